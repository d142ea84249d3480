import TerminalDOM
import Theming

extension ColorScheme {
    /// The scheme as a theme file. The scheme's colors are the palette, and their meanings follow the styling guide of
    /// base16 (00 the background, 05 the text, 08 red, 0B green, 0D blue …) as far as the result is readable.
    package var theme: String {
        var lines = [
            "# \(comment(name)), imported from a \(colors["base10"] == nil ? "base16" : "base24") scheme.",
            "",
            "inherits = \(literal(variant.rawValue))",
            "",
            "[meta]",
            "name = \(literal(name))",
            "author = \(literal(author))",
            "variant = \(literal(variant.rawValue))",
            "",
            "[palette]",
        ]
        for number in 0..<24 {
            if let color = colors[Self.key(number)] { lines.append("\(Self.key(number)) = \"\(color)\"") }
        }
        lines += ["", "[meaning]"]
        lines += meanings.map { "\($0.0) = \($0.1)" }
        lines += ["", "[roles]", "\"screen\" = { fg = \"text\", bg = \"base00\" }"]
        lines.append("\"empty.title\" = { fg = \"text\", bold = true }")
        return lines.joined(separator: "\n") + "\n"
    }

    private var meanings: [(String, String)] {
        // Text appears on all of these. A color only has to be readable on the first one; otherwise little would be
        // left of the scheme.
        let surfaces = ["base00", "base01", "base02"]
        let grounds = ["base00"]
        let text = readable("base05", "base06", "base07", on: surfaces)
        let accent = readable("base0D", "base15", "base16", "base0C", text, on: grounds)
        let danger = readable("base08", "base12", "base09", text, on: grounds)
        func color(_ name: String) -> String { "\"\(name)\"" }
        /// Returns the scheme's black or white, whichever is readable on a color.
        func on(_ ground: String) -> String { color(readable("base00", "base07", "base05", "base01", on: [ground])) }
        var meanings: [(String, String)] = [
            ("text", color(text)), ("subtle", color(readable("base05", "base06", text, on: surfaces))),
            ("muted", color(readable("base04", "base05", text, on: ["base00", "base01"]))), ("border", color("base03")),
            ("surface", color("base00")), ("raised", color("base01")), ("selection", color("base02")),
            ("own", color("base02")), ("own-text", color(text)), ("field", color("base01")),
            ("marked", color(accent)), ("marked-text", on(accent)), ("chosen", color("base02")),
            ("accent", color(accent)), ("on-accent", on(accent)), ("danger", color(danger)),
            ("alarm", color("base08")), ("alarm-text", on("base08")),
            ("warning", color(readable("base0A", "base13", "base09", text, on: grounds))),
            ("success", color(readable("base0B", "base14", text, on: grounds))),
            ("highlight", color("base0A")), ("on-highlight", on("base0A")), ("panel", color("base02")),
            ("panel-text", color(text)), ("reaction", color("base02")),
            ("reaction-danger", color(readable("base08", "base12", text, on: ["base02"]))),
            ("link", "{ fg = \(color(readable("base0C", "base15", accent, on: grounds))), underline = true }"),
            ("code", "{ fg = \(color(readable("base0B", "base14", text, on: grounds))), bg = \"base00\" }"),
            ("mention", "{ fg = \(color(readable("base0E", "base17", text, on: grounds))), bold = true }"),
            ("filled", "{ fg = \(on(accent)), bg = \(color(accent)), bold = true }"), ("on-person", color("base00")),
        ]
        let people = ["base0D", "base0B", "base0A", "base08", "base0E", "base09", "base0C", "base0F"]
        for (number, person) in people.enumerated() {
            meanings.append(("person-\(number)", color(readable(person, text, on: grounds))))
        }
        return meanings
    }

    /// Returns the first of `candidates` that is readable on all of `grounds` (WCAG AA), or else the one with the most
    /// contrast.
    private func readable(_ candidates: String..., on grounds: [String]) -> String {
        let known = candidates.filter { colors[$0] != nil }
        func contrast(_ name: String) -> Double {
            grounds.compactMap { ground in
                guard let text = rgb(name), let behind = rgb(ground) else { return nil }
                return contrastRatio(text, on: behind)
            }.min() ?? 0
        }
        return known.first { contrast($0) >= 4.5 } ?? known.max { contrast($0) < contrast($1) } ?? "base05"
    }

    private func rgb(_ name: String) -> Color? {
        let digits = colors[name]?.dropFirst().compactMap(\.hexDigitValue).map(UInt8.init) ?? []
        guard digits.count == 6 else { return nil }
        return .rgb(digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
    }

    private func literal(_ text: String) -> String {
        "\"" + comment(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Returns the text on one line, without control characters.
    private func comment(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }.map(Character.init))
    }
}
