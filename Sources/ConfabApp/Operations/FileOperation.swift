package import Messenger

/// Work with the files of messages, on another thread.
package enum FileOperation: Codable, Equatable, Sendable {
    /// Draws a picture; answered by ``Pictures/Action/drawn(_:_:)``.
    case draw(PictureRequest)
    /// Copies a file into a folder of the user's, under this name if no file there has it; answered by
    /// ``AppAction/fileSaved(_:)``.
    case save(FileHash, name: String, folder: String)
    /// Opens a copy of a file, which has this name, with a program.
    case open(FileHash, name: String, program: String)
}
