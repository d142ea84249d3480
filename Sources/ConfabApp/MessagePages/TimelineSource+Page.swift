import TerminalDOM

// What differs between the pages of histories.
extension TimelineSource {
    /// The contexts for keys on its page, the innermost first.
    var pageContexts: [KeyContext] {
        let own: [KeyContext] =
            switch self {
            case .pins: [.pins]
            case .merged: [.record]
            case .collected: [.collected, .messagesPage]
            case .chat, .hits, .thread, .given: [.messagesPage]
            }
        return own + [.timeline, .everywhere]
    }

    /// The title of its page, unless that's the title of a record.
    func pageTitle(_ strings: any Strings) -> String {
        switch self {
        case .pins: strings.pinsTitle()
        case .merged: strings.wholeMessageTitle()
        case .hits: strings.hitsTitle()
        case .thread: strings.threadTitle()
        case .collected: strings.collectedTitle()
        case .chat, .given: ""
        }
    }

    /// The text on its page instead of messages.
    func emptyPage(_ env: ViewEnvironment) -> (title: String, help: String) {
        let strings = env.strings
        return switch self {
        case .pins: (strings.noPins(), strings.noPinsHelp(env.key(.pinMessage, in: .timeline)))
        case .hits: (strings.nothingFound(), "")
        case .thread: (strings.threadIsGone(), "")
        case .collected:
            (strings.nothingCollected(), strings.nothingCollectedHelp(env.key(.collectMessage, in: .timeline)))
        // The page closes.
        case .merged: ("", "")
        case .chat, .given: ("", "")
        }
    }

    /// True if the messages are copies that the user has collected.
    var isCollection: Bool { if case .collected = self { true } else { false } }

    /// True if the messages are parts of one message, so the store has none of them on its own.
    var isPartOfMessage: Bool { if case .merged = self { true } else { false } }
}
