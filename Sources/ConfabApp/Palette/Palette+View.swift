import Messenger
public import TerminalDOM

extension Palette {
    /// The palette, for a screen of `size`.
    public static func view(_ state: State, size: Size, _ env: ViewEnvironment) -> Node<AppAction> {
        QuickOpenBox(
            title: env.words.paletteTitle(), placeholder: env.words.palettePlaceholder(), field: state.field,
            empty: env.words.noCommand(), rows: state.rows, selection: state.selection, size: size, env: env,
            edited: { .palette(.edited($0)) }, wheeled: { .palette(.wheelTurned($0)) },
            chosen: { .palette(.chosen($0.command)) }
        ) { row in
            let title = env.words.title(row.command)
            return TerminalDOM.Row<AppAction>(spacing: 1) {
                MatchedText(text: title, marks: row.isByName ? [] : row.marks).node
                if row.isByName { MatchedText(text: row.command.rawValue, marks: row.marks).node.role(.menuDetail) }
                Spacer()
                if !row.key.isEmpty { Text(row.key).role(.menuDetail).unshrinkable() }
                Text("")
            }.node
        }.node
    }

    /// The palette as sentences.
    static func lines(_ state: State, _ env: ViewEnvironment) -> [String] {
        let rows = state.rows.map { row in
            [env.words.title(row.command), row.key].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return [env.words.paletteTitle(), env.words.spokenField(state.field.text)]
            + (rows.isEmpty ? [env.words.noCommand()] : App.menu(rows, state.selection, env.words))
    }
}
