import TerminalDOM

extension Help {
    /// A line of the help.
    enum Line: Equatable {
        case heading(String)
        /// A key or a symbol, and its meaning.
        case entry(key: String, text: String)
        case empty
    }

    /// The lines that match the filter's text, with their headings.
    func lines(_ env: ViewEnvironment) -> [Line] {
        let places = places + KeyContext.allCases.filter { !self.places.contains($0) }
        let sections = places.map { (env.strings.title($0), entries(in: $0, env)) } + [symbols(env)]
        let wanted = (filter?.text ?? "").lowercased()
        let lines = sections.flatMap { title, entries -> [Line] in
            let found = entries.filter { wanted.isEmpty || $0.matches(wanted) }
            return found.isEmpty ? [] : [.heading(title)] + found + [.empty]
        }
        // Nothing follows the last part.
        return lines.dropLast()
    }

    /// The commands of a place. What you can type in the message field follows its commands.
    private func entries(in context: KeyContext, _ env: ViewEnvironment) -> [Line] {
        let written = context == .composer ? env.strings.writingHelp() : []
        return commands(in: context, env) + written.map { Line.entry(key: $0.typed, text: $0.meaning) }
    }

    private func commands(in context: KeyContext, _ env: ViewEnvironment) -> [Line] {
        Command.all.filter { $0.place(in: context) != nil }.compactMap { command in
            let keys = env.options.keymap.keys(for: command.id, in: context).map(env.label)
            if let first = keys.first, command.id == CommandID.tabs.first, let last = CommandID.tabs.last {
                return .entry(key: "\(first) … \(env.key(last, in: context))", text: env.strings.anyTab())
            }
            guard !CommandID.tabs.contains(command.id) else { return nil }
            let palette = env.key(.palette, in: .everywhere)
            // A command without a key is found by its name.
            let key =
                keys.isEmpty && !palette.isEmpty ? env.strings.byName(palette) : keys.joined(separator: "  ")
            return .entry(key: key, text: env.strings.title(command.id))
        }
    }

    private func symbols(_ env: ViewEnvironment) -> (String, [Line]) {
        let symbols = GlyphName.all.filter { glyph in
            ["receipt.", "chat.", "content.", "bar.", "list."].contains(where: glyph.name.hasPrefix)
        }
        let lines = ([.openChat, .changed, .tabUnread] + symbols).map { glyph in
            Line.entry(key: env.glyphs[glyph], text: env.strings.symbol(glyph))
        }
        return (env.strings.symbolsTitle(), lines)
    }
}

extension Help.Line {
    /// True if each word of `text` begins a word of the meaning, or if `text` is a part of the keys.
    fileprivate func matches(_ text: String) -> Bool {
        guard case .entry(let key, let meaning) = self else { return false }
        let words = meaning.lowercased().split { !$0.isLetter && !$0.isNumber }
        let isMeaning = text.split(separator: " ").allSatisfy { part in words.contains { $0.hasPrefix(part) } }
        return isMeaning || key.lowercased().contains(text)
    }
}
