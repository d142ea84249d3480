internal import Messenger

// Members and contacts have numbers in their own profile only, so mailbox messages name people by address.
extension MessageContent {
    /// The content with every mention replaced by what `map` makes of it; where that is nil, the mention is text.
    func mappingMentions(_ map: (Mention) throws -> Mention?) rethrows -> MessageContent {
        try mappingText { try $0.mappingMentions(map) }
    }
}

extension StyledText {
    fileprivate func mappingMentions(_ map: (Mention) throws -> Mention?) rethrows -> StyledText {
        // Built again even without mentions, because the runs in a mailbox message may lie outside the text.
        StyledText(
            plain,
            runs: try runs.compactMap { run in
                guard case .mention(let mention) = run.style else { return run }
                return try map(mention).map { StyleRun(start: run.start, length: run.length, style: .mention($0)) }
            })
    }
}
