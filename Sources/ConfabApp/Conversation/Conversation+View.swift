import Loop
import Messenger
public import TerminalDOM

extension Conversation {
    /// Lines that the field for a new message grows to where there is room for them.
    static let composerLines = 6

    /// The open chat.
    public static func view(
        _ state: State, focus: Pane?, height: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Column<AppAction> {
            titleBar(state, env)
            if let finder = state.finder { FinderBar(finder: finder, hasFocus: focus == .finder, env: env) }
            if state.page != nil, let problem = state.pageProblem {
                Text("\(env.glyphs[.trouble]) \(env.words.someMessagesUnreadable(problem))").wrap(limit: 4).role(.error)
                    .padding(.symmetric(columns: 1))
            }
            timeline(state, hasFocus: focus == .timeline || focus == .finder, env).grow()
            bottomBar(state, hasFocus: focus == .composer, height: height, env)
        }
        .role(.conversation)
    }

    private static func titleBar(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        let name = state.chat.names.shown()
        return Row<AppAction>(spacing: 1) {
            if state.chat.isVerified { Text(env.glyphs[.verified]).unshrinkable() }
            Text(name.isEmpty ? env.words.openNotes() : name)
            Text(detail(state, env)).role(.titleDetail).grow()
        }
        .padding(.symmetric(columns: 1))
        .role(.title)
    }

    private static func detail(_ state: State, _ env: ViewEnvironment) -> String {
        var parts: [String] = []
        if let name = state.details.incognitoName {
            parts.append("\(env.glyphs[.incognito]) \(name.isEmpty ? env.words.incognito() : name.harmlessName)")
        }
        if state.details.memberCount > 0 { parts.append(env.words.members(state.details.memberCount)) }
        let topic = state.details.topic.harmlessName
        if !topic.isEmpty { parts.append(topic) }
        return parts.joined(separator: " · ")
    }

    private static func timeline(_ state: State, hasFocus: Bool, _ env: ViewEnvironment) -> Node<AppAction> {
        guard let page = state.page else {
            let node =
                state.pageProblem.map { EmptyPlace<AppAction>(title: env.words.messagesUnreadable(), help: $0).node }
                ?? Spacer<AppAction>().node
            return node.onClick(.paneChosen(.timeline), showsHover: false)
        }
        guard !page.messages.isEmpty else {
            let (title, help) = env.words.noMessages(state.chat.condition)
            return EmptyPlace(title: title, help: help).node.onClick(.paneChosen(.timeline), showsHover: false)
        }
        let messages = page.messages
        let list = List<AppAction>(
            Array(messages.indices), id: { messages[$0].id }, scroll: state.scroll, gravity: .bottom,
            onViewport: { .conversation(.viewportChanged($0)) }
        ) { index in
            MessageRow(
                message: messages[index], heading: heading(at: index, messages, state, env),
                isSelected: messages[index].id == state.selection && hasFocus, marks: marks(messages[index], state),
                env: env)
        }
        return Layered<AppAction> {
            list.node.onWheel { .conversation(.wheelTurned($0)) }
            if state.newBelow > 0 {
                Text(env.badge(env.words.newBelow(state.newBelow))).role(.newBelow).align(.center, .bottom)
                    .onClick(.command(.newest))
            }
        }
        .padding(.symmetric(columns: 1))
        .onClick(.paneChosen(.timeline), showsHover: false)
    }

    private static func marks(_ message: Message, _ state: State) -> HitMarks? {
        guard let finder = state.finder, !finder.query.phrases.isEmpty else { return nil }
        return HitMarks(query: finder.query, isCurrent: message.id == finder.current)
    }

    /// Returns the heading of a message, which follows from the message and those before it.
    private static func heading(
        at index: Int, _ messages: [Message], _ state: State, _ env: ViewEnvironment
    ) -> MessageHeading {
        MessageHeading(
            of: messages[index], after: messages[..<index],
            unread: messages[index].id == state.unread?.first ? state.unread?.count : nil,
            namesSenders: state.chat.kind.namesSenders, clock: env.clock)
    }

    private static func bottomBar(
        _ state: State, hasFocus: Bool, height: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Column<AppAction> {
            Rule.horizontal(env.character(.horizontalRule)).role(.separator)
            if state.chat.condition.canSend {
                Row {
                    Text(env.glyphs[.prompt] + " ").role(.prompt).width(2)
                    TextInput(
                        state.composer, placeholder: env.words.writeMessage(), isFocused: hasFocus,
                        lines: 1...max(1, min(composerLines, height / 3)), selectionRole: .inputSelection,
                        placeholderRole: .inputPlaceholder
                    )
                    .onClick { hit in hit.characterOffset.map { .conversation(.edited(.place($0))) } }
                    .onSize { .conversation(.composerResized($0)) }
                    .grow()
                }
                .role(.composer)
                .padding(.symmetric(columns: 1))
                .onClick(.paneChosen(.composer), showsHover: false)
            } else {
                Text(env.words.cannotWrite(state.chat.condition)).align(.center).role(.empty)
            }
        }.node
    }
}
