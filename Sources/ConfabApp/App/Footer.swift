import TerminalDOM

/// The keys that matter here and do something now, as many as fit; made from the table of commands.
struct Footer: View {
    let contexts: [KeyContext]
    let availability: CommandAvailability
    /// Commands that the front layer doesn't offer now.
    let withheld: [CommandID]
    let width: Int
    let env: ViewEnvironment

    private struct Input: Equatable {
        let contexts: [KeyContext]
        let availability: CommandAvailability
        let withheld: [CommandID]
        let width: Int
        let options: Options
        let glyphs: Glyphs
    }

    var node: Node<AppAction> {
        Lazy<AppAction>(
            Input(
                contexts: contexts, availability: availability, withheld: withheld, width: width, options: env.options,
                glyphs: env.glyphs)
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
        let commands = contexts.flatMap { context in
            (Command.inFooter[context] ?? []).map { ($0, context) }
        }
        return commands.sorted { ($0.0.footerRank ?? 0) < ($1.0.footerRank ?? 0) }.compactMap { command, context in
            guard availability.isSuperset(of: CommandAvailability.needed(for: command.id, in: context)),
                !withheld.contains(command.id)
            else { return nil }
            let key = env.key(command.id, in: context)
            guard !key.isEmpty, seen.insert(command.id).inserted else { return nil }
            return Hint(command: command.id, key: key, text: env.words.short(command.id, in: context))
        }
    }
}
