/// A field to write in, of one line or of several.
///
/// It shows an ``EditableText``; keys reach that by the reducer, not through this node. A click gives the character that
/// was hit (``Hit/characterOffset``).
public struct TextInput<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// A field that shows `text`.
    ///
    /// - Parameters:
    ///   - text: the text, its cursor and its selection.
    ///   - placeholder: shown while the text is empty.
    ///   - isFocused: whether the terminal's cursor is in it.
    ///   - lines: how many lines it is high: by its content, within these; more scroll. `1...1` scrolls sideways.
    ///   - selectionRole: what selected characters mean.
    ///   - placeholderRole: what the placeholder means.
    public init(
        _ text: EditableText, placeholder: String = "", isFocused: Bool, lines: ClosedRange<Int> = 1...1,
        selectionRole: Role? = nil, placeholderRole: Role? = nil
    ) {
        node = Node(
            .input(
                InputContent(
                    text: text, placeholder: placeholder, isFocused: isFocused, lines: lines,
                    selectionRole: selectionRole, placeholderRole: placeholderRole)))
    }
}

/// What a text input has.
struct InputContent: Equatable {
    var text: EditableText
    var placeholder: String
    var isFocused: Bool
    var lines: ClosedRange<Int>
    var selectionRole: Role?
    var placeholderRole: Role?
}
