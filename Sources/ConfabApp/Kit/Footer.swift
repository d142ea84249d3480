import TerminalDOM

/// The keys that matter here and do something now, as many as fit; made from the table of commands.
struct Footer: View {
    let commands: [Entry]
    let width: Int
    let env: ViewEnvironment

    /// A command that does something now.
    struct Entry: Equatable {
        let id: CommandID
        let context: KeyContext
        /// The lower, the sooner it's shown.
        let rank: Int
    }

    private struct Input: Equatable {
        let commands: [Entry]
        let width: Int
        let options: Options
        let glyphs: Glyphs
    }

    var node: Node<AppAction> {
        Lazy<AppAction>(
            Input(commands: commands, width: width, options: env.options, glyphs: env.glyphs)
        ) { _ in shown }
        .role(.footer)
        .height(1)
    }

    private var shown: Node<AppAction> {
        var left = width - 1
        return Row<AppAction> {
            Text(" ").unshrinkable()
            for hint in hints {
                let columns = DisplayWidth.of(hint.key) + DisplayWidth.of(hint.text) + 3
                if takes(columns, of: &left) {
                    Row {
                        Text(hint.key).role(.footerKey).unshrinkable()
                        Text(" \(hint.text)  ").unshrinkable()
                    }
                    .role(.footerHint)
                    .onClick(.command(hint.command))
                }
            }
            Spacer()
        }.node
    }

    private func takes(_ columns: Int, of left: inout Int) -> Bool {
        left -= columns
        return left >= 0
    }

    private struct Hint {
        var command: CommandID
        var key: String
        var text: String
    }

    private var hints: [Hint] {
        var seen = Set<CommandID>()
        return commands.sorted { $0.rank < $1.rank }.compactMap { command in
            let key = env.key(command.id, in: command.context)
            guard !key.isEmpty, seen.insert(command.id).inserted else { return nil }
            return Hint(command: command.id, key: key, text: env.strings.footerWord(command.id, in: command.context))
        }
    }
}
