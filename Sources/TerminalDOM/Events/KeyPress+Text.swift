// The text form of a key in the config, in help, and in recordings: `ctrl-x`, `alt-enter`, `shift-tab`, `f5`, `?`, `ctrl-x ctrl-e`.
extension KeyPress: LosslessStringConvertible {
    private static let named: [(name: String, key: Key)] = [
        ("enter", .enter), ("tab", .tab), ("backspace", .backspace), ("escape", .escape), ("up", .up), ("down", .down),
        ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("page-up", .pageUp),
        ("page-down", .pageDown), ("insert", .insert), ("delete", .delete), ("space", .character(" ")),
    ]

    private static let prefixes: [(name: String, modifier: KeyModifiers)] = [
        ("ctrl-x ", .controlX), ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift), ("super-", .command),
    ]

    /// Parses the text form of a key; `nil` if `description` isn't one.
    public init?(_ description: String) {
        var rest = description.utf8[...]
        var modifiers: KeyModifiers = []
        while let prefix = Self.prefixes.first(where: {
            rest.count > $0.name.utf8.count && rest.starts(with: $0.name.utf8)
        }) {
            modifiers.insert(prefix.modifier)
            rest = rest.dropFirst(prefix.name.utf8.count)
        }
        if rest.count == 1, let byte = rest.first, byte < 0x80 {
            self.init(.character(Character(Unicode.Scalar(byte))), modifiers)
        } else if let named = Self.named.first(where: { rest.elementsEqual($0.name.utf8) }) {
            self.init(named.key, modifiers)
        } else if rest.first == UInt8(ascii: "f"), let number = Int(Substring(rest.dropFirst())),
            (1...35).contains(number)
        {
            self.init(.function(number), modifiers)
        } else {
            let text = Substring(rest)
            guard let character = text.first, text.count == 1 else { return nil }
            self.init(.character(character), modifiers)
        }
    }

    /// The text form of the key, as in the config.
    public var description: String {
        var text = ""
        for prefix in Self.prefixes where modifiers.contains(prefix.modifier) { text += prefix.name }
        if let named = Self.named.first(where: { $0.key == key }) { return text + named.name }
        switch key {
        case .character(let character): text.append(character)
        case .function(let number): text += "f\(number)"
        default: break
        }
        return text
    }
}

// Recordings store keys in their text form.
extension KeyPress: Codable {
    /// Decodes the text form. Throws `DecodingError.dataCorrupted` if it isn't a key.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let key = KeyPress(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "`\(text)` is no key"))
        }
        self = key
    }

    /// Encodes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
