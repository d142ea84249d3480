import Messenger
package import TerminalDOM

extension Card {
    /// A dialog in the middle, with the code of the user's own link beside the rest if there is room for it.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let size = shared.size
        let width = if case .broken = chat.kind { 76 } else { 60 }
        let picture = details?.code.map { QRCodeView($0, env) }
        let beside = picture.flatMap { $0.place(on: size, rows: .max) == .beside ? $0 : nil }
        if let beside {
            let width = min(size.width, beside.size.width + 2 + 44 + QRCodeView.border.width)
            let columns = width - beside.size.width - 2 - QRCodeView.border.width
            return Dialog(title: title(env.strings), width: width, env: env) {
                Row(spacing: 2) {
                    beside.node()
                    Column { parts(shared, columns: columns, env) }.grow()
                }
            }.node
        }
        if let portrait = portrait(shared) {
            let width = min(size.width, portrait.columns + 44 + QRCodeView.border.width)
            let columns = width - portrait.columns - QRCodeView.border.width
            return Dialog(title: title(env.strings), width: width, env: env) {
                Row(spacing: Portrait.gap) {
                    portrait.node(env.pictures)
                    Column { parts(shared, columns: columns, env) }.grow()
                }
            }.node
        }
        let columns = Dialog<Action>.columns(width, on: size)
        return Dialog(title: title(env.strings), avatar: avatar(env.strings), width: width, env: env) {
            parts(shared, columns: columns, env)
        }.node
    }

    /// The facts, the field, and the menu, in so many columns.
    @ViewBuilder<Action> private func parts(
        _ shared: Shared, columns: Int, _ env: ViewEnvironment
    ) -> Nodes<Action> {
        let status = self.status(env).map { Wrapping.word.lines(of: $0, width: columns) } ?? []
        let (content, rows) = content(shared, columns: columns, statusRows: status.count, env)
        if rows.content > 0 { facts(content, rows.content, env) }
        if rows.space > 0 { Text("") }
        if rows.field > 0 { aliasField(content.labelWidth, env) }
        for line in status { Text(line).role(isBusy ? .dialogHelp : .dialogProblem) }
        if rows.gap > 0 { moreLine(isCut: rows.content < content.count, env) }
        if rows.menu > 0 { menu(env).height(rows.menu) }
    }

    /// The facts and the rows of all parts. If the facts don't all fit, they are narrower by the scrollbar and a space.
    private func content(
        _ shared: Shared, columns: Int, statusRows: Int, _ env: ViewEnvironment
    ) -> (CardContent, Rows) {
        func result(_ columns: Int) -> (content: CardContent, rows: Rows) {
            let content = CardContent(self, shared, columns: columns, env)
            // Footer and border are not for it.
            let rows = Rows(
                room: shared.size.height - 3, content: content.count, field: ChosenChat(chat).has(.name) ? 1 : 0,
                status: statusRows, menu: entries.count)
            return (content, rows)
        }
        let whole = result(columns)
        return whole.rows.content < whole.content.count ? result(max(1, columns - 2)) : whole
    }

    /// The number of screen rows for each part.
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

    private func status(_ env: ViewEnvironment) -> String? {
        isBusy ? env.strings.inProgress() : problem.map(env.strings.problem)
    }

    private func facts(_ content: CardContent, _ rows: Int, _ env: ViewEnvironment) -> Node<Action> {
        List<Action>(
            Array(0..<content.count), id: { $0 }, scroll: scroll, onViewport: { .viewportChanged($0) }
        ) { row(content[$0], content.labelWidth, env).padding(Insets(right: rows < content.count ? 1 : 0)) }
        .scrollbar(env.scrollbar())
        .node
        .onWheel { .scrolled($0 * ListScrollbar.linesPerNotch) }
        .height(rows)
    }

    private func row(_ line: CardContent.Line, _ labelWidth: Int, _ env: ViewEnvironment) -> Node<Action> {
        switch line {
        case .labelled(let label, let value):
            return Row<Action> {
                Text(label).role(.dialogHelp).width(labelWidth)
                Text(value).grow()
            }.node
        case .text(let text): return Text<Action>(text).node
        case .quote(let text): return Text<Action>([Span(env.glyphs[.quoteBar] + " "), Span(text)]).role(.quote)
        case .link(let text):
            return Row<Action> { Text(text).role(.link).onClick(.linkClicked) }.node
        case .heading(let text): return Text<Action>(text).role(.helpHeading)
        case .member(let member):
            return Row<Action>(spacing: 1) {
                Text(env.strings.member(member.names.shown(orElse: "\(member.id.rawValue)"), isMe: member.isMe)).grow()
                Text(env.strings.standing(member)).role(.menuDetail).unshrinkable()
            }.node
        case .code(let text): return Text<Action>(text).role(.code)
        }
    }

    private func aliasField(_ labelWidth: Int, _ env: ViewEnvironment) -> Node<Action> {
        let label = env.strings.aliasLabel()
        return LabeledField(
            label: label, labelWidth: labelWidth == 0 ? DisplayWidth.of(label) + 1 : labelWidth - 2, text: alias,
            placeholder: isNaming
                ? env.strings.aliasPlaceholder(isGroup: chat.kind.group != nil) : env.strings.noAlias(),
            isFocused: isNaming, env: env
        ) { .placed($0) }.node
    }

    /// The line above the menu, which says whether there is more to be seen above it.
    private func moreLine(isCut: Bool, _ env: ViewEnvironment) -> Node<Action> {
        guard isCut else { return Text<Action>("").node }
        let height = max(1, (viewport?.height ?? 2) - 1)
        if viewport?.isAtEnd == true {
            let key = env.key(.pageUp, in: .menu)
            return Text<Action>("\(env.glyphs[.up]) \(env.strings.more()): \(key)").align(.trailing)
                .role(.dialogHelp).onClick(.scrolled(-height))
        }
        let key = env.key(.pageDown, in: .menu)
        return Text<Action>("\(env.glyphs[.down]) \(env.strings.more()): \(key)").align(.trailing)
            .role(.dialogHelp).onClick(.scrolled(height))
    }

    private func menu(_ env: ViewEnvironment) -> Node<Action> {
        Menu(
            // Nothing is selected where keys do not go.
            items: entries, selection: isNaming ? -1 : selection, env: env,
            title: { env.strings.onCard($0, of: chat) }, chosen: { .chosen($0) }, wheel: { .wheelTurned($0) }
        )
        .node
    }

    /// The facts, the field, and the menu.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        var lines = [title(strings)]
        if details?.picture?.storedFile != nil { lines.append(strings.hasPicture()) }
        for fact in facts(shared.tags, on: shared.size, env) {
            switch fact {
            case .labelled(let label, let value): lines.append("\(label): \(value)")
            case .text(let text), .link(let text), .heading(let text): if !text.isEmpty { lines.append(text) }
            case .quote(let text): lines.append("“\(text)”")
            }
        }
        lines += (details?.members ?? []).map {
            "\(strings.member($0.names.shown(), isMe: $0.isMe)), \(strings.standing($0))"
        }
        let dump = HexDump(details?.record ?? [])
        lines += (0..<dump.count).map { dump[$0] }
        if ChosenChat(chat).has(.name) {
            lines.append(
                strings.spoken("\(strings.aliasLabel()), \(strings.spokenField(alias.text))", isSelected: isNaming))
        }
        if let status = status(env) { lines.append(status) }
        return lines + [String].menu(entries.map { strings.onCard($0, of: chat) }, isNaming ? -1 : selection, strings)
    }
}
