import Messenger

// What recordings keep of messages.
extension MessagesPage.Action {
    func redacted(_ redact: (String) -> String) -> MessagesPage.Action {
        switch self {
        case .timeline(let action): .timeline(action.redacted(redact))
        case .collectedLoaded(let anchor, let copies, let people, let hasOlder, let hasNewer):
            .collectedLoaded(
                anchor, copies.redacted(redact), people.redacted(redact), hasOlder: hasOlder, hasNewer: hasNewer)
        case .sourceFound(let message, let chat, let position):
            .sourceFound(message, chat.redacted(redact), position)
        }
    }
}

extension TimelineSource {
    /// The same without the words of a search. Nobody searches for nothing, so a replay knows the query as one that was
    /// redacted.
    fileprivate var redacted: TimelineSource {
        if case .hits(let chat, _) = self { .hits(chat, SearchQuery()) } else { self }
    }

    /// Returns `asked` if this is the same source in a redacted recording. What is typed in a replay is redacted character by
    /// character, so its query isn't that of the recorded answer.
    func restored(_ asked: TimelineSource) -> TimelineSource {
        if case .hits(let chat, let query) = self, query.isEmpty, case .hits(chat, _) = asked { asked } else { self }
    }
}

extension Timeline.Action {
    /// Returns the action with the source of the timeline that asked, if it comes from a redacted recording.
    func restored(_ asked: TimelineSource) -> Timeline.Action {
        switch self {
        case .pageLoaded(let source, let anchor, let page): .pageLoaded(source.restored(asked), anchor, page)
        case .pageFailed(let source, let anchor, let problem): .pageFailed(source.restored(asked), anchor, problem)
        case .peopleLoaded(let source, let people, let read): .peopleLoaded(source.restored(asked), people, read)
        case .wholeLoaded(let source, let messages): .wholeLoaded(source.restored(asked), messages)
        default: self
        }
    }

    func redacted(_ redact: (String) -> String) -> Timeline.Action {
        switch self {
        case .pageLoaded(let source, let anchor, var page):
            page.messages = page.messages.redacted(redact)
            page.people = page.people.redacted(redact)
            return .pageLoaded(source.redacted, anchor, page)
        case .rangeLoaded(let source, let range, var page):
            page.messages = page.messages.redacted(redact)
            page.people = page.people.redacted(redact)
            return .rangeLoaded(source, range, page)
        case .peopleLoaded(let source, let people, let read):
            return .peopleLoaded(source.redacted, people, read.redacted(redact))
        case .wholeLoaded(let source, let messages):
            return .wholeLoaded(source.redacted, messages.redacted(redact))
        case .pageFailed(let source, let anchor, let problem):
            return .pageFailed(source.redacted, anchor, problem.redacted(redact))
        case .reactionClicked(let message, let emoji, let isOn):
            return .reactionClicked(message, emoji: redact(emoji), isOn: isOn)
        case .viewportChanged, .wheelTurned, .newestClicked, .messageClicked, .contentClicked, .retryClicked,
            .quoteClicked, .answerClicked, .repliesClicked, .readersClicked, .personClicked, .menuClicked, .clicked:
            return self
        }
    }
}
