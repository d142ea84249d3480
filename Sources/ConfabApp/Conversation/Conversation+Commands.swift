import Loop
import Messenger
package import TerminalDOM

// What the commands do in the open chat.
extension Conversation {
    /// Does a command of the open chat.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        let strings = shared.strings
        switch command {
        case .olderMessage, .newerMessage:
            if focus == .composer { focus = .timeline }
            select(by: command == .olderMessage ? -1 : 1)
        case .scrollUp: scroll.move(by: -pageLines(), from: &viewport)
        case .scrollDown: scroll.move(by: pageLines(), from: &viewport)
        case .oldest: return Outcome(effects: goTo(.oldest))
        case .newest: return Outcome(effects: goTo(.newest))
        case .compose: return Outcome(intents: [.focus(.composer)])
        case .search: openChatSearch()
        case .olderHit: return step(by: 1, strings)
        case .newerHit: return step(by: -1, strings)
        case .card: return Outcome(intents: [.openCard(chat)])
        case .mute: return Outcome(intents: [.act(.mute, on: [ChosenChat(chat)])])
        case .rowMenu:
            let menu = ChatActionMenu([ChosenChat(chat)], isSelection: false, isAtTitle: true)
            return Outcome(intents: [.present(.chatActionMenu(menu))])
        case .leaveGroup:
            guard ChosenChat(chat).canLeave else { break }
            let question = ChatActionQuestion(.leave, [ChosenChat(chat)]).layer(strings)
            return Outcome(intents: [.present(question)])
        case .inviteContact:
            guard let group = chat.kind.group, chat.condition.canSend else { break }
            return Outcome(effects: [.perform(.query(.invitable(profile, group)))])
        case .copyMessage: return copy(strings)
        case .openLink: return openLink(strings)
        case .retry: return retry(strings)
        case .interrupt: return focus == .composer && !composer.isEmpty ? clear(strings) : nil
        case .deleteChat:
            return Outcome(effects: [.perform(.query(.chosen(.act(.delete), [chat.id])), id: .loadChosen)])
        case .send: return submit(shared)
        case .sendAsText: return send(.typed(composer.text))
        case .nextPane: return completeSender(shared) ?? complete(shared)
        case .next: moveSuggestion(by: 1)
        case .previous: moveSuggestion(by: -1)
        case .lineBreak: return write(.insert("\n"), strings)
        default: return nil
        }
        return Outcome()
    }

    /// False for commands about messages that aren't there, and about a chat in which the user can't write.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { isOffered(command) }

    func isOffered(_ command: CommandID) -> Bool {
        switch command {
        case .olderMessage, .scrollUp, .copyMessage: page?.messages.isEmpty == false
        case .openLink: !links().isEmpty
        case .retry: failedMessage != nil
        // Not only once something is written: nothing in the footer moves while the user types.
        case .compose, .send, .sendAsText, .lineBreak: chat.condition.canSend
        case .inviteContact: chat.kind.group != nil && chat.condition.canSend
        case .leaveGroup: ChosenChat(chat).canLeave
        // The user's role in a group is read only then.
        case .deleteChat: chat.kind.group != nil || ChosenChat(chat).has(.delete)
        default: true
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch command {
        case .nextPane where completions != nil: .complete
        case .back:
            switch backTarget(shared) {
            case .nothingSelected: .deselect
            case .list where shared.isSearchOpen: .results
            case .chatWithoutSearch where focus == .timeline: .closeSearch
            case .chatWithoutSearch, .list: nil
            }
        default: nil
        }
    }

    /// Changes the text of the new message, or of the search in the chat.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch focus {
        // In an empty field, End has nothing to do but this.
        case .composer where composer.isEmpty && edit == .move(.lineEnd): Outcome(effects: goTo(.newest))
        case .composer: write(edit, shared.strings)
        case .chatSearch: Outcome(effects: find(edit, zone: shared.clock.zone))
        case .timeline: Outcome()
        }
    }

    private enum BackTarget {
        case chatWithoutSearch, nothingSelected, list
    }

    /// The place that Escape leads to.
    private func backTarget(_ shared: Shared) -> BackTarget {
        guard focus != .composer else { return .list }
        if let chatSearch {
            // From a message that the search in all chats led to, one goes back to its hit there.
            let isAtHit = focus == .timeline && chatSearch.isOffered && shared.isSearchOpen
            return isAtHit ? .list : .chatWithoutSearch
        }
        return selection == nil ? .list : .nothingSelected
    }

    /// Closes the search in the chat, selects nothing, or goes to the list beside it; nil if the chat is to be closed.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        switch backTarget(shared) {
        case .chatWithoutSearch: return Outcome(effects: closeChatSearch())
        case .nothingSelected:
            selection = nil
            return Outcome()
        case .list: return shared.isWide ? Outcome(effects: keepDraft(), intents: [.focus(.list)]) : nil
        }
    }

    /// Keeps what is being written.
    package mutating func close(_ shared: Shared) -> Outcome<Action> { Outcome(effects: keepDraft()) }

    private func pageLines() -> Int {
        max(1, (viewport?.height ?? 10) - 2)
    }

    private mutating func select(by step: Int) {
        guard let messages = page?.messages, !messages.isEmpty else { return }
        let current = selection.flatMap { id in messages.firstIndex { $0.id == id } }
        let start = step < 0 ? seen?.upperBound ?? messages.count - 1 : seen?.lowerBound ?? 0
        let wanted = current.map { $0 + step } ?? start
        if wanted >= messages.count {
            // Below the newest message nothing is selected: that is where one began.
            selection = nil
            scroll = ListScroll(.end)
            return
        }
        let id = messages[max(0, wanted)].id
        selection = id
        scroll.show(id, from: viewport)
    }

    mutating func goTo(_ end: MessageAnchor) -> [Work] {
        selection = nil
        let isRead = end == .oldest ? page?.hasOlder == false : page?.hasNewer == false
        scroll = ListScroll(end == .oldest ? .start : .end)
        guard !isRead else { return [] }
        page = nil
        viewport = nil
        isLoading = true
        return [.perform(.query(.messages(chat.id, end, limit: Self.pageSize)))]
    }

    /// The chosen message, or the newest one.
    private var chosenMessage: Message? {
        guard let messages = page?.messages else { return nil }
        return selection.flatMap { id in messages.first { $0.id == id } } ?? messages.last
    }

    private func copy(_ strings: any Strings) -> Outcome<Action> {
        guard let message = chosenMessage else { return Outcome() }
        let own = message.content.text.plain
        let text = own.isEmpty ? message.content.attachment?.safeName ?? "" : own
        guard !text.isEmpty else { return Outcome(intents: [.notice(strings.nothingToCopy())]) }
        return Outcome(effects: [.perform(.terminal(.copy(text)))], intents: [.notice(strings.messageCopied())])
    }

    private func openLink(_ strings: any Strings) -> Outcome<Action> {
        let links = links()
        guard let link = links.first else { return Outcome(intents: [.notice(strings.noLink())]) }
        guard links.count > 1 else { return Outcome(intents: [open(link)]) }
        let choices = links.map { ($0.harmlessName, open($0)) }
        return Outcome(intents: [.present(.confirmation(Confirmation(strings.linksTitle(), choices: choices)))])
    }

    /// Opens a Confab link here, and every other one with another program.
    private func open(_ address: String) -> Intent {
        guard ConnectLink.isAddress(address) else { return .perform(.terminal(.openLink(address))) }
        return ConnectLink.find(in: address).link.map { .present(.newChat(.follow(NewChat.Followed($0)))) }
            ?? .problem(.linkText(.malformed))
    }

    /// The addresses that the chosen message, or the newest one, can open.
    func links() -> [String] {
        guard let content = chosenMessage?.content else { return [] }
        if case .chatLink(let link) = content { return [link.address] }
        let text = content.text
        // Messages from elsewhere, and from earlier versions, have Confab links as text.
        let typed = StyledText(findingLinksIn: text.plain).links.filter(ConnectLink.isAddress)
        var links: [String] = []
        for link in text.links + typed where !links.contains(link) { links.append(link) }
        return links
    }

    /// The chosen message if it wasn't sent; while none is chosen, the last one that wasn't.
    private var failedMessage: Message? {
        guard selection == nil else { return chosenMessage.flatMap { $0.isFailed ? $0 : nil } }
        return page?.messages.last(where: \.isFailed)
    }

    private func retry(_ strings: any Strings) -> Outcome<Action> {
        guard let failedMessage else { return Outcome(intents: [.notice(strings.nothingToRetry())]) }
        return Outcome(effects: [.request(.retry(failedMessage.id), of: profile, by: .conversation)])
    }

    /// Sends a message, and empties the field.
    mutating func send(_ message: OutgoingMessage) -> Outcome<Action> {
        guard chat.condition.canSend, !composer.text.allSatisfy(\.isWhitespace) else { return Outcome() }
        composer = EditableText()
        savedDraft = ""
        unread = nil
        selection = nil
        scroll = ListScroll(.end)
        // The draft that was kept is forgotten when the message is stored, and not before.
        var effects: [Work] = [
            .cancel(.saveDraft), .request(.send(message, to: chat.id), of: profile, by: .conversation),
        ]
        if page?.hasNewer == true { effects += goTo(.newest) }
        return Outcome(effects: effects)
    }

    /// Changes the text of the new message, and says so when not all of it fits.
    mutating func write(_ command: EditCommand, _ strings: any Strings) -> Outcome<Action> {
        let before = composer
        let limit = Self.characterLimit
        composer.apply(command, width: composerWidth, limit: limit)
        guard composer.text != before.text else { return Outcome(intents: tooLong(command, before, strings)) }
        cleared = nil
        suggestion = nil
        return Outcome(
            effects: [.after(Self.draftPause, .draftDue, id: .saveDraft)], intents: tooLong(command, before, strings))
    }

    private func tooLong(_ command: EditCommand, _ before: EditableText, _ strings: any Strings) -> [Intent] {
        let limit = Self.characterLimit
        let added = composer.characters.count - before.characters.count
        guard case .insert(let text) = command, composer.characters.count == limit, text.count > added else {
            return []
        }
        return [.notice(strings.tooLong(limit))]
    }

    /// Clears the field. Undo brings the text back, and so does quitting, if nothing else is written before.
    private mutating func clear(_ strings: any Strings) -> Outcome<Action> {
        let text = composer.text
        composer.apply(.selectAll)
        let outcome = write(.cutSelection, strings)
        cleared = text
        return outcome
    }

    /// Puts back what Ctrl-C has just cleared.
    mutating func restoreCleared() {
        if let cleared, composer.isEmpty { composer = EditableText(cleared) }
    }

    /// Puts `text`, which could not be sent, back before what has been written since.
    mutating func takeBack(_ text: String) -> [Work] {
        let since = composer.text
        // What was kept of it while it was written is there already.
        guard since != text else { return [] }
        composer = EditableText(since.isEmpty ? text : text + "\n" + since)
        return [.after(Self.draftPause, .draftDue, id: .saveDraft)]
    }

    /// Keeps what is being written, if it is not kept already.
    mutating func keepDraft() -> [Work] {
        let text = composer.text
        guard text != savedDraft else { return [] }
        savedDraft = text
        return [
            .cancel(.saveDraft),
            .perform(.save(.draft(Draft(chat: chat.id, text: text, cursor: composer.cursor)))),
        ]
    }
}

extension Message {
    /// True if it was not sent.
    var isFailed: Bool { if case .failed = delivery { true } else { false } }
}
