import TerminalDOM

/// A theme file that is ready for editing: it contains everything that it inherits, commented out.
struct ThemeTemplate {
    let name: String
    let parent: String
    let theme: ThemeFile
    let vocabulary: ThemeVocabulary

    var text: String {
        var lines = [
            "# \(harmless(name, limit: 60)): a theme for Confab. Everything commented out is inherited from “\(parent)”. Remove",
            "# the “#” from the lines you change. Confab repaints when you save.",
            "",
            "inherits = \(literal(parent))",
            "",
            "[meta]",
            "name = \(literal(name))",
            "author = \"\"",
            "variant = \(literal((theme.variant ?? .dark).rawValue))    # the background it's made for: dark or light",
            "",
            "# Names for colors: #rrggbb, #rgb, one of the terminal's own sixteen (red, bright-red, …), or none.",
            "[palette]",
        ]
        lines += inFileOrder(theme.palette).map { "# \($0.key) = \(word($0.value.value))" }
        lines += ["", "# What colors are for. The roles below use these names.", "[meaning]"]
        lines += inFileOrder(theme.meaning).map { "# \($0.key) = \(style($0.value.value))" }
        lines += ["", "# How each part of the screen looks. A role that isn't set falls back at its dots.", "[roles]"]
        for name in vocabulary.roleNames {
            let purpose = vocabulary.purposes[name].map { "    # " + $0 } ?? ""
            let value = theme.roles[name].map { style($0.value) } ?? "{}"
            lines.append("# \(literal(name)) = \(value)\(purpose)")
        }
        lines += ["", "# Symbols, one or two columns wide.", "[glyphs]"]
        for glyph in vocabulary.glyphNames {
            let value = theme.glyphs[glyph.name]?.value ?? glyph.standard
            lines.append(
                "# \(literal(glyph.name)) = \(literal(value))" + (glyph.purpose.isEmpty ? "" : "    # " + glyph.purpose)
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func inFileOrder<Value>(
        _ parts: [String: ThemeFile.Part<Value>]
    ) -> [(key: String, value: ThemeFile.Part<Value>)] {
        parts.sorted { ($0.value.file, $0.value.position, $0.key) < ($1.value.file, $1.value.position, $1.key) }
    }

    private func style(_ words: ThemeFile.StyleWords) -> String {
        if let word = words.word { return self.word(word.value) }
        var parts: [String] = []
        if let color = words.foreground { parts.append("fg = " + word(color.value)) }
        if let color = words.background { parts.append("bg = " + word(color.value)) }
        for (key, attribute) in ThemeFileReader.switches {
            if words.adding.contains(attribute) { parts.append(key + " = true") }
            if words.removing.contains(attribute) { parts.append(key + " = false") }
        }
        return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    }

    private func word(_ word: ColorWord) -> String {
        switch word {
        case .name(let name): return literal(name)
        case .color(.rgb(let red, let green, let blue)):
            return literal("#" + [red, green, blue].map { hexadecimal($0) }.joined())
        case .color: return literal("none")
        }
    }

    private func hexadecimal(_ value: UInt8) -> String {
        let digits = String(value, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }

    /// Returns `text` as a TOML string.
    private func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
