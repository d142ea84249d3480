package import Messenger

/// Work with the files of messages and those of the user, on another thread.
package enum FileOperation: Codable, Equatable, Sendable {
    /// Draws a picture; answered by ``Pictures/Action/drawn(_:_:)``.
    case draw(PictureRequest)
    /// Copies a file into a folder of the user's, under this name if no file there has it; answered by
    /// ``AppAction/fileSaved(_:_:)``.
    case save(FileHash, name: String, folder: String)
    /// Finds the files and folders that complete a path in the field of a chat; answered by
    /// ``Composer/Action/pathsFound(_:_:)``.
    case findPaths(String, in: ChatID)
    /// Looks at files that are to be attached instead of a path in the field of a chat, of at most so many bytes; answered by
    /// ``Composer/Action/attached(_:typed:_:problem:)``.
    case attach([String], typed: String, in: ChatID, limit: Int64)
    /// Stores a text as a file, to attach it in a chat; answered by ``Composer/Action/attached(_:typed:_:problem:)``.
    case attachText(String, in: ChatID)
    /// Has a command print a picture, of at most so many bytes, and stores it, to attach it in a chat; answered by
    /// ``Composer/Action/attached(_:typed:_:problem:)``.
    case capture(PictureSource, String, in: ChatID, limit: Int64)
    /// Looks for the programs of items of the message field; answered by ``AppAction/programsFound(missing:)``.
    case findPrograms(of: [ItemCommand])
    /// Reads the user's catalogs of stickers; answered by ``StickerPicker/Action/loaded(_:folder:problems:)``.
    case readStickers
    /// Keeps files that no message has any longer for so many days from now on. Before that, none is removed.
    case keepUnused(days: Int)
    /// Ends the copying of the file that a message sends.
    case cancelSending(TransactionID)
    /// Opens a copy of a file, which has this name, with a program; answered by ``AppAction/executableFound(_:name:)`` if that may
    /// run the file, unless the user has agreed.
    case open(FileHash, name: String, program: String, isAgreed: Bool = false)
}
