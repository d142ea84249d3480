public import Messenger
public import TerminalDOM

extension Card {
    /// The card, for the middle of a screen of `size`.
    public static func view(
        _ state: State, tags: [ChatTag], size: Size, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let width = if case .broken = state.chat.kind { 76 } else { 60 }
        let picture = self.picture(state, env)
        let beside = picture.flatMap { $0.place(on: size, rows: .max) == .beside ? $0 : nil }
        if let beside {
            let width = min(size.width, beside.size.width + 2 + 44 + QRCodeView.border.width)
            let columns = width - beside.size.width - 2 - QRCodeView.border.width
            return Dialog(title: state.title(env.words), width: width, env: env) {
                Row(spacing: 2) {
                    beside.node()
                    Column { parts(state, tags: tags, size: size, columns: columns, env) }.grow()
                }
            }.node
        }
        let columns = max(1, min(width, size.width) - 4)
        return Dialog(title: state.title(env.words), width: width, env: env) {
            parts(state, tags: tags, size: size, columns: columns, env)
        }.node
    }

    /// The code of the user's own link, while it is shown.
    private static func picture(_ state: State, _ env: ViewEnvironment) -> QRCodeView? {
        state.answer == nil ? state.details?.code.map { QRCodeView($0, env) } : nil
    }

    /// What the card says, the field and the menu, in so many columns.
    @ViewBuilder<AppAction> private static func parts(
        _ state: State, tags: [ChatTag], size: Size, columns: Int, _ env: ViewEnvironment
    ) -> Nodes<AppAction> {
        let content = CardContent(state, tags: tags, size: size, columns: columns, env)
        let status = self.status(state, env).map { CardContent.wrapped($0, to: columns) } ?? []
        let answers = state.answer == nil ? state.entries.count : 2
        let field = state.hasAlias && state.answer == nil ? 1 : 0
        // Footer and border are not for it.
        let rows = Rows(
            room: size.height - 3, content: content.count, field: field, status: status.count, menu: answers)
        if rows.content > 0 { facts(state, content, rows.content, env) }
        if rows.space > 0 { Text("") }
        if rows.field > 0 { aliasField(state, content.labelWidth, env) }
        for line in status { Text(line).role(state.isBusy ? .dialogHelp : .dialogProblem) }
        if rows.gap > 0 { moreLine(state, isCut: rows.content < content.count, env) }
        if rows.menu > 0 { menu(state, env).height(rows.menu) }
    }

    /// How many rows of the screen each part gets.
    struct Rows: Equatable {
        var content: Int
        /// Between what it says and the field.
        var space = 0
        var field: Int
        /// Before the menu.
        var gap = 1
        var menu: Int

        /// All of everything where there is room for it; else as much of the menu as leaves some of what the card says.
        init(room: Int, content: Int, field: Int, status: Int, menu: Int) {
            self.field = room - status > 1 ? field : 0
            if room < 6 { gap = 0 }
            let left = max(1, room - self.field - status - gap)
            if content + menu <= left {
                (self.content, self.menu) = (content, menu)
                space = field > 0 && content + menu < left ? 1 : 0
            } else {
                self.menu = max(1, min(menu, left - min(content, max(1, left / 3))))
                self.content = max(0, min(content, left - self.menu))
            }
        }
    }

    private static func status(_ state: State, _ env: ViewEnvironment) -> String? {
        state.isBusy ? env.words.inProgress() : state.problem
    }

    private static func facts(
        _ state: State, _ content: CardContent, _ rows: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        List<AppAction>(
            Array(0..<content.count), id: { $0 }, scroll: state.scroll, onViewport: { .card(.viewportChanged($0)) }
        ) { row(content[$0], content.labelWidth, env) }
        .node
        .onWheel { .card(.scrolled($0 * 3)) }
        .height(rows)
    }

    private static func row(_ line: CardContent.Line, _ labelWidth: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        switch line {
        case .labelled(let label, let value):
            return Row<AppAction> {
                Text(label).role(.dialogHelp).width(labelWidth)
                Text(value).grow()
            }.node
        case .text(let text): return Text<AppAction>(text).node
        case .quote(let text): return Text<AppAction>([Span(env.glyphs[.quoteBar] + " "), Span(text)]).role(.quote)
        case .link(let text): return Text<AppAction>(text).role(.link).onClick(.card(.linkClicked))
        case .heading(let text): return Text<AppAction>(text).role(.helpHeading)
        case .member(let member):
            return Row<AppAction>(spacing: 1) {
                Text(env.words.member(member.names.shown(orElse: "\(member.id.rawValue)"), isMe: member.isMe)).grow()
                Text(env.words.standing(member)).role(.menuDetail).unshrinkable()
            }.node
        case .code(let text): return Text<AppAction>(text).role(.code)
        }
    }

    private static func aliasField(_ state: State, _ labelWidth: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        var alias = state.alias
        // Seen from its beginning until it is written in.
        if !state.isNaming { alias.apply(.move(.start)) }
        return Row<AppAction> {
            if labelWidth > 0 { Text(env.words.aliasLabel()).role(.dialogHelp).width(labelWidth - 2) }
            Text(state.isNaming ? env.glyphs[.prompt] + " " : "  ").role(.prompt).width(2)
            TextInput(
                alias, placeholder: env.words.aliasPlaceholder(), isFocused: state.isNaming,
                selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
            )
            .role(.input)
            .onClick { hit in hit.characterOffset.map { .card(.placed($0)) } }
            .grow()
        }.node
    }

    /// The line above the menu, which says whether there is more to be seen above it.
    private static func moreLine(_ state: State, isCut: Bool, _ env: ViewEnvironment) -> Node<AppAction> {
        guard isCut else { return Text<AppAction>("").node }
        let height = max(1, (state.viewport?.height ?? 2) - 1)
        if state.viewport?.isAtEnd == true {
            let key = env.key(.pageUp, in: .menu)
            return Text<AppAction>("\(env.glyphs[.up]) \(env.words.more()): \(key)").align(.trailing)
                .role(.dialogHelp).onClick(.card(.scrolled(-height)))
        }
        let key = env.key(.pageDown, in: .menu)
        return Text<AppAction>("\(env.glyphs[.down]) \(env.words.more()): \(key)").align(.trailing)
            .role(.dialogHelp).onClick(.card(.scrolled(height)))
    }

    private static func menu(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        if let answer = state.answer {
            return Menu(
                items: [env.words.cancel(), env.words.delete()], selection: answer, env: env, title: { $0 },
                chosen: { .card(.chosen($0)) }
            ).node
        }
        return Menu(
            // Nothing is selected where keys do not go.
            items: state.entries, selection: state.isNaming ? -1 : state.selection, env: env,
            title: { env.words.entry($0, of: state.chat) }, chosen: { .card(.chosen($0)) },
            wheel: { .card(.wheelTurned($0)) }
        )
        .node
    }
}
