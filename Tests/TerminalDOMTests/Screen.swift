import TerminalDOM

/// The actions of these tests.
enum Said: Equatable {
    case clicked(String)
    case hit(Hit)
    case size(Size)
    case viewport(ListViewport<Int>)
    case wheel(Int)
    case dragged(String, Drag)
}

/// The screen that `view` gives at `width` × `height`, as text with trailing blanks cut.
func screen(_ width: Int, _ height: Int, _ view: some View<Said>) -> String {
    var renderer = Renderer<Said>(sheet: StyleSheet())
    return renderer.render(view, size: Size(width, height)).frame.text
}
