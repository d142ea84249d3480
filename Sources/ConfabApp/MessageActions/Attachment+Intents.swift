import Messenger

extension Attachment {
    /// Opens the file with the program for links.
    func open(_ options: Options) -> Intent {
        guard let file = storedFile else { return .problem(.saving(.noFile(name: safeName))) }
        return .perform(.file(.open(file, name: safeName, program: options.linkOpener)))
    }

    /// Saves a copy of the file in the user's folder for downloads.
    func save(_ options: Options) -> Intent {
        guard let file = storedFile else { return .problem(.saving(.noFile(name: safeName))) }
        return .perform(.file(.save(file, name: safeName, folder: options.downloads)))
    }
}
