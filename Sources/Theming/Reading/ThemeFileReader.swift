import Spelling
import TerminalDOM

/// A reader of TOML documents as theme files. It reports and skips the parts with problems.
struct ThemeFileReader {
    let document: TomlDocument
    let vocabulary: ThemeVocabulary
    let problems: ProblemList

    /// The keys of the attributes that a style can set.
    static let switches: KeyValuePairs<String, Attributes> = [
        "bold": .bold, "italic": .italic, "underline": .underline, "dim": .dim, "reverse": .reverse, "strike": .strike,
    ]

    /// All keys of a style.
    static let styleKeys = ["fg", "bg"] + switches.map(\.key)

    func read() -> ThemeFile {
        let top = TomlSection(document, problems)
        var theme = ThemeFile()
        if let meta = top.section("meta") {
            theme.title = meta.string("name").map { harmless($0, limit: 60) }
            theme.author = meta.string("author").map { harmless($0, limit: 60) }
            theme.variant = meta.choice("variant")
        }
        if let name = top.string("inherits"), let entry = document.root["inherits"] {
            theme.inherits = part(name, at: entry.node.position)
        }
        for entry in top.section("palette")?.entries ?? [] { readPalette(entry, into: &theme) }
        for entry in top.section("meaning")?.entries ?? [] {
            theme.meaning[entry.key] = style(entry, of: entry.key).map { part($0, at: entry.node.position) }
        }
        for entry in top.section("roles")?.entries ?? [] { readRole(entry, named: entry.key, into: &theme) }
        for entry in top.section("glyphs")?.entries ?? [] { readGlyph(entry, named: entry.key, into: &theme) }
        top.reportUnknown()
        return theme
    }

    // MARK: - Parts

    private func readPalette(_ entry: TomlEntry, into theme: inout ThemeFile) {
        guard let word = color(entry.node, of: "palette." + entry.key) else { return }
        theme.palette[entry.key] = part(word, at: entry.node.position)
    }

    /// Reads a role in any notation (`roles.chat-list.row = …`): with quotes, as a dotted key, or as nested tables. The
    /// same table can be a style and contain roles.
    private func readRole(_ entry: TomlEntry, named name: String, into theme: inout ThemeFile) {
        var own = entry
        if case .table(let table) = entry.node.value {
            let inner = table.entries.filter { isRole($0, below: name) }
            for child in inner { readRole(child, named: name + "." + child.key, into: &theme) }
            let rest = table.entries.filter { child in !inner.contains(child) }
            if rest.isEmpty, !inner.isEmpty { return }
            own = TomlEntry(
                key: entry.key, keyPosition: entry.keyPosition,
                node: TomlNode(value: .table(TomlTable(entries: rest)), position: entry.node.position))
        }
        guard vocabulary.knows(role: name) else {
            unknown("role", name, at: entry.keyPosition, among: vocabulary.roles)
            return
        }
        theme.roles[name] = style(own, of: name).map { part($0, at: entry.keyPosition) }
    }

    /// Returns true if a key within a role is a nested role and not a part of the role's style. `message.bold` is a
    /// role, but `chat-list.name` can have the attribute `bold`; the value of the key decides.
    private func isRole(_ entry: TomlEntry, below name: String) -> Bool {
        let isKnown = vocabulary.knows(role: name + "." + entry.key)
        switch entry.node.value {
        case .table: return isKnown || !Self.styleKeys.contains(entry.key)
        case .string where isKnown: return true
        case .string where Self.styleKeys.contains(entry.key): return false
        case .string: return nearestName(to: entry.key, among: Self.styleKeys) == nil
        default: return false
        }
    }

    private func readGlyph(_ entry: TomlEntry, named name: String, into theme: inout ThemeFile) {
        if case .table(let table) = entry.node.value {
            for child in table.entries { readGlyph(child, named: name + "." + child.key, into: &theme) }
            return
        }
        guard let glyph = vocabulary.glyphs[name] else {
            unknown("glyph", name, at: entry.keyPosition, among: vocabulary.glyphs.keys)
            return
        }
        guard case .string(let text) = entry.node.value else {
            report("\(quoted("glyphs." + name)) must be a string, not \(entry.node.value.shown)", at: entry)
            return
        }
        let width = DisplayWidth.of(text)
        if text.isEmpty || harmless(text, limit: 8) != text {
            report("\(quoted("glyphs." + name)) must have one to eight visible characters", at: entry)
        } else if width > max(2, DisplayWidth.of(glyph.standard)) || name.hasPrefix("line.") && width != 1 {
            let limit = name.hasPrefix("line.") ? 1 : max(2, DisplayWidth.of(glyph.standard))
            report(
                "\(quoted("glyphs." + name)) is \(width) columns wide; the limit is \(limit)", at: entry)
        } else {
            theme.glyphs[name] = part(text, at: entry.node.position)
        }
    }

    // MARK: - Values

    private func style(_ entry: TomlEntry, of name: String) -> ThemeFile.StyleWords? {
        guard case .table(let table) = entry.node.value else {
            return color(entry.node, of: name).map {
                ThemeFile.StyleWords(word: part($0, at: entry.node.position))
            }
        }
        var style = ThemeFile.StyleWords()
        for entry in table.entries { read(entry, of: name, into: &style) }
        return style
    }

    private func read(_ entry: TomlEntry, of name: String, into style: inout ThemeFile.StyleWords) {
        let key = name + "." + entry.key
        switch entry.key {
        case "fg": style.foreground = color(entry.node, of: key).map { part($0, at: entry.node.position) }
        case "bg": style.background = color(entry.node, of: key).map { part($0, at: entry.node.position) }
        default:
            guard let attribute = Self.switches.first(where: { $0.key == entry.key })?.value else {
                return unknown(
                    "part of the style \(quoted(name)):", entry.key, at: entry.keyPosition, among: Self.styleKeys)
            }
            guard case .boolean(let isOn) = entry.node.value else {
                return report("\(quoted(key)) must be true or false, not \(entry.node.value.shown)", at: entry)
            }
            if isOn { style.adding.insert(attribute) } else { style.removing.insert(attribute) }
        }
    }

    private func color(_ node: TomlNode, of name: String) -> ColorWord? {
        guard case .string(let text) = node.value else {
            problems.add(
                FileProblem(
                    file: document.file, position: node.position,
                    message: "\(quoted(name)) must be a color in quotes, not \(node.value.shown)"))
            return nil
        }
        guard let word = ColorWord(text) else {
            problems.add(
                FileProblem(
                    file: document.file, position: node.position,
                    message: "\(quoted(text)) isn't a color: write #rrggbb, #rgb, a name, or none"))
            return nil
        }
        return word
    }

    // MARK: - Problems

    private func part<Value>(_ value: Value, at position: SourcePosition) -> ThemeFile.Part<Value> {
        ThemeFile.Part(value: value, file: document.file, position: position)
    }

    private func report(_ message: @autoclosure () -> String, at entry: TomlEntry) {
        problems.add(FileProblem(file: document.file, position: entry.node.position, message: message()))
    }

    private func unknown(
        _ kind: String, _ name: String, at position: SourcePosition, among known: some Sequence<String>
    ) {
        problems.add(
            FileProblem(
                file: document.file, position: position, message: "unknown \(kind) \(quoted(name))",
                suggestion: nearestName(to: name, among: known)))
    }
}
