import Messenger

extension AppState {
    /// Asks for the files of the messages on the screen that the options say to download unasked, each once.
    mutating func requestFiles() -> [AppEffect] {
        let shared = Shared(self)
        guard shared.capabilities.contains(.downloads), shared.isConversationSeen,
            let wanted = main?.conversation?.timeline.wantedFiles(shared), !wanted.isEmpty
        else { return [] }
        return wanted.flatMap { message in
            withMain { $0.transfers.noteAutomatic(message.id) }
            let limit = shared.options.autoDownload.limit(for: message.content)
            return download(message.id, nil, limit: limit, by: .conversation)
        }
    }
}

extension Timeline {
    /// The messages on the screen whose files are to be downloaded.
    fileprivate func wantedFiles(_ shared: Shared) -> [Message] {
        guard let visible else { return [] }
        return messages[visible].filter { message in
            guard case .remote = message.content.attachment?.place else { return false }
            return shared.options.autoDownload.allows(message.content) && !shared.transfers.wasAskedFor(message.id)
        }
    }
}
