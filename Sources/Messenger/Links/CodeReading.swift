/// The result of looking for QR codes in an image.
package enum CodeReading: Codable, Equatable, Hashable, Sendable {
    /// The contents of the codes, one element each; at least one.
    case found([String])
    /// The reason that nothing could be read.
    case failed(CodeProblem)
}

/// The reason that no QR code could be read from a file.
package enum CodeProblem: Codable, Equatable, Hashable, Sendable {
    /// The program that reads codes isn't installed.
    case noReader
    /// The user gave no file name.
    case noName
    /// The user gave more than one file name.
    case severalFiles
    /// The file doesn't exist.
    case noFile(String)
    /// The path is a folder.
    case folder(String)
    /// The path is a device or a pipe.
    case notAFile(String)
    /// The file can't be read, for the reason that the system reports.
    case unreadable(String, reason: String)
    /// The file is too large for an image of a code. Both numbers are in bytes.
    case tooLarge(String, bytes: Int, limit: Int)
    /// The file isn't an image of a known format.
    case noImage(String)
    /// The file begins like an image but can't be decoded.
    case damaged(String)
    /// The image contains no QR code.
    case noCode(String)
    /// The image contains so many codes, but none is a link; the content of the first.
    case noLink(String, codes: Int)
    /// Reading took longer than this many seconds.
    case tookTooLong(seconds: Int)
    /// The program that reads codes couldn't be run, for the reason that the system reports.
    case readerFailed(String)
}
