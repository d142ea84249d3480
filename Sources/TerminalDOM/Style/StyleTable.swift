/// The number that a cell keeps of its style.
public struct StyleID: Equatable, Hashable, Sendable {
    /// The index in the style table.
    public let index: UInt32

    /// The style at `index` of a table.
    public init(index: UInt32) { self.index = index }

    /// The style of the empty screen.
    public static let base = StyleID(index: 0)
}

/// The styles in use, numbered: each is a role within the style that encloses it.
///
/// Numbers stay the same from frame to frame while the sheet does, so cells compare by number alone.
public struct StyleTable: Sendable {
    /// One style in use.
    public struct Entry: Equatable, Sendable {
        /// The innermost role, `nil` for the empty screen.
        public let role: Role?
        /// The style around it; the empty screen's own for the empty screen.
        public let enclosing: StyleID
        /// What it looks like there.
        public let style: Style
    }

    /// The sheet that resolves the roles.
    public let sheet: StyleSheet
    /// The styles by number.
    public private(set) var entries: [Entry]
    private var numbers: [Key: StyleID] = [:]

    private struct Key: Hashable {
        let enclosing: StyleID
        let role: Role
        let isHovered: Bool
    }

    /// The table of `sheet`, with nothing in use but the empty screen.
    public init(sheet: StyleSheet) {
        self.sheet = sheet
        entries = [Entry(role: nil, enclosing: .base, style: sheet.base)]
    }

    /// What `id` stands for; the empty screen's style for a number of another table.
    public subscript(id: StyleID) -> Entry {
        Int(id.index) < entries.count ? entries[Int(id.index)] : entries[0]
    }

    /// The roles that meet in `id`, the outermost first; none for the empty screen.
    public func roles(of id: StyleID) -> [Role] {
        var roles: [Role] = []
        var entry = self[id]
        while let role = entry.role {
            roles.append(role)
            entry = self[entry.enclosing]
        }
        return roles.reversed()
    }

    /// The number of `role` within `enclosing`, a new one where it was not used before.
    public mutating func id(of role: Role, in enclosing: StyleID) -> StyleID {
        id(of: role, isHovered: false, in: enclosing)
    }

    /// The number of `role` within `enclosing` while the pointer is on it.
    mutating func id(ofHovered role: Role, in enclosing: StyleID) -> StyleID {
        id(of: role, isHovered: true, in: enclosing)
    }

    private mutating func id(of role: Role, isHovered: Bool, in enclosing: StyleID) -> StyleID {
        let key = Key(enclosing: enclosing, role: role, isHovered: isHovered)
        if let known = numbers[key] { return known }
        let around = self[enclosing].style
        var style = sheet.patch(for: role)?.applied(to: around) ?? around
        if isHovered { style = sheet.hoverPatch(for: role)?.applied(to: style) ?? style }
        let role = isHovered ? role.state(Role.hover.name) : role
        let id = StyleID(index: UInt32(entries.count))
        entries.append(Entry(role: role, enclosing: enclosing, style: style))
        numbers[key] = id
        return id
    }
}
