import Loop
package import Messenger
package import TerminalDOM

/// A page of messages in front of the screen: the replies to a message, the matches of a search in a chat, or the messages
/// that the user has collected.
package struct MessagesPage: Feature, PageOfMessages {
    package var timeline: Timeline
    /// The profile whose messages they are.
    package var profile: ProfileID
    /// The chat of the messages; nil if they come from several.
    package var chat: ChatSummary?
    /// The user's role in the group; nil for another chat.
    package var role: MemberRole?
    /// The user's own name in the chat.
    package var ownName: String
    /// The chats of messages from several, by message.
    package var origins: [MessageID: String] = [:]

    package enum Action: Codable, Equatable, Sendable {
        /// Something happened in the messages.
        case timeline(Timeline.Action)
        /// Collected messages were read, for an anchor.
        case collectedLoaded(
            MessageAnchor, [CollectedMessage], People, hasOlder: Bool = false, hasNewer: Bool = false)
        /// The chat and the place of a message to go to were read; nil if it's gone.
        case sourceFound(MessageID, ChatSummary?, MessagePosition?)
    }

    /// Messages that are read at once.
    static let pageSize = 50

    private init(_ source: TimelineSource, of profile: ProfileID, ownName: String) {
        timeline = Timeline(source)
        timeline.pageSize = Self.pageSize
        timeline.scroll = ListScroll(.start)
        self.profile = profile
        self.ownName = ownName
    }

    /// A page of messages of the open chat.
    init(_ source: TimelineSource, in conversation: Conversation, _ shared: Shared) {
        self.init(source, of: conversation.profile, ownName: conversation.ownName(shared))
        chat = conversation.chat
        role = conversation.details.role
    }

    /// The page of the messages that `profile` has collected.
    init(collectedOf profile: Profile) {
        self.init(.collected(profile.id), of: profile.id, ownName: profile.names.shown())
    }

    /// The keys of messages, and one that goes to a message.
    package var contexts: [KeyContext] { (isCollection ? [.collected] : []) + [.messagesPage, .timeline, .everywhere] }

    /// True if the messages are copies.
    var isCollection: Bool { if case .collected = timeline.source { true } else { false } }

    /// Reads the messages.
    package func open(_ shared: Shared) -> Outcome<Action> { Outcome(effects: work(timeline.read(.oldest))) }

    package func accepts(_ action: Action) -> Bool {
        switch action {
        case .timeline(let action): timeline.accepts(action)
        case .collectedLoaded: isCollection
        case .sourceFound: true
        }
    }

    /// Takes an action of the messages, and what was read for them.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .timeline(let action): return reduce(action, shared)
        case .collectedLoaded(let anchor, let copies, let people, let hasOlder, let hasNewer):
            let page = MessagePage(
                copies.map(\.messageOnPage), hasOlder: hasOlder, hasNewer: hasNewer, people: people)
            for copy in copies { origins[copy.message.id] = copy.chatName.harmlessName }
            defer { forgetOrigins() }
            return reduce(.pageLoaded(timeline.source, anchor, page), shared)
        case .sourceFound(let message, let chat?, let position?):
            return Outcome(intents: [.close, .openMessage(message, position, chat)])
        case .sourceFound: return Outcome(intents: [.notice(shared.strings.messageIsGone())])
        }
    }

    private mutating func reduce(_ action: Timeline.Action, _ shared: Shared) -> Outcome<Action> {
        let before = timeline
        let effects = work(timeline.reduce(action))
        if before.page == nil, timeline.page != nil {
            timeline.scroll = ListScroll(before.end == .newest ? .end : .start)
            timeline.selection = (before.end == .newest ? timeline.messages.last : timeline.messages.first)?.id
        } else if timeline.selection == nil {
            timeline.selection = timeline.successor(ofSelectionIn: before)
        }
        switch action {
        case .quoteClicked(let message):
            return (timeline.message(message)?.quote?.message).map(goTo)
                ?? Outcome(intents: [.notice(shared.strings.messageIsGone())])
        case .contentClicked(let message):
            if let opened = timeline.message(message).flatMap({ opened($0, shared) }) { return opened }
        case .wholeLoaded(timeline.source, _): return performOnWholes(shared)
        case .repliesClicked(let message): return showThread(of: message)
        case .personClicked(let message, let person, _): return showCard(of: person, in: message, chat)
        case .reactionClicked(let message, let emoji, let isOn):
            return Outcome(intents: [.request(.react(message, emoji: emoji, isOn: isOn), by: .messagesPage)])
        default: break
        }
        return Outcome(effects: effects)
    }

    /// Forgets the chats of messages that aren't loaded any longer, once they are many.
    private mutating func forgetOrigins() {
        guard origins.count > 2 * Timeline.pageLimit else { return }
        let loaded = Set(timeline.messages.map(\.id))
        origins = origins.filter { loaded.contains($0.key) }
    }

    /// Goes to a message in its chat, which is behind the page, or has to be opened.
    func goTo(_ message: MessageID) -> Outcome<Action> {
        guard let chat, !isCollection else { return Outcome(intents: [.perform(.query(.source(message)))]) }
        return Outcome(intents: [.close, .focus(.timeline), .perform(.query(.place(chat.id, message)))])
    }

    /// Reads the messages again if some were changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        let isChanged =
            isCollection
            ? changes.profiles.contains(profile) : chat.map { changes.messages[$0.id] != nil } ?? false
        if changes.needsReload || isChanged { return Outcome(effects: work(timeline.reload())) }
        // A search that began earlier may answer with names from before the change.
        let isSearching =
            if case .hits = timeline.source { timeline.page == nil || timeline.isLoading } else { false }
        if isSearching, !changes.contacts.isEmpty || !changes.members.isEmpty {
            return Outcome(effects: work(timeline.reload()))
        }
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
        view.namesSenders = chat?.kind.namesSenders ?? true
        view.otherName = chat?.names.shown() ?? ""
        view.ownName = ownName
        view.origins = origins
        view.empty = empty(env)
        if case .hits(_, let query) = timeline.source { view.query = query }
        return Dialog(title: title(title(env.strings), env.strings), width: shared.pageWidth, env: env) {
            view.node.map(Action.timeline).height(max(1, shared.size.height - 6)).part(.choices)
        }.node
    }

    private func title(_ strings: any Strings) -> String {
        switch timeline.source {
        case .hits: strings.hitsTitle()
        case .thread: strings.threadTitle()
        default: strings.collectedTitle()
        }
    }

    private func empty(_ env: ViewEnvironment) -> (title: String, help: String) {
        switch timeline.source {
        case .hits: (env.strings.nothingFound(), "")
        case .thread: (env.strings.threadIsGone(), "")
        default:
            (env.strings.nothingCollected(), env.strings.nothingCollectedHelp(env.key(.collectMessage, in: .timeline)))
        }
    }

    /// The messages, each with its chat if they come from several.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        guard timeline.page != nil else { return [title(env.strings), env.strings.loading()] }
        let lines = timeline.messages.map(timeline.shown).map { message in
            let chat = chat ?? ChatSummary(id: message.chat, kind: .notes, names: Names(origins[message.id] ?? ""))
            let replies = timeline.page?.replies?[message.id] ?? 0
            let sentence = message.sentence(
                isSelected: message.id == timeline.selection, in: chat,
                isUncovered: timeline.uncovered.contains(message.id), replies: replies, env)
            return origins[message.id].map { "\($0): \(sentence)" } ?? sentence
        }
        return [title(title(env.strings), env.strings)] + (lines.isEmpty ? [empty(env).title] : lines)
    }
}

extension CollectedMessage {
    /// The message with the position that it has on the page of collected messages.
    fileprivate var messageOnPage: Message {
        var message = message
        message.position = MessagePosition(-Int64(clamping: number))
        return message
    }
}

extension ServiceCall.Asker {
    /// A page of messages.
    static let messagesPage = Self(rawValue: "messages-page")
}
