/// What came of looking for QR codes in an image.
public enum CodeReading: Codable, Equatable, Hashable, Sendable {
    /// What the codes say, each on its own; at least one.
    case found([String])
    /// Why nothing was read.
    case failed(CodeProblem)
}

/// Why no QR code could be read from a file.
public enum CodeProblem: Codable, Equatable, Hashable, Sendable {
    /// The program that reads codes is not installed.
    case noReader
    /// No file was named.
    case noName
    /// More than one file was named.
    case severalFiles
    /// There is no such file.
    case noFile(String)
    /// It is a folder.
    case folder(String)
    /// It is no file at all, but a device or a pipe.
    case notAFile(String)
    /// It may not be read, or cannot be; what the system says.
    case unreadable(String, reason: String)
    /// It is larger than an image of a code ever is; both in bytes.
    case tooLarge(String, bytes: Int, limit: Int)
    /// What is in it is no image of a known kind.
    case noImage(String)
    /// It begins like an image and cannot be read as one.
    case damaged(String)
    /// There is no QR code in the image.
    case noCode(String)
    /// It took longer than so many seconds.
    case tookTooLong(seconds: Int)
    /// The program that reads codes could not be run; what the system says.
    case readerFailed(String)
}
