import Messenger
import TerminalDOM

/// A field, and below it what fits what is written in it, with one row selected. It hangs from the top, so that it stays
/// where it is while there are more and fewer rows.
struct QuickOpenBox<Row: Equatable>: View {
    let title: String
    let placeholder: String
    let field: EditableText
    /// What stands in place of rows when there are none.
    let empty: String
    let rows: [Row]
    let selection: Int
    let size: Size
    let env: ViewEnvironment
    let edited: (EditCommand) -> AppAction
    let wheeled: (Int) -> AppAction
    let chosen: (Row) -> AppAction
    /// What stands in a row beside the mark of the selection.
    let content: (Row) -> Node<AppAction>

    var node: Node<AppAction> {
        Dialog(title: title, width: 66, env: env) {
            Text(env.glyphs[.prompt] + " ").role(.prompt).width(2).beside(
                TextInput(
                    field, placeholder: placeholder, isFocused: true, selectionRole: .inputSelection,
                    placeholderRole: .inputPlaceholder
                )
                .role(.input)
                .onClick { hit in hit.characterOffset.map { edited(.place($0)) } }
                .grow())
            if rows.isEmpty {
                Text(empty).role(.dialogHelp)
            } else {
                List<AppAction>(
                    Array(rows.indices), id: { $0 }, scroll: ListScroll(.start, reveal: selection), row: row
                )
                .node
                .onWheel(wheeled)
                .height(min(rows.count, QuickOpen.rows(height: size.height)))
            }
        }
        .node
        .align(.center, .top)
        .padding(Insets(top: size.height >= 20 ? 1 : 0))
        .align(.center, .top)
    }

    private func row(_ index: Int) -> Node<AppAction> {
        let isSelected = index == selection
        return TerminalDOM.Row<AppAction>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            content(rows[index]).grow()
        }
        .role(isSelected ? Role.menuRow.state("selected") : .menuRow)
        .onClick(chosen(rows[index]))
    }
}

extension View where Action == AppAction {
    /// This, and at its right `other`, in one row.
    fileprivate func beside(_ other: Node<AppAction>) -> Node<AppAction> {
        TerminalDOM.Row<AppAction> {
            node
            other
        }.node
    }
}

/// A name with the letters marked that were typed.
struct MatchedText {
    let text: String
    let marks: [Range<Int>]

    /// What is drawn of it.
    var node: Node<AppAction> { Text(HitLine.marked(text, marks, hit: .menuMatch)).node }
}
