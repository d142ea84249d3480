import Loop
import Messenger
import TerminalDOM

// What the commands do in the open chat.
extension Conversation {
    /// Does `command`; `nil` when it is none of the open chat.
    static func perform(_ state: inout State, _ command: CommandID, words: Words) -> [AppEffect]? {
        switch command {
        case .olderMessage: select(&state, by: -1)
        case .newerMessage: select(&state, by: 1)
        case .scrollUp: scroll(&state, by: -pageLines(state))
        case .scrollDown: scroll(&state, by: pageLines(state))
        case .oldest: return goTo(&state, .oldest)
        case .newest: return goTo(&state, .newest)
        case .copyMessage: return copy(state, words)
        case .openLink: return openLink(state, words)
        case .retry: return retry(state, words)
        case .send: return send(&state)
        case .lineBreak: return edit(&state, .insert("\n"))
        default: return nil
        }
        return []
    }

    private static func pageLines(_ state: State) -> Int {
        max(1, (state.viewport?.height ?? 10) - 2)
    }

    static func scroll(_ state: inout State, by lines: Int) {
        if let scroll = state.viewport?.scroll(by: lines) { state.scroll = scroll }
    }

    private static func select(_ state: inout State, by step: Int) {
        guard let messages = state.page?.messages, !messages.isEmpty else { return }
        let current = state.selection.flatMap { id in messages.firstIndex { $0.id == id } }
        let start = step < 0 ? state.seen?.upperBound ?? messages.count - 1 : state.seen?.lowerBound ?? 0
        let wanted = current.map { $0 + step } ?? start
        if wanted >= messages.count {
            // Below the newest message nothing is selected: that is where one began.
            state.selection = nil
            state.scroll = ListScroll(.end)
            return
        }
        let id = messages[max(0, wanted)].id
        state.selection = id
        state.scroll = state.viewport?.scroll ?? state.scroll
        state.scroll.reveal = id
    }

    private static func goTo(_ state: inout State, _ end: MessageAnchor) -> [AppEffect] {
        state.selection = nil
        let isRead = end == .oldest ? state.page?.hasOlder == false : state.page?.hasNewer == false
        state.scroll = ListScroll(end == .oldest ? .start : .end)
        guard !isRead else { return [] }
        state.page = nil
        state.viewport = nil
        state.isLoading = true
        return [.perform(.query(.messages(state.chat.id, end, limit: pageSize)))]
    }

    /// The chosen message, or the newest one.
    private static func target(_ state: State) -> Message? {
        guard let messages = state.page?.messages else { return nil }
        return state.selection.flatMap { id in messages.first { $0.id == id } } ?? messages.last
    }

    private static func copy(_ state: State, _ words: Words) -> [AppEffect] {
        guard let message = target(state) else { return [] }
        let own = message.content.text.plain
        let text = own.isEmpty ? message.content.attachment?.safeName ?? "" : own
        guard !text.isEmpty else { return [.notice(words.nothingToCopy())] }
        return [.perform(.terminal(.copy(text))), .notice(words.copied())]
    }

    private static func openLink(_ state: State, _ words: Words) -> [AppEffect] {
        guard let link = links(state).first else { return [.notice(words.noLink())] }
        return [.perform(.terminal(.openLink(link)))]
    }

    /// The addresses that the chosen message, or the newest one, can open.
    static func links(_ state: State) -> [String] {
        guard let content = target(state)?.content else { return [] }
        if case .chatLink(let link) = content { return [link.address] }
        var links: [String] = []
        for link in content.text.links where !links.contains(link) { links.append(link) }
        return links
    }

    private static func retry(_ state: State, _ words: Words) -> [AppEffect] {
        let messages = state.page?.messages ?? []
        let failed = messages.last { $0.isFailed }
        let chosen = state.selection == nil ? failed : target(state)
        guard let chosen, chosen.isFailed else { return [.notice(words.nothingToRetry())] }
        return [.request(.retry(chosen.id), of: state.profile, by: .conversation)]
    }

    private static func send(_ state: inout State) -> [AppEffect] {
        let text = state.composer.text
        guard state.chat.condition.canSend, !text.allSatisfy(\.isWhitespace) else { return [] }
        state.composer = EditableText()
        state.savedDraft = ""
        state.unread = nil
        state.selection = nil
        state.scroll = ListScroll(.end)
        state.newBelow = 0
        // The draft that was kept is forgotten when the message is stored, and not before.
        var effects: [AppEffect] = [
            .cancel(.saveDraft), .request(.send(.typed(text), to: state.chat.id), of: state.profile, by: .conversation),
        ]
        if state.page?.hasNewer == true { effects += goTo(&state, .newest) }
        return effects
    }

    static func edit(_ state: inout State, _ command: EditCommand) -> [AppEffect] {
        let before = state.composer.text
        state.composer.apply(command, width: state.composerWidth, limit: characterLimit)
        guard state.composer.text != before else { return [] }
        return [.after(draftPause, .conversation(.draftDue), id: .saveDraft)]
    }

    /// Puts `text`, which could not be sent, back before what has been written since.
    static func takeBack(_ state: inout State, _ text: String) -> [AppEffect] {
        let since = state.composer.text
        // What was kept of it while it was written is there already.
        guard since != text else { return [] }
        state.composer = EditableText(since.isEmpty ? text : text + "\n" + since)
        return [.after(draftPause, .conversation(.draftDue), id: .saveDraft)]
    }

    /// Keeps what is being written, if it is not kept already.
    static func keepDraft(_ state: inout State) -> [AppEffect] {
        let text = state.composer.text
        guard text != state.savedDraft else { return [] }
        state.savedDraft = text
        return [
            .cancel(.saveDraft),
            .perform(.save(.draft(Draft(chat: state.chat.id, text: text, cursor: state.composer.cursor)))),
        ]
    }
}

extension Message {
    /// Whether it was not sent.
    var isFailed: Bool { if case .failed = delivery { true } else { false } }
}
