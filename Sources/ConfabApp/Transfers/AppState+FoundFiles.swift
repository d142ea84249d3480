import Messenger

extension AppState {
    /// Notes that a file that may have been missing is there, and draws its pictures that are on the screen.
    mutating func noteFound(_ file: FileHash) -> [AppEffect] {
        withMain { $0.transfers.noteFound(file) }
        return pictures.drawMissing(file)
    }
}

extension MessageContent {
    /// The files on this device: the attached one, and its cover.
    var storedFiles: [FileHash] { [attachment?.storedFile, attachment?.cover?.storedFile].compactMap { $0 } }
}
