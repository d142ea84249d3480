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

extension MessagePage {
    fileprivate func redacted(_ redact: (String) -> String) -> MessagePage {
        var page = self
        page.messages = messages.redacted(redact)
        page.people = people.redacted(redact)
        return page
    }
}

extension Timeline.Action {
    /// Returns the action with the source of the timeline that asked, if it comes from a redacted recording.
    func restored(_ asked: TimelineSource) -> Timeline.Action { answering { $0.restored(asked) } }

    func redacted(_ redact: (String) -> String) -> Timeline.Action {
        switch answering(\.redacted) {
        case .pageLoaded(let source, let anchor, let page):
            .pageLoaded(source, anchor, page.redacted(redact))
        case .rangeLoaded(let source, let range, let page):
            .rangeLoaded(source, range, page.redacted(redact))
        case .peopleLoaded(let source, let people, let read):
            .peopleLoaded(source, people, read.redacted(redact))
        case .wholeLoaded(let source, let messages):
            .wholeLoaded(source, messages.redacted(redact))
        case .pageFailed(let source, let anchor, let problem):
            .pageFailed(source, anchor, problem.redacted(redact))
        case .reactionClicked(let message, let emoji, let isOn):
            .reactionClicked(message, emoji: redact(emoji), isOn: isOn)
        case .viewportChanged, .wheelTurned, .newestClicked, .messageClicked, .contentClicked, .retryClicked,
            .quoteClicked, .answerClicked, .repliesClicked, .readersClicked, .personClicked, .menuClicked, .clicked:
            self
        }
    }

    /// Returns an answer as the one to another source, and any other action unchanged.
    private func answering(_ source: (TimelineSource) -> TimelineSource) -> Timeline.Action {
        switch self {
        case .pageLoaded(let asked, let anchor, let page): .pageLoaded(source(asked), anchor, page)
        case .rangeLoaded(let asked, let range, let page): .rangeLoaded(source(asked), range, page)
        case .peopleLoaded(let asked, let people, let read): .peopleLoaded(source(asked), people, read)
        case .wholeLoaded(let asked, let messages): .wholeLoaded(source(asked), messages)
        case .pageFailed(let asked, let anchor, let problem): .pageFailed(source(asked), anchor, problem)
        case .viewportChanged, .wheelTurned, .newestClicked, .messageClicked, .contentClicked, .retryClicked,
            .reactionClicked, .quoteClicked, .answerClicked, .repliesClicked, .readersClicked, .personClicked,
            .menuClicked, .clicked:
            self
        }
    }
}
