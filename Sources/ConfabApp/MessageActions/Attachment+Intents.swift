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

extension Confirmation {
    /// Asks before a file is opened that may run as a program.
    init(opening file: FileHash, _ name: String, _ options: Options) {
        let strings = options.strings
        let operation = FileOperation.open(file, name: name, program: options.linkOpener, isAgreed: true)
        self.init(
            strings.opensExecutable(name.harmlessName), help: strings.opensExecutableHelp(), isWarning: true,
            answers: [
                Answer(label: strings.cancel(), intents: [.close]),
                Answer(label: strings.openAnyway(), intents: [.close, .perform(.file(operation))]),
            ])
    }
}
