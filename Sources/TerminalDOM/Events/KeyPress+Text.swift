// How a key is written in the config, in the help and in recordings: `ctrl-x`, `alt-enter`, `shift-tab`, `f5`, `?`.
extension KeyPress: LosslessStringConvertible {
    private static let named: [(name: String, key: Key)] = [
        ("enter", .enter), ("tab", .tab), ("backspace", .backspace), ("escape", .escape), ("up", .up), ("down", .down),
        ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("page-up", .pageUp),
        ("page-down", .pageDown), ("insert", .insert), ("delete", .delete), ("space", .character(" ")),
    ]

    private static let prefixes: [(name: String, modifier: KeyModifiers)] = [
        ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift), ("super-", .command),
    ]

    /// Reads a key as it is written in the config; `nil` when it is none.
    public init?(_ description: String) {
        var rest = Substring(description)
        var modifiers: KeyModifiers = []
        while rest.count > 1, let prefix = Self.prefixes.first(where: { rest.hasPrefix($0.name) }),
            rest.count > prefix.name.count
        {
            modifiers.insert(prefix.modifier)
            rest = rest.dropFirst(prefix.name.count)
        }
        if let named = Self.named.first(where: { $0.name == rest }) {
            self.init(named.key, modifiers)
        } else if rest.count == 1, let character = rest.first {
            self.init(.character(character), modifiers)
        } else if rest.first == "f", let number = Int(rest.dropFirst()), (1...35).contains(number) {
            self.init(.function(number), modifiers)
        } else {
            return nil
        }
    }

    /// The key as it is written in the config.
    public var description: String {
        let prefix = Self.prefixes.filter { modifiers.contains($0.modifier) }.map(\.name).joined()
        if let named = Self.named.first(where: { $0.key == key }) { return prefix + named.name }
        switch key {
        case .character(let character): return prefix + String(character)
        case .function(let number): return prefix + "f\(number)"
        default: return prefix
        }
    }
}

// Recordings keep keys as they are written in the config.
extension KeyPress: Codable {
    /// Reads the text form.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let key = KeyPress(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "`\(text)` is no key"))
        }
        self = key
    }

    /// Writes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
