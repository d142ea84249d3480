import Loop
import Messenger
package import TerminalDOM

extension Conversation {
    /// A detail in the title is left out rather than cut to fewer columns.
    private static let leastDetail = 8

    /// The open chat.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        view(shared, env, map: { $0 }, overlay: {})
    }

    /// The open chat as a part of `Parent`'s view, with an overlay below the bars.
    func view<Parent>(
        _ shared: Shared, _ env: ViewEnvironment, map: @escaping (Action) -> Parent,
        @ViewBuilder<Parent> overlay: () -> Nodes<Parent>
    ) -> Node<Parent> {
        Column<Parent> {
            bars(shared, env).map(map)
            Layered<Parent> {
                messages(shared, env).map(map)
                overlay()
            }
            .grow()
            // On a low screen, the search doesn't hide the messages and the field.
            .height(atLeast: shared.size.height / 2)
        }
        .role(.conversation)
    }

    /// The title, and the search in the chat.
    @ViewBuilder<Action> private func bars(_ shared: Shared, _ env: ViewEnvironment) -> Nodes<Action> {
        titleBar(shared, env)
        if !shared.size.isShort {
            Rule.horizontal(env.character(.horizontalRule)).role(.separator)
        }
        pinLines(shared, env)
        if let chatSearch {
            ChatSearchBar(
                chatSearch: chatSearch, hasFocus: shared.keyPane == .chatSearch, selection: timeline.selection,
                width: shared.conversationWidth, isTiny: shared.size.isTiny, env: env
            ).rows
        }
        if shared.keyPane == .chatSearch, let completions {
            completions.strip(
                hasFocus: true, key: env.key(.nextPane, in: contexts), on: shared.size, env,
                clicked: { Action.completionClicked($0) }, turned: { .completionsTurned($0) }
            ).part(.completions)
        }
    }

    /// The messages, and the field for a new one.
    private func messages(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Column<Action> {
            if timeline.page != nil, let problem = timeline.problem.map({ env.strings.problem($0.problem) }) {
                let text = "\(env.glyphs[.trouble]) \(env.strings.someMessagesUnreadable(problem))"
                Text<Action>(text).wrap(limit: 4).role(.error).padding(.symmetric(columns: 1)).part(.problem)
            }
            timelineView(shared, env).node.map(Action.timeline).grow().height(atLeast: shared.size.leastMessageRows)
            if !shared.size.isLow { separator(shared, env) }
            composer.parts(hasFocus: shared.keyPane == .composer, surroundings, shared, env).map(Action.composer)
        }.node
    }

    private func titleBar(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let name = chat.names.shown().isEmpty ? env.strings.openNotes() : chat.names.shown()
        let mark = chat.isVerified ? env.glyphs[.verified] + " " : ""
        var symbols: [(glyph: GlyphName, command: CommandID)] = [(.search, .search), (.menu, .rowMenu)]
        if details.messageLifetime != nil { symbols.insert((.timer, .card), at: 0) }
        if ChosenChat(chat).has(.mute) {
            symbols.insert((chat.settings.effectiveNotifications.glyph, .mute), at: symbols.count - 1)
        }
        let taken = symbols.reduce(2) { $0 + 1 + DisplayWidth.of(env.glyphs[$1.glyph]) }
        // Nothing on the screen matters as much as the number of selected messages: the name is cut for it.
        let marks = timeline.marked.isEmpty ? nil : env.strings.messagesSelected(timeline.marked.count)
        var left = shared.conversationWidth - taken - DisplayWidth.of(mark + name)
        let hasAvatar = shared.conversationWidth >= Self.leastForAvatar
        if hasAvatar { left -= Self.avatarColumns }
        // Beside the list, its rows show the same.
        var others = shared.isWide ? 0 : max(0, shared.counts.unreadTotal - chat.unreadInTotal)
        let badge = env.badge(badgeText(for: others))
        // A long name is cut for it.
        let spare = max(left, left + DisplayWidth.of(name) - Self.leastNameBesideBadge)
        if others > 0, marks == nil, spare > DisplayWidth.of(badge) {
            left -= 1 + DisplayWidth.of(badge)
        } else {
            others = 0
        }
        let detail = marks ?? detail(shared, columns: left, env)
        let leastTitle = Self.leastName + DisplayWidth.of(" · " + detail)
        let namesChat = marks == nil || shared.conversationWidth - taken >= leastTitle
        return Row<Action>(spacing: 1) {
            Row<Action>(spacing: 1) {
                if hasAvatar { Avatar(name: name, number: chat.id.rawValue) }
                if chat.isVerified, namesChat { env.symbol(.verified) }
                if namesChat { Text(name) }
                if detail.isEmpty {
                    Spacer()
                } else if !namesChat {
                    Text(detail).role(.titleDetail).grow()
                } else if marks != nil {
                    Text("· \(detail)").role(.titleDetail).unshrinkable()
                    Spacer()
                } else {
                    Text("· \(detail)").role(.titleDetail).grow()
                }
            }
            .onClick(.commandClicked(.card))
            .grow()
            if others > 0 {
                Text(badge).role(.chatBadge).unshrinkable()
            }
            for symbol in symbols {
                env.symbol(symbol.glyph, gives: symbol.command, in: .timeline).role(.titleDetail)
                    .onClick(.commandClicked(symbol.command))
            }
        }
        .padding(.symmetric(columns: 1))
        .role(.title)
    }

    /// Beside the number of selected messages, fewer columns of the name say nothing.
    private static let leastName = 3
    /// The unread messages of other chats leave the name these columns.
    private static let leastNameBesideBadge = 8
    /// Narrower chats leave the columns to the name and its details.
    private static let leastForAvatar = 64
    /// With the space behind it.
    private static let avatarColumns = 5

    /// As many details behind the name as fit, in the order of their importance. Only the last one is cut.
    private func detail(_ shared: Shared, columns: Int, _ env: ViewEnvironment) -> String {
        var left = columns
        return details(shared, env).prefix { detail in
            left -= 3
            defer { left -= DisplayWidth.of(detail) }
            return left >= min(DisplayWidth.of(detail), Self.leastDetail)
        }
        .joined(separator: " · ")
    }

    private func details(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        var parts: [String] = []
        if let typing = shared.presence.words(about: chat, shared) { parts.append(typing) }
        if let name = details.incognitoName {
            parts.append("\(env.glyphs[.incognito]) \(name.isEmpty ? env.strings.incognito() : name.harmlessName)")
        }
        if let seconds = details.messageLifetime {
            parts.append(env.strings.deleted(after: env.strings.span(ofSeconds: seconds)))
        }
        if details.memberCount > 0 { parts.append(env.strings.members(details.memberCount)) }
        let topic = details.topic.harmlessName
        if !topic.isEmpty { parts.append(topic) }
        if let condition = env.strings.condition(chat.condition) { parts.append(condition) }
        return parts
    }

    private func timelineView(_ shared: Shared, _ env: ViewEnvironment) -> TimelineView {
        let columns = shared.readingColumns(width: shared.conversationWidth)
        var view = TimelineView(timeline: timeline, columns: columns, env: env)
        view.hasFocus = showsSelection(in: shared.focus)
        view.isLow = shared.size.isTiny
        view.namesSenders = chat.kind.namesSenders
        view.marksOnlyLastRead = chat.kind.contact != nil
        view.readCounts = readCounts
        view.otherName = chat.names.shown()
        view.fileState = { shared.transfers.state(of: $0, shared.capabilities) }
        view.ownName = ownName(shared)
        view.playback = playback
        view.query = chatSearch?.query
        view.currentHit = chatSearch?.current
        // A layer in front changes nothing behind it.
        view.retryKeys = retryKeys(shared.focus, env)
        view.span = details.span
        view.empty = env.strings.noMessages(chat.kind, chat.condition)
        // Other screens have it in the line above the field, where it covers nothing.
        if newBelow > 0, shared.size.isLow, timeline.selection == nil || !view.hasFocus {
            view.newBelow = newBelowButton(env, .newestClicked)
                .padding(Insets(right: shared.conversationWidth - columns.upperBound))
                .align(.trailing, .bottom)
        }
        return view
    }

    private func newBelowButton<Clicked>(_ env: ViewEnvironment, _ clicked: Clicked) -> Node<Clicked> {
        Text<Clicked>(env.badge("\(env.strings.newBelow(newBelow)) \(env.glyphs[.newBelow])")).role(.newBelow)
            .unshrinkable().onClick(clicked)
    }

    private func retryKeys(_ focus: Pane?, _ env: ViewEnvironment) -> [String] {
        let retry = env.key(.retry, in: .timeline)
        return switch focus {
        case .timeline: [retry]
        case .composer: [env.key(.nextPane, in: .composer), retry]
        default: []
        }
    }

    /// The line above the field, with the number of new messages below the screen.
    private func separator(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let columns = shared.readingColumns(width: shared.conversationWidth)
        return Row<Action> {
            Rule.horizontal(env.character(.horizontalRule)).role(.separator).grow()
            if newBelow > 0 {
                newBelowButton(env, .timeline(.newestClicked))
                Rule.horizontal(env.character(.horizontalRule)).role(.separator)
                    .width(shared.conversationWidth - columns.upperBound)
            }
        }.node
    }
}
