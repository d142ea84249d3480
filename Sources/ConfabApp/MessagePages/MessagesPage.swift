import Loop
package import Messenger
import TerminalDOM

/// A page of messages in front of the screen: pinned or collected ones, the replies to a message, the matches of a search in a
/// chat, a merged record, or the pieces of a long text. Some of them can be marked for an action on all of them.
///
/// Its ``TimelineSource`` says which, and what differs.
package struct MessagesPage: Feature {
    package var timeline: Timeline
    /// The chat of the messages, or of the one that they're parts of; nil if they come from several.
    package var chat: ChatSummary?
    /// The user's role in the group; nil for another chat.
    package var role: MemberRole?
    /// The user's own name in the chat.
    package var ownName: String
    /// The messages of the chat that the user has just deleted for everyone.
    package var revoked: [MessageID: Conversation.Revoked] = [:]
    /// The title of the merged record; nil for other messages.
    package var recordTitle: String?
    /// The chats of messages from several, by message.
    package var origins: [MessageID: String] = [:]
    /// The number of searches under way whose matches will take the place of the loaded ones: one runs, and one waits, whose
    /// place a later one takes.
    private var searches: Int

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

    /// The page of a history, nothing read yet.
    init(
        _ source: TimelineSource, in chat: ChatSummary?, role: MemberRole? = nil, ownName: String = "",
        recordTitle: String? = nil
    ) {
        timeline = Timeline(source)
        // The first one begins when the page is opened.
        searches = if case .hits = source { 1 } else { 0 }
        timeline.pageSize = Self.pageSize
        timeline.scroll = ListScroll(.start)
        self.chat = chat
        self.role = role
        self.ownName = ownName
        self.recordTitle = recordTitle
    }

    /// A page of messages of the open chat.
    init(_ source: TimelineSource, in conversation: Conversation, _ shared: Shared) {
        self.init(
            source, in: conversation.chat, role: conversation.details.role, ownName: conversation.ownName(shared))
    }

    /// The page of the matches of a search in the open chat. It begins at the current one, if there is one.
    init(matching search: Conversation.ChatSearch, in conversation: Conversation, _ shared: Shared) {
        self.init(.hits(conversation.chat.id, search.query), in: conversation, shared)
        guard let match = search.current, let position = search.currentPosition else { return }
        timeline.target = Timeline.Target(
            message: match, position: position, line: timeline.targetLine,
            match: Timeline.Target.Match(search.query, shared, columns: shared.pageColumns.count))
    }

    /// The page of the messages that `profile` has collected.
    init(collectedOf profile: Profile) {
        self.init(.collected(profile.id), in: nil, ownName: profile.names.shown())
    }

    /// The page of the record that a message has, or of all of its text if it's loaded truncated; nil if it has neither.
    ///
    /// - Parameter source: where the message is.
    init?(inside message: Message, of source: TimelineSource, in chat: ChatSummary) {
        var inner = TimelineSource.merged(message.id, [])
        if case .merged(let outer, let path) = source {
            inner = .merged(outer, path + [Int(clamping: message.position.rawValue) - 1])
        }
        if case .mergedRecord(let record) = message.content {
            self.init(inner, in: chat, recordTitle: record.title)
        } else if message.omittedBytes != nil {
            self.init(inner, in: chat)
        } else {
            return nil
        }
    }

    /// The keys of the page, and those of messages.
    package var contexts: [KeyContext] { timeline.source.pageContexts }

    /// True if the messages are the pieces of a text.
    var isText: Bool { timeline.source.isPartOfMessage && recordTitle == nil }

    /// The chat that the messages are in; nil if they come from several, or were written elsewhere.
    var home: ChatSummary? { timeline.source.isPartOfMessage ? nil : chat }

    /// The chat of a message, as far as it's known: that of a copy may be gone, and a record says nothing of it.
    func chat(of message: Message) -> ChatSummary {
        home ?? ChatSummary(id: chat?.id ?? .unassigned, kind: .notes, names: Names(origins[message.id] ?? ""))
    }

    /// Takes what is known by now of the chat of the messages, if it's the open one.
    mutating func follow(_ conversation: Conversation, _ shared: Shared) {
        guard let home, home.id == conversation.chat.id else { return }
        chat = conversation.chat
        role = conversation.details.role
        ownName = conversation.ownName(shared)
        revoked = conversation.revoked
    }

    /// Reads the messages.
    package func open(_ shared: Shared) -> Outcome<Action> {
        Outcome(effects: timeline.read(timeline.firstAnchor).map(action: Action.timeline))
    }

    package func accepts(_ action: Action) -> Bool {
        switch action {
        case .timeline(let action): timeline.accepts(action)
        case .collectedLoaded, .sourceFound: timeline.source.isCollection
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
            return Outcome(intents: [.closeAll, .openMessage(message, position, chat)])
        case .sourceFound: return Outcome(intents: [.notice(shared.strings.messageIsGone())])
        }
    }

    private mutating func reduce(_ action: Timeline.Action, _ shared: Shared) -> Outcome<Action> {
        let before = timeline
        if action.replacesPage { searches = max(0, searches - 1) }
        let effects = work(timeline.reduce(action))
        // The page has no selection unless it has gone to a match.
        if before.page == nil, timeline.page != nil, timeline.selection == nil {
            if before.target != nil, case .row(let nearest, _) = timeline.scroll.position {
                timeline.selection = nearest
            } else {
                timeline.scroll = ListScroll(before.end == .newest ? .end : .start)
                timeline.selection = (before.end == .newest ? timeline.messages.last : timeline.messages.first)?.id
            }
            showMatch(shared)
        } else if timeline.selection == nil {
            timeline.selection = timeline.successor(ofSelectionIn: before)
        }
        switch action {
        case .pageLoaded(timeline.source, _, let page) where page.messages.isEmpty && timeline.source.isPartOfMessage:
            return Outcome(intents: [.close, .notice(shared.strings.messageIsGone())])
        case .wholeLoaded(timeline.source, _): return performOnWholes(shared)
        case .menuClicked(let message), .contentClicked(let message), .quoteClicked(let message),
            .repliesClicked(let message), .readersClicked(let message), .retryClicked(let message),
            .reactionClicked(let message, _, _), .answerClicked(let message, _), .personClicked(let message, _, _):
            return timeline.message(message).flatMap { clicked(action, on: $0, shared) } ?? Outcome(effects: effects)
        case .pageLoaded, .pageFailed, .rangeLoaded, .peopleLoaded, .wholeLoaded, .viewportChanged, .wheelTurned,
            .newestClicked, .messageClicked, .clicked:
            return Outcome(effects: effects)
        }
    }

    /// Shows the match in the selected message, if the page has the matches of a search.
    mutating func showMatch(_ shared: Shared) {
        guard case .hits(_, let query) = timeline.source else { return }
        timeline.showMatch(Timeline.Target.Match(query, shared, columns: shared.pageColumns.count))
    }

    /// Keeps what the user looks at on the screen, also the match in the selected message, which may be in another line of
    /// it on a screen of another size.
    mutating func keepInSight(isResized: Bool, _ shared: Shared) {
        timeline.keepInSight(isResized: isResized)
        if isResized, timeline.isAtSelection { showMatch(shared) }
    }

    /// Forgets the chats of messages that aren't loaded any longer, once they are many.
    private mutating func forgetOrigins() {
        guard origins.count > 2 * Timeline.pageLimit else { return }
        let loaded = Set(timeline.messages.map(\.id))
        origins = origins.filter { loaded.contains($0.key) }
    }

    /// Reads again what was changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        var needsReload = changes.needsReload
        var range = chat.flatMap { changes.messages[$0.id] }
        switch timeline.source {
        case .collected(let profile):
            range = nil
            needsReload = needsReload || changes.profiles.contains(profile)
        // A search that began earlier may answer with messages and names from before the change.
        case .hits where timeline.page == nil || timeline.isLoading || searches > 0:
            needsReload = needsReload || range != nil || !changes.contacts.isEmpty || !changes.members.isEmpty
        case .chat, .pins, .merged, .hits, .thread, .given: break
        }
        if needsReload { return Outcome(effects: work(timeline.reload())) }
        return Outcome(effects: work((range.map(timeline.reread) ?? []) + timeline.rereadNames(changes)))
    }

    /// Work of the messages as work of the page.
    mutating func work(_ work: [Timeline.Work]) -> [Work] {
        searches = min(2, searches + work.count(where: \.searchesAgain))
        return work.map(action: Action.timeline)
    }
}

extension Timeline.Work {
    /// True if it's a search whose matches will take the place of the loaded ones.
    fileprivate var searchesAgain: Bool {
        if case .perform(.slowQuery(.hits(_, _, let anchor, _, _)), _) = self { !anchor.continuesPage } else { false }
    }
}

extension Timeline.Action {
    /// True if it answers such a search.
    fileprivate var replacesPage: Bool {
        switch self {
        case .pageLoaded(.hits, let anchor, _), .pageFailed(.hits, let anchor, _): !anchor.continuesPage
        default: false
        }
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
