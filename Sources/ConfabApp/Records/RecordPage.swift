import Loop
package import Messenger
package import TerminalDOM

/// The messages of a merged record, or all of a long text, in pieces.
package struct RecordPage: Feature, PageOfMessages {
    package var chat: ChatSummary
    package var title: String
    package var timeline: Timeline
    /// True if the messages are the pieces of a text.
    package var isText = false

    package enum Action: Codable, Equatable, Sendable {
        /// Something happened in the messages.
        case timeline(Timeline.Action)
    }

    /// The page of a record, nothing read yet.
    ///
    /// - Parameters:
    ///   - message: the message that has the record.
    ///   - path: the indexes of the entries that lead to a record within that of the message.
    init(_ record: MergedRecord, of message: MessageID, path: [Int] = [], in chat: ChatSummary) {
        self.chat = chat
        title = record.title
        timeline = Timeline(.merged(message, path))
    }

    /// The page of all of a message's text, nothing read yet.
    ///
    /// - Parameter path: the indexes of the entries that lead to the text within a record.
    init(textOf message: MessageID, path: [Int] = [], in chat: ChatSummary, _ strings: any Strings) {
        self.chat = chat
        title = strings.wholeMessageTitle()
        timeline = Timeline(.merged(message, path))
        isText = true
    }

    /// The keys of messages, and one that opens a record within this one.
    package var contexts: [KeyContext] { [.record, .timeline, .everywhere] }

    /// Reads the first messages.
    package func open(_ shared: Shared) -> Outcome<Action> { Outcome(effects: work(timeline.read(.oldest))) }

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
        switch action {
        case .pageLoaded(timeline.source, let anchor, let page):
            if page.messages.isEmpty { return Outcome(intents: [.close, .notice(shared.strings.messageIsGone())]) }
            if isFirst {
                let isAtEnd = anchor == .newest
                timeline.scroll = ListScroll(isAtEnd ? .end : .start)
                timeline.selection = (isAtEnd ? timeline.messages.last : timeline.messages.first)?.id
            }
        case .contentClicked(let id):
            if let message = timeline.message(id) { return openContent(of: message, shared.strings) ?? Outcome() }
        case .wholeLoaded(timeline.source, _): return performOnWholes(shared)
        default: break
        }
        return Outcome(effects: effects)
    }

    /// Opens the record within this one that a message has, or all of its text; nil if it has neither.
    private func openContent(of message: Message, _ strings: any Strings) -> Outcome<Action>? {
        guard case .merged(let outer, var path) = timeline.source, !isText else { return nil }
        path.append(Int(clamping: message.position.rawValue) - 1)
        if case .mergedRecord(let record) = message.content {
            return Outcome(intents: [.present(.recordPage(RecordPage(record, of: outer, path: path, in: chat)))])
        }
        guard message.omittedBytes != nil else { return nil }
        return Outcome(intents: [.present(.recordPage(RecordPage(textOf: outer, path: path, in: chat, strings)))])
    }

    /// Moves, opens a record within this one, or does something with the marked messages.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let work = timeline.moveOnPage(command) { return Outcome(effects: self.work(work)) }
        guard let message = timeline.selectedMessage ?? timeline.messages.first else { return ignored(command) }
        switch command {
        case .open, .openLink: return openContent(of: message, shared.strings) ?? Outcome()
        default: return command.messageAction.flatMap { act($0, shared) } ?? ignored(command)
        }
    }

    /// Only what the page can do.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .olderMessage, .newerMessage, .scrollUp, .scrollDown, .oldest, .newest: !timeline.messages.isEmpty
        case .open: timeline.selectedMessage.flatMap { openContent(of: $0, shared.strings) } != nil
        case .back, .help: true
        default: command.messageAction.map { allows($0, shared) } ?? !command.isGiven(in: .timeline)
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? { markingWord(command) }

    /// Unmarks the messages first.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? { unmark() }

    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        unmark(after: call, outcome)
        return nil
    }

    static let asker = ServiceCall.Asker.recordPage

    /// A record says nothing of the chat that its messages come from.
    func facts(of message: Message, _ shared: Shared) -> MessageAction.Facts {
        MessageAction.Facts(
            chat: ChatSummary(id: chat.id, kind: .notes, names: Names("")), role: nil, kinds: shared.contentKinds,
            now: shared.clock.now, revokeHours: shared.options.revokeHours)
    }

    /// The names in a record are those that others know.
    func credited(_ message: Message, _ strings: any Strings) -> Message {
        var message = message
        if message.senderName.harmlessName.isEmpty { message.senderName = strings.unnamedAuthor() }
        return message
    }

    /// Reads the messages again if some of the chat were changed: the one with the record may have been deleted.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        let messages = timeline.messages
        guard changes.needsReload || changes.messages[chat.id] != nil, !messages.isEmpty else { return Outcome() }
        return Outcome(
            effects: work(timeline.read(.around(messages[messages.count / 2].position), limit: messages.count)))
    }

    func work(_ work: [Timeline.Work]) -> [Work] { work.map(action: Action.timeline) }

    package func pictures(_ shared: Shared) -> [PictureRequest] {
        timeline.pictures(columns: shared.pageColumns.count, shared)
    }

    /// A dialog in the middle, with as many of the messages as fit.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        var view = TimelineView(timeline: timeline, columns: shared.pageColumns, env: env)
        view.namesSenders = true
        view.isText = isText
        return Dialog(title: title(title, env.strings), width: shared.pageWidth, env: env) {
            view.node.map(Action.timeline).height(max(1, shared.size.height - 6)).part(.choices)
        }.node
    }

    /// The title and the loaded messages.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        [title(title.harmlessName, env.strings)]
            + timeline.messages.map { message in
                var message = message
                if isText { message.omittedBytes = nil }
                return message.sentence(
                    isSelected: message.id == timeline.selection, in: chat,
                    isUncovered: timeline.uncovered.contains(message.id), env)
            }
    }
}

extension ServiceCall.Asker {
    /// The page of a merged record.
    static let recordPage = Self(rawValue: "record-page")
}
