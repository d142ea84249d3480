import TerminalDOM

/// The text in an empty place: a heading and the next step.
struct EmptyPlace<Action>: View, Equatable {
    let title: String
    var help = ""

    var node: Node<Action> {
        Lazy<Action>(self) { place in place.shown }.node
    }

    private var shown: Node<Action> {
        Column<Action> {
            Spacer()
            Text(title).align(.center).role(.emptyTitle)
            Text(help).wrap().align(.center).role(.empty).padding(.symmetric(columns: 2, rows: 1))
            Spacer()
            Spacer()
        }.node
    }
}
