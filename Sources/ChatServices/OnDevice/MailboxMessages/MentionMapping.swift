internal import Messenger

// Members and contacts have numbers in their own profile only, so mailbox messages name people by address.
extension MessageContent {
    /// The content with every mention replaced by what `map` makes of it.
    func mappingMentions(_ map: (Mention) throws -> Mention) rethrows -> MessageContent {
        switch self {
        case .text(let text): return .text(try text.mappingMentions(map))
        case .emote(let text): return .emote(try text.mappingMentions(map))
        case .image(let file, let caption): return .image(file, caption: try caption.mappingMentions(map))
        case .video(let file, let seconds, let caption):
            return .video(file, seconds: seconds, caption: try caption.mappingMentions(map))
        case .file(let file, let caption): return .file(file, caption: try caption.mappingMentions(map))
        default: return self
        }
    }

    /// The people whom the text names.
    var mentions: [Mention] {
        text.runs.compactMap { if case .mention(let mention) = $0.style { mention } else { nil } }
    }
}

extension StyledText {
    fileprivate func mappingMentions(_ map: (Mention) throws -> Mention) rethrows -> StyledText {
        // Built again even without mentions, because the runs in a mailbox message may lie outside the text.
        StyledText(
            plain,
            runs: try runs.map { run in
                guard case .mention(let mention) = run.style else { return run }
                return StyleRun(start: run.start, length: run.length, style: .mention(try map(mention)))
            })
    }
}
