import Messenger
package import TerminalDOM

extension EmojiPicker {
    /// Hangs from the top of the screen.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let size = shared.size
        return Dialog<Action>(title: title(env.strings), width: size.pickerWidth, env: env) {
            Row<Action> {
                Text(env.glyphs[.prompt] + " ").role(.prompt).width(2)
                InputField(text: list.field, placeholder: env.strings.anyEmojiPlaceholder()) { .edited(.place($0)) }
            }
            if !size.isLow { tabs(size, env) }
            if list.rows.isEmpty {
                Text(list.field.isEmpty ? env.strings.noRecentEmoji() : env.strings.noSuchEmoji()).role(.dialogHelp)
                    .height(Self.lines(on: size) + 1)
            } else {
                // The box stays as it is while there are more and fewer emoji.
                grid(size, env).height(Self.lines(on: size))
                nameLine
            }
        }
        .hanging(on: size)
    }

    private func title(_ strings: any Strings) -> String {
        switch purpose {
        case .react(_, let subject): strings.anyEmojiTitle(subject)
        case .write: strings.writeEmojiTitle()
        }
    }

    /// The groups, each as one of its emoji.
    private func tabs(_ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        // All of them fit into 40 columns.
        let padding = size.width < size.pickerWidth ? Insets(right: 1) : .symmetric(columns: 1)
        return Row<Action> {
            for tab in Tab.all {
                let isShown = tab == self.tab && list.field.isEmpty
                cell(tab.emoji, role: isShown ? Role.menuRow.state("selected") : nil, padding)
                    .unshrinkable()
                    .tooltip(env.strings.emojiTab(tab))
                    .onClick(.tabClicked(tab))
            }
            Text(" " + (list.field.isEmpty ? env.strings.emojiTab(tab) : "")).role(.dialogHelp).grow()
        }.node
    }

    /// The lines around the selected emoji.
    private func grid(_ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        let columns = Self.columns(on: size)
        let count = (list.rows.count + columns - 1) / columns
        let visible = min(count, Self.lines(on: size))
        let selected = list.selection / columns
        let first = max(0, min(selected - visible / 2, count - visible))
        return List<Action>(
            Array(0..<count), id: { $0 }, scroll: ListScroll(.row(first, line: 0), reveal: selected),
            row: { line in
                Row<Action> {
                    for index in line * columns..<min((line + 1) * columns, list.rows.count) {
                        gridCell(index).onClick(.chosen(list.rows[index].emoji))
                    }
                }
            }
        )
        .scrollbar(env.scrollbar(linesPerNotch: 1))
        .node
        .onWheel { .wheelTurned($0) }
    }

    private func role(_ index: Int) -> Role? {
        if index == list.selection { return Role.menuRow.state("selected") }
        guard case .react(let message, _) = purpose, message.hasMine(list.rows[index].emoji) else { return nil }
        return Role.reaction.state("mine")
    }

    private func gridCell(_ index: Int) -> Node<Action> {
        let isSelected = index == list.selection
        return Row<Action> {
            Text(isSelected ? "[" : " ")
            Text(list.rows[index].emoji).width(2)
            Text(isSelected ? "]" : " ")
        }.role(role(index))
    }

    private func cell(
        _ emoji: String, role: Role?, _ padding: Insets = .symmetric(columns: 1)
    ) -> Node<Action> {
        Text<Action>(emoji).width(2).padding(padding).role(role)
    }

    /// The names of the selected emoji.
    private var nameLine: Node<Action> {
        let selected = list.selected
        return Row<Action>(spacing: 1) {
            Text(selected?.name ?? "")
            Text(selected.map { $0.shortName.isEmpty ? "" : ":\($0.shortName):" } ?? "").role(.dialogHelp).grow()
        }.node
    }

    /// The number of emoji around the selected one that are spoken.
    private static let spokenCells = 12

    /// The field and the emoji around the selected one.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        var lines = [title(env.strings), env.strings.spokenField(list.field.text)]
        if list.field.isEmpty { lines.append(env.strings.emojiTab(tab)) }
        guard !list.rows.isEmpty else {
            return lines + [list.field.isEmpty ? env.strings.noRecentEmoji() : env.strings.noSuchEmoji()]
        }
        let first = max(0, min(list.selection - Self.spokenCells / 2, list.rows.count - Self.spokenCells))
        let rows = list.rows[first...].prefix(Self.spokenCells).map { cell in
            var isPicked = false
            if case .react(let message, _) = purpose { isPicked = message.hasMine(cell.emoji) }
            return [cell.emoji, cell.name, isPicked ? env.strings.picked() : ""].filter { !$0.isEmpty }
                .joined(separator: ", ")
        }
        return lines + [String].menu(rows, list.selection - first, env.strings)
    }
}

extension EmojiPicker.Tab {
    /// An emoji that stands for the group.
    fileprivate var emoji: String {
        switch self {
        case .usual: "🕘"
        case .group(.smileys): "😀"
        case .group(.people): "👋"
        case .group(.nature): "🐻"
        case .group(.food): "🍔"
        case .group(.travel): "🚗"
        case .group(.activities): "⚽"
        case .group(.objects): "💡"
        case .group(.symbols): "💟"
        case .group(.flags): "🏁"
        }
    }
}
