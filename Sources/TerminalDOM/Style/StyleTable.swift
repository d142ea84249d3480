/// The number of a style in a ``StyleTable``.
public struct StyleID: Equatable, Hashable, Sendable {
    /// The index into the style table.
    public let index: UInt32

    /// Creates the number of the style at `index`.
    public init(index: UInt32) { self.index = index }

    /// The style of the empty screen.
    public static let base = StyleID(index: 0)
}

/// A numbered table of the styles in use, each of which is a role within an enclosing style.
///
/// As long as the sheet is the same, numbers stay the same from frame to frame, so cells compare by number alone.
public struct StyleTable: Sendable {
    /// A style in use.
    public struct Entry: Equatable, Sendable {
        /// The innermost role; `nil` for the empty screen.
        public let role: Role?
        /// The enclosing style; the empty screen encloses itself.
        public let enclosing: StyleID
        /// The resulting style.
        public let style: Style
    }

    /// The sheet that resolves the roles.
    public let sheet: StyleSheet
    /// The styles, indexed by their numbers.
    public private(set) var entries: [Entry]
    private var numbers: [Key: StyleID] = [:]

    private struct Key: Hashable {
        let enclosing: StyleID
        let role: Role
        let isHovered: Bool
    }

    /// Creates a table with only the style of the empty screen.
    public init(sheet: StyleSheet) {
        self.sheet = sheet
        entries = [Entry(role: nil, enclosing: .base, style: sheet.base)]
    }

    /// The style with this number; that of the empty screen if the number isn't in this table.
    public subscript(id: StyleID) -> Entry {
        Int(id.index) < entries.count ? entries[Int(id.index)] : entries[0]
    }

    /// Returns the nested roles of `id`, the outermost first; none for the empty screen.
    public func roles(of id: StyleID) -> [Role] {
        var roles: [Role] = []
        var entry = self[id]
        while let role = entry.role {
            roles.append(role)
            entry = self[entry.enclosing]
        }
        return roles.reversed()
    }

    /// Returns the number of `role` within `enclosing`, and adds the style if it is new.
    public mutating func id(of role: Role, in enclosing: StyleID) -> StyleID {
        id(of: role, isHovered: false, in: enclosing)
    }

    /// Returns the number of `role` within `enclosing` while the pointer is on it.
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
