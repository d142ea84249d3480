import TerminalDOM

/// The search of a page whose letters may be commands: a field while keys go to it, and otherwise the searched text, or
/// the key that leads there.
struct SearchLine<Action>: View {
    let text: EditableText
    let placeholder: String
    let isFocused: Bool
    /// The key that leads to the field; empty if none does.
    let key: String
    let env: ViewEnvironment
    /// Returns the action for a click before so many characters.
    let placed: (Int) -> Action

    var node: Node<Action> {
        Row<Action> {
            Text(env.glyphs[isFocused ? .prompt : .search] + " ").role(.prompt).unshrinkable()
            if isFocused {
                InputField(text: text, placeholder: placeholder, placed: placed)
            } else if text.isEmpty {
                Text(env.strings.searchHint(placeholder, key)).role(.dialogHelp).grow()
            } else {
                Text(text.text).grow()
            }
        }
        .onClick { hit in placed(hit.characterOffset ?? text.characters.count) }
    }
}
