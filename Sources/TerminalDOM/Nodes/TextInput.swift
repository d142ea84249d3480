/// A text field of one or several lines.
///
/// It shows an ``EditableText``. Key presses change that in the reducer, not through this node. A click reports the
/// character under the pointer (``Hit/characterOffset``).
public struct TextInput<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a field that shows `text`.
    ///
    /// - Parameters:
    ///   - text: the text with its cursor and selection.
    ///   - placeholder: the text to show while `text` is empty.
    ///   - isFocused: true to show the terminal's cursor in the field.
    ///   - lines: the minimum and maximum height in lines; longer content scrolls. `1...1` scrolls sideways.
    ///   - selectionRole: the role of the selected characters.
    ///   - placeholderRole: the role of the placeholder.
    ///   - tokenRole: the role of the tokens in the text.
    public init(
        _ text: EditableText, placeholder: String = "", isFocused: Bool, lines: ClosedRange<Int> = 1...1,
        selectionRole: Role? = nil, placeholderRole: Role? = nil, tokenRole: Role? = nil
    ) {
        node = Node(
            .input(
                InputContent(
                    text: text, placeholder: placeholder, isFocused: isFocused, lines: lines,
                    selectionRole: selectionRole, placeholderRole: placeholderRole, tokenRole: tokenRole)))
    }
}

struct InputContent: Equatable {
    var text: EditableText
    var placeholder: String
    var isFocused: Bool
    var lines: ClosedRange<Int>
    var selectionRole: Role?
    var placeholderRole: Role?
    var tokenRole: Role?
}
