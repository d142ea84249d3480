import Loop
package import Messenger
package import TerminalDOM

/// The pinned messages of a chat, the newest pin first.
package struct PinsPage: Feature, PageOfMessages {
    package var chat: ChatSummary
    package var timeline: Timeline
    /// The user's own name in the chat.
    package var ownName: String
    /// The user's role in the group; nil for another chat.
    package var role: MemberRole?

    package enum Action: Codable, Equatable, Sendable {
        /// Something happened in the messages.
        case timeline(Timeline.Action)
    }

    /// The page of `chat`, nothing read yet.
    init(_ chat: ChatSummary, ownName: String, role: MemberRole? = nil) {
        self.chat = chat
        self.ownName = ownName
        self.role = role
        timeline = Timeline(.pins(chat.id))
        timeline.scroll = ListScroll(.start)
    }

    /// The keys of messages, and one that goes to a message.
    package var contexts: [KeyContext] { [.pins, .timeline, .everywhere] }

    /// Reads the messages.
    package func open(_ shared: Shared) -> Outcome<Action> { Outcome(effects: work(timeline.read(.newest))) }

    package func accepts(_ action: Action) -> Bool {
        switch action {
        case .timeline(let action): timeline.accepts(action)
        }
    }

    /// Takes an action of the messages.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        guard case .timeline(let action) = action else { return Outcome() }
        let isFirst = timeline.page == nil
        let effects = work(timeline.reduce(action))
        if isFirst {
            timeline.scroll = ListScroll(.start)
            timeline.selection = timeline.messages.first?.id
        }
        switch action {
        // The chat behind the page shows the quoted message.
        case .quoteClicked(let message):
            return (timeline.message(message)?.quote?.message).map(goTo)
                ?? Outcome(intents: [.notice(shared.strings.messageIsGone())])
        case .contentClicked(let message):
            if let opened = timeline.message(message).flatMap({ opened($0, shared) }) { return opened }
        case .personClicked(let message, let person, _): return showCard(of: person, in: message, chat)
        case .wholeLoaded(timeline.source, _): return performOnWholes(shared)
        case .reactionClicked(let message, let emoji, let isOn):
            return Outcome(intents: [.request(.react(message, emoji: emoji, isOn: isOn), by: .pinsPage)])
        default: break
        }
        return Outcome(effects: effects)
    }

    /// Closes the page. The chat behind it shows the message once its place was read.
    private func goTo(_ message: MessageID) -> Outcome<Action> {
        Outcome(intents: [.close, .perform(.query(.place(chat.id, message)))])
    }

    /// Moves, goes to the selected message, unpins it, or does something with the marked ones.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let work = timeline.moveOnPage(command) { return Outcome(effects: self.work(work)) }
        guard let message = timeline.selectedMessage ?? timeline.messages.first else { return ignored(command) }
        switch command {
        case .open: return goTo(message.id)
        case .openLink: return opened(message, shared) ?? Outcome(intents: [.notice(shared.strings.notPossible(.open))])
        case .pinMessage:
            guard timeline.marked.isEmpty else { return Outcome(intents: [.notice(shared.strings.notPossible(.pin))]) }
            return Outcome(intents: [.request(.pin(message.id, isOn: false), by: .pinsPage)])
        default: return command.messageAction.flatMap { act($0, shared) } ?? ignored(command)
        }
    }

    /// Only what the page can do.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .open, .olderMessage, .newerMessage, .scrollUp, .scrollDown, .oldest, .newest: !timeline.messages.isEmpty
        case .pinMessage: !timeline.messages.isEmpty && timeline.marked.isEmpty
        case .openLink: (timeline.selectedMessage ?? timeline.messages.first).flatMap { opened($0, shared) } != nil
        case .back, .help: true
        default: command.messageAction.map { allows($0, shared) } ?? !command.isGiven(in: .timeline)
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        command == .pinMessage ? .unpin : markingWord(command)
    }

    /// Unmarks the messages first.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? { unmark() }

    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        unmark(after: call, outcome)
        return nil
    }

    static let asker = ServiceCall.Asker.pinsPage

    func facts(of message: Message, _ shared: Shared) -> MessageAction.Facts {
        MessageAction.Facts(
            chat: chat, role: role, kinds: shared.contentKinds, now: shared.clock.now,
            revokeHours: shared.options.revokeHours)
    }

    /// Reads the messages again if some were changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        if changes.needsReload || changes.messages[chat.id] != nil { return open(shared) }
        return Outcome(effects: work(timeline.rereadNames(changes)))
    }

    func work(_ work: [Timeline.Work]) -> [Work] { work.map(action: Action.timeline) }

    package func pictures(_ shared: Shared) -> [PictureRequest] {
        timeline.pictures(columns: shared.pageColumns.count, shared)
    }

    /// A dialog in the middle, with as much of the messages as fits.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        var view = TimelineView(timeline: timeline, columns: shared.pageColumns, env: env)
        // Where only two people write, the side says who.
        view.namesSenders = chat.kind.namesSenders
        view.otherName = chat.names.shown()
        view.ownName = ownName
        view.empty = (env.strings.noPins(), env.strings.noPinsHelp(env.key(.pinMessage, in: .timeline)))
        return Dialog(title: title(env.strings.pinsTitle(), env.strings), width: shared.pageWidth, env: env) {
            view.node.map(Action.timeline).height(max(1, shared.size.height - 6)).part(.choices)
        }.node
    }

    /// The messages, each with who pinned it.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let lines = timeline.messages.map(timeline.shown).map { message in
            let sentence = message.sentence(
                isSelected: message.id == timeline.selection, in: chat,
                isUncovered: timeline.uncovered.contains(message.id), env)
            return message.pin.map { "\(sentence), \(env.strings.pinned($0))" } ?? sentence
        }
        return [title(env.strings.pinsTitle(), env.strings)] + (lines.isEmpty ? [env.strings.noPins()] : lines)
    }
}

extension ServiceCall.Asker {
    /// The page of pinned messages.
    static let pinsPage = Self(rawValue: "pins-page")
}
