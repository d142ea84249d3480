import Messenger
import TerminalDOM

/// A field, and below it what fits what is written in it, with one row selected. It hangs from the top, so that it stays
/// where it is while there are more and fewer rows.
struct QuickOpenBox<Row: Codable & Equatable & Sendable, Action>: View {
    let title: String
    let placeholder: String
    /// The text instead of rows.
    let empty: String
    let list: QuickOpen<Row>
    let size: Size
    var width = Size.quickOpenWidth
    let env: ViewEnvironment
    let edited: (EditCommand) -> Action
    let wheeled: (Int) -> Action
    let chosen: (Row) -> Action
    /// The part beside the rows; nil for none.
    var aside: Node<Action>?
    /// The scroll position in ``empty``, and the action that reports its visible part; nil if all of it has room.
    var reading: (scroll: ListScroll<Int>, onViewport: (ListViewport<Int>) -> Action)?
    /// Texts below the rows, one below the other, and the lines that each may take.
    var notes: [(text: String, lines: Int)] = []
    /// The content of a row beside the selection mark.
    let content: (Row) -> Node<Action>

    var node: Node<Action> {
        Dialog(title: title, width: width, env: env) {
            Text(env.glyphs[.prompt] + " ").role(.prompt).width(2).beside(
                InputField(text: list.field, placeholder: placeholder) { edited(.place($0)) }.node)
            if list.rows.isEmpty, let reading {
                ScrolledText<Action>(
                    text: empty, scroll: reading.scroll, env: env, onViewport: reading.onViewport, wheel: wheeled
                ).node
                    .height(QuickOpen<Row>.rows(on: size))
            } else if list.rows.isEmpty {
                Text(empty).wrap().role(.dialogHelp)
            } else {
                TerminalDOM.Row<Action> {
                    SelectionList(
                        rows: Array(list.rows.indices), selected: list.selection, env: env, wheel: wheeled, row: row
                    )
                    .node
                    .height(min(list.rows.count, QuickOpen<Row>.rows(on: size, above: noteLines)))
                    .grow()
                    if let aside { aside }
                }
                for note in notes { Text(note.text).wrap(limit: note.lines).role(.dialogHelp) }
            }
        }
        .hanging(on: size)
    }

    private var noteLines: Int { notes.reduce(0) { $0 + $1.lines } }

    private func row(_ index: Int) -> Node<Action> {
        env.choice(chosen(list.rows[index]), isSelected: index == list.selection) { content(list.rows[index]).grow() }
    }
}

extension Size {
    /// The columns of a quick open.
    static let quickOpenWidth = 66
    /// The columns of a quick open with emoji or stickers, more of which fit on a large screen.
    var pickerWidth: Int { max(Self.quickOpenWidth, min(width * 2 / 3, 120)) }
}

extension View {
    /// This, and at its right `other`, in one row.
    fileprivate func beside(_ other: Node<Action>) -> Node<Action> {
        TerminalDOM.Row<Action> {
            node
            other
        }.node
    }
}

/// A name with the letters marked that were typed.
struct MatchedText<Action>: View {
    let text: String
    let marks: [Range<Int>]

    init(_ text: String, _ marks: [Range<Int>]) {
        self.text = text
        self.marks = marks
    }

    var node: Node<Action> { Text(HitLine.marked(text, marks, hit: .menuMatch)).node }
}
