/// The reason that a file of the user's isn't sent. The draft is as it was.
package enum AttachingProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// There is no file at this path.
    case noFile(path: String)
    /// The path is that of a folder.
    case folder(path: String)
    /// The path is that of a device or a pipe.
    case notAFile(path: String)
    /// The file can't be read, for the reason that the system reports.
    case unreadable(path: String, reason: String)
    /// The file has no bytes.
    case empty(path: String)
    /// The file is larger than the service allows. Both numbers are in bytes.
    case tooLarge(path: String, bytes: Int64, limit: Int64)
    /// The file changed while it was being copied.
    case changed(path: String)
    /// The user doesn't want to send it any longer.
    case canceled(path: String)
    /// Confab's copy of it can't be stored.
    case notStored(path: String, StorageProblem)
    /// The program that prints a picture isn't installed.
    case noProgram(PictureSource, program: String)
    /// The program didn't print a picture; the reason that it gave.
    case noPicture(PictureSource, program: String, reason: String)
    /// A message can't send more files than these at once.
    case tooMany(limit: Int)
    /// The draft has all the files that it can have, so nothing can be attached to it.
    case noRoom(limit: Int)
    /// The field has a message that is being edited, and an edit has no files.
    case editing
}

/// Something that pictures to attach come from, by a program.
package enum PictureSource: String, Codable, CaseIterable, Hashable, Sendable {
    case camera, clipboard
}
