import Loop
import Messenger
package import TerminalDOM

extension Conversation {
    /// Lines that the field for a new message grows to where there is room for them.
    static let composerLines = 6

    /// Messages never get fewer columns than this if there are more.
    private static let leastReadingWidth = 40

    /// A detail in the title is left out rather than cut to fewer columns.
    private static let leastDetail = 8

    /// The open chat.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        view(shared, env, map: { $0 }, overlay: {})
    }

    /// The open chat as a part of `Parent`'s view, with an overlay below the bars.
    func view<Parent>(
        _ shared: Shared, _ env: ViewEnvironment, map: (Node<Action>) -> Node<Parent>,
        @ViewBuilder<Parent> overlay: () -> Nodes<Parent>
    ) -> Node<Parent> {
        Column<Parent> {
            map(bars(shared, env))
            Layered<Parent> {
                map(messages(shared, env))
                overlay()
            }
            .grow()
        }
        .role(.conversation)
    }

    /// The title, and the search in the chat.
    private func bars(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Column<Action> {
            titleBar(width: shared.conversationWidth, env)
            if !shared.size.isShort {
                Rule.horizontal(env.character(.horizontalRule)).role(.separator)
            }
            if let chatSearch {
                ChatSearchBar(chatSearch: chatSearch, hasFocus: shared.keyPane == .chatSearch, env: env)
            }
            if shared.keyPane == .chatSearch, let completions {
                completions.strip(
                    hasFocus: true, key: env.key(.nextPane, in: contexts), on: shared.size, env,
                    clicked: { Action.completionClicked($0) }, turned: { .completionsTurned($0) })
            }
        }.node
    }

    /// The messages, and the field for a new one.
    private func messages(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let focus = shared.keyPane
        return Column<Action> {
            if page != nil, let problem = pageProblem.map({ env.strings.problem($0.problem) }) {
                Text("\(env.glyphs[.trouble]) \(env.strings.someMessagesUnreadable(problem))").wrap(limit: 4).role(
                    .error
                )
                .padding(.symmetric(columns: 1))
            }
            timeline(hasFocus: focus == .timeline || focus == .chatSearch, shared, env).grow()
            bottomBar(hasFocus: focus == .composer, shared, env)
        }.node
    }

    private func titleBar(width: Int, _ env: ViewEnvironment) -> Node<Action> {
        let name = chat.names.shown().isEmpty ? env.strings.openNotes() : chat.names.shown()
        let mark = chat.isVerified ? env.glyphs[.verified] + " " : ""
        var symbols: [(glyph: GlyphName, command: CommandID)] = [(.search, .search), (.menu, .rowMenu)]
        if ChosenChat(chat).has(.mute) { symbols.insert((chat.settings.effectiveNotifications.glyph, .mute), at: 1) }
        let taken = symbols.reduce(2) { $0 + 1 + DisplayWidth.of(env.glyphs[$1.glyph]) }
        let detail = detail(columns: width - taken - DisplayWidth.of(mark + name), env)
        return Row<Action>(spacing: 1) {
            Row<Action>(spacing: 1) {
                if chat.isVerified { env.symbol(.verified) }
                Text(name)
                if detail.isEmpty { Spacer() } else { Text("· \(detail)").role(.titleDetail).grow() }
            }
            .onClick(.commandClicked(.card))
            .grow()
            for symbol in symbols {
                env.symbol(symbol.glyph, gives: symbol.command, in: .timeline).role(.titleDetail)
                    .onClick(.commandClicked(symbol.command))
            }
        }
        .padding(.symmetric(columns: 1))
        .role(.title)
    }

    /// As many details behind the name as fit, in the order of their importance. Only the last one is cut.
    private func detail(columns: Int, _ env: ViewEnvironment) -> String {
        var left = columns
        return details(env).prefix { detail in
            left -= 3
            defer { left -= DisplayWidth.of(detail) }
            return left >= min(DisplayWidth.of(detail), Self.leastDetail)
        }
        .joined(separator: " · ")
    }

    private func details(_ env: ViewEnvironment) -> [String] {
        var parts: [String] = []
        if let name = details.incognitoName {
            parts.append("\(env.glyphs[.incognito]) \(name.isEmpty ? env.strings.incognito() : name.harmlessName)")
        }
        if details.memberCount > 0 { parts.append(env.strings.members(details.memberCount)) }
        let topic = details.topic.harmlessName
        if !topic.isEmpty { parts.append(topic) }
        if let condition = env.strings.condition(chat.condition) { parts.append(condition) }
        return parts
    }

    private func timeline(hasFocus: Bool, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        guard let page else {
            let node =
                pageProblem.map {
                    EmptyPlace<Action>(
                        title: env.strings.messagesUnreadable(), help: env.strings.problem($0.problem)
                    ).node
                }
                ?? Spacer<Action>().node
            return node.onClick(.focusClicked(.timeline), showsHover: false)
        }
        guard !page.messages.isEmpty else {
            let (title, help) = env.strings.noMessages(chat.kind, chat.condition)
            return EmptyPlace(title: title, help: help).node.onClick(.focusClicked(.timeline), showsHover: false)
        }
        let messages = page.messages
        let columns = readingColumns(shared)
        let list = List<Action>(
            Array(messages.indices), id: { messages[$0].id }, scroll: scroll, gravity: .bottom,
            onViewport: { .viewportChanged($0) }
        ) { index in
            MessageRow(
                message: messages[index], heading: heading(at: index, messages, env),
                isSelected: messages[index].id == selection && hasFocus, marks: marks(messages[index]),
                actor: actor(of: messages[index], shared), retryKeys: retryKeys(messages[index], shared.keyPane, env),
                env: env)
        }
        .rows(in: columns)
        .scrollbar(others.flatMap { env.scrollbar(before: $0.before, after: $0.after, coversRows: true) })
        return Layered<Action> {
            list.node.onWheel { .wheelTurned($0) }
            // Other screens have it in the line above the field, where it covers nothing.
            if newBelow > 0, shared.size.isLow {
                newBelowButton(env)
                    .padding(Insets(right: shared.conversationWidth - columns.upperBound))
                    .align(.trailing, .bottom)
            }
        }
        .onClick(.focusClicked(.timeline), showsHover: false)
    }

    private func newBelowButton(_ env: ViewEnvironment) -> Node<Action> {
        Text<Action>(env.badge("\(env.strings.newBelow(newBelow)) \(env.glyphs[.newBelow])")).role(.newBelow)
            .unshrinkable().onClick(.newestClicked)
    }

    /// The columns of the messages: no more than can be read well, in the middle. The last column is the scrollbar's.
    private func readingColumns(_ shared: Shared) -> Range<Int> {
        let room = max(1, shared.conversationWidth - 1)
        let wanted = shared.options.readingWidth
        let width = wanted == 0 ? room : min(room, max(wanted, Self.leastReadingWidth))
        let left = (room - width) / 2
        return left..<left + width
    }

    private func retryKeys(_ message: Message, _ focus: Pane?, _ env: ViewEnvironment) -> [String] {
        guard case .failed? = message.delivery else { return [] }
        let retry = env.key(.retry, in: .timeline)
        return switch focus {
        case .timeline: [retry]
        case .composer: [env.key(.nextPane, in: .composer), retry]
        default: []
        }
    }

    /// The name that an emote is about; empty for other messages.
    private func actor(of message: Message, _ shared: Shared) -> String {
        guard case .emote = message.content else { return "" }
        if message.isOutgoing {
            let own = details.incognitoName ?? ""
            return own.isEmpty ? shared.profile?.names.shown() ?? "" : own.harmlessName
        }
        return message.senderName.isEmpty ? chat.names.shown() : message.senderName.harmlessName
    }

    private func marks(_ message: Message) -> HitMarks? {
        guard let chatSearch, !chatSearch.query.phrases.isEmpty else { return nil }
        return HitMarks(query: chatSearch.query, isCurrent: message.id == chatSearch.current)
    }

    /// Returns the heading of a message, which follows from the message and those before it.
    func heading(at index: Int, _ messages: [Message], _ env: ViewEnvironment) -> MessageHeading {
        MessageHeading(
            of: messages[index], after: messages[..<index],
            unread: messages[index].id == unread?.first ? unread?.count : nil,
            namesSenders: chat.kind.namesSenders, clock: env.clock)
    }

    private func bottomBar(hasFocus: Bool, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let suggestions = hasFocus ? suggestions : []
        let columns = readingColumns(shared)
        return Column<Action> {
            if !shared.size.isLow {
                Row {
                    Rule.horizontal(env.character(.horizontalRule)).role(.separator).grow()
                    if newBelow > 0 {
                        newBelowButton(env)
                        Rule.horizontal(env.character(.horizontalRule)).role(.separator)
                            .width(shared.conversationWidth - columns.upperBound)
                    }
                }
            }
            if !suggestions.isEmpty { suggestionStrip(suggestions, shared, env) }
            if chat.condition.canSend {
                Row {
                    Text(env.glyphs[.prompt] + " ").role(.prompt).width(2)
                    TextInput(
                        composer, placeholder: env.strings.writeMessage(), isFocused: hasFocus,
                        lines: 1...max(1, min(Self.composerLines, shared.size.height / 3)),
                        selectionRole: .inputSelection,
                        placeholderRole: .inputPlaceholder
                    )
                    .onClick { hit in hit.characterOffset.map { .edited(.place($0)) } }
                    .onSize { .composerResized($0) }
                    .grow()
                }
                .role(.composer)
                .padding(Insets(left: columns.lowerBound + 1, right: shared.conversationWidth - columns.upperBound))
                .onClick(.focusClicked(.composer), showsHover: false)
            } else {
                Text(env.strings.condition(chat.condition) ?? "").align(.center).role(.empty)
            }
        }.node
    }
}
