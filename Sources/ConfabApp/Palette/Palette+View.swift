import Messenger
package import TerminalDOM

extension Palette {
    /// Hangs from the top of the screen.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        QuickOpenBox(
            title: env.strings.paletteTitle(), placeholder: env.strings.palettePlaceholder(),
            empty: env.strings.noCommand(), list: list, size: shared.size, env: env,
            edited: { .edited($0) }, wheeled: { .wheelTurned($0) }, chosen: { .chosen($0.command) }
        ) { row in
            let title = env.strings.title(row.command)
            return TerminalDOM.Row<Action>(spacing: 1) {
                MatchedText(title, row.isByName ? [] : row.marks)
                if row.isByName { MatchedText(row.command.rawValue, row.marks).role(.menuDetail) }
                Spacer()
                if !row.key.isEmpty { Text(row.key).role(.menuDetail).unshrinkable() }
                Text("")
            }.node
        }.node
    }

    /// The field and the rows.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = list.rows.map { row in
            [env.strings.title(row.command), row.key].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return [env.strings.paletteTitle(), env.strings.spokenField(list.field.text)]
            + (rows.isEmpty ? [env.strings.noCommand()] : [String].menu(rows, list.selection, env.strings))
    }
}
