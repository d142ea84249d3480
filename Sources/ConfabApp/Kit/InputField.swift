import TerminalDOM

/// A line to write in. It looks like a field only while keys go to it.
struct InputField<Action>: View {
    let text: EditableText
    let placeholder: String
    var isFocused = true
    /// Returns the action for a click before so many characters.
    let placed: (Int) -> Action

    var node: Node<Action> {
        TextInput<Action>(
            text, placeholder: placeholder, isFocused: isFocused, selectionRole: .inputSelection,
            placeholderRole: .inputPlaceholder
        )
        .role(isFocused ? .input : nil)
        .onClick { hit in hit.characterOffset.map { placed($0) } }
        .grow()
    }
}

/// A line to write in behind its label, if it has room for one, and its prompt.
struct LabeledField<Action>: View {
    var label = ""
    var labelWidth = 0
    let text: EditableText
    let placeholder: String
    var isFocused = true
    let env: ViewEnvironment
    let placed: (Int) -> Action

    var node: Node<Action> {
        var text = text
        // Seen from its beginning until it is written in.
        if !isFocused { text.apply(.move(.start)) }
        return Row<Action> {
            if labelWidth > 0 { Text(label).role(.dialogHelp).width(labelWidth) }
            Text(isFocused ? env.glyphs[.prompt] + " " : "  ").role(.prompt).width(2)
            InputField(text: text, placeholder: placeholder, isFocused: isFocused, placed: placed)
        }.node
    }
}
