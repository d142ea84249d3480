import TerminalDOM

/// Bold words and a colon before the text of a bar. They are cut to a number of columns, which leaves some to the text.
struct BarTitle<Action>: View {
    let title: String
    let columns: Int

    var node: Node<Action> {
        Row<Action> {
            Text(title)
            Text(":").unshrinkable()
        }
        .role(.bold)
        .width(atMost: max(1, columns))
    }
}
