import TerminalDOM

/// The keys that matter here and do something now, as many as fit; made from the table of commands.
struct Footer: View {
    var commands: [Entry]
    var width: Int
    /// False if it shows only the keys.
    var showsWords = true
    let env: ViewEnvironment

    /// A command that does something now.
    struct Entry: Equatable {
        let id: CommandID
        let context: KeyContext
        /// The lower, the sooner it's shown.
        var rank: Int
        /// Its word, if that isn't the one in the table.
        var word: FooterWord?
    }

    private struct Input: Equatable {
        let commands: [Entry]
        let width: Int
        let showsWords: Bool
        let options: Options
        let glyphs: Glyphs
    }

    var node: Node<AppAction> {
        Lazy<AppAction>(
            Input(
                commands: commands, width: width, showsWords: showsWords, options: env.options, glyphs: env.glyphs)
        ) { _ in shown }
        .role(.footer)
        .height(1)
    }

    private var shown: Node<AppAction> {
        Row<AppAction> {
            Text(" ").unshrinkable()
            for hint in fitting { self.hint(hint) }
            Spacer()
        }.node
    }

    /// The empty columns after a hint.
    private static let gap = 2

    /// The hints that there is room for. After the way out and the most important ones comes the help, which has the
    /// keys of all others.
    private var fitting: [Hint] {
        let hints = hints
        // The last hint needs no gap, and an empty column comes before the first.
        var left = width - 1 + Self.gap
        var shown: Set<CommandID> = []
        let wayOut = hints.filter { $0.command == .back }
        let important = hints.prefix(1) + hints.filter { $0.rank <= 2 }
        for hint in wayOut + important + hints.filter({ $0.command == .help }) + hints {
            let columns = columns(of: hint) + Self.gap
            guard columns <= left, shown.insert(hint.command).inserted else { continue }
            left -= columns
        }
        return hints.filter { shown.contains($0.command) }
    }

    /// A footer with only the key that leads back, as wide as that; nil if none does. Without room for its word, only the
    /// key is left.
    var wayOut: Footer? {
        var footer = self
        footer.commands = commands.filter { $0.id == .back }
        guard let hint = footer.hints.first else { return nil }
        footer.showsWords = columns(of: hint) < width
        footer.width = 1 + footer.columns(of: hint)
        return footer
    }

    private func hint(_ hint: Hint) -> Node<AppAction> {
        Row<AppAction> {
            Text(hint.key).role(.footerKey).unshrinkable()
            if showsWords { Text(" \(hint.text)").unshrinkable() }
            // At the end of a full line, it's cut off.
            Text(String(repeating: " ", count: Self.gap)).truncate(.tail, ellipsis: false).unshrinkable()
        }
        .role(.footerHint).unshrinkable()
        .onClick(.command(hint.command))
    }

    private struct Hint {
        var command: CommandID
        var rank: Int
        var key: String
        var text: String
    }

    private func columns(of hint: Hint) -> Int {
        DisplayWidth.of(hint.key) + (showsWords ? 1 + DisplayWidth.of(hint.text) : 0)
    }

    /// The first key of a command; for one that moves, also the key that moves the other way.
    private func keys(of command: Entry) -> String {
        let key = env.key(command.id, in: command.context)
        guard let pair = command.id.pair, !key.isEmpty else { return key }
        let arrows = [KeyPress(.up), KeyPress(.down)]
        if zip(pair, arrows).allSatisfy({ env.options.keymap.keys(for: $0, in: command.context).contains($1) }) {
            return arrows.map(env.label).joined(separator: env.glyphs.asciiOnly ? " " : "")
        }
        return pair.map { env.key($0, in: command.context) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var hints: [Hint] {
        var seen = Set<CommandID>()
        return commands.sorted { $0.rank < $1.rank }.compactMap { command in
            let key = keys(of: command)
            guard !key.isEmpty, seen.insert(command.id).inserted else { return nil }
            let word = command.word.map(env.strings.footerWord)
            return Hint(
                command: command.id, rank: command.rank, key: key,
                text: word ?? env.strings.footerWord(command.id, in: command.context))
        }
    }
}

extension CommandID {
    /// The command and the one that moves the other way, if one hint is about both: the backward or upward one first.
    fileprivate var pair: [CommandID]? {
        switch self {
        case .next: [.previous, .next]
        case .nextTab: [.previousTab, .nextTab]
        case .pageDown: [.pageUp, .pageDown]
        case .olderMessage: [.olderMessage, .newerMessage]
        default: nil
        }
    }
}
