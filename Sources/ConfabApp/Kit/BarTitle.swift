import TerminalDOM

/// Bold words and a colon before the text of a bar. They are cut to a number of columns, which leaves some to the text.
struct BarTitle<Action>: View {
    let title: String
    /// The words instead of a title that would be cut; nil if there are none.
    var short: String?
    let columns: Int

    var node: Node<Action> {
        Row<Action> {
            Text(DisplayWidth.of(title) < columns ? title : short ?? title)
            Text(":").unshrinkable()
        }
        .role(.bold)
        .width(atMost: max(1, columns))
    }
}
