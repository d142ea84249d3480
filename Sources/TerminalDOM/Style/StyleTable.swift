/// The number of a style in a ``StyleTable``.
public struct StyleID: Equatable, Hashable, Sendable {
    /// The index into the style table.
    public let index: UInt32

    /// Creates the number of the style at `index`.
    public init(index: UInt32) { self.index = index }

    /// The style of the empty screen.
    public static let base = StyleID(index: 0)
}

/// A numbered table of the styles in use, each of which is a role within an enclosing style, or the colors of cells in a
/// picture.
///
/// As long as the sheet is the same, the numbers of roles stay the same from frame to frame, and those of pictures stay
/// the same while a cell has them, so cells compare by number alone.
public struct StyleTable: Sendable {
    /// A style in use.
    public struct Entry: Equatable, Sendable {
        /// The innermost role; `nil` for the empty screen and in a picture.
        public let role: Role?
        /// The enclosing style; the empty screen encloses itself and pictures.
        public let enclosing: StyleID
        /// The resulting style.
        public let style: Style
        /// True if this is the style of cells in a picture, whose colors no role changes.
        public let isPicture: Bool
    }

    /// The sheet that resolves the roles.
    public let sheet: StyleSheet
    /// The styles, indexed by their numbers.
    public private(set) var entries: [Entry]
    private var numbers: [Key: StyleID] = [:]
    private var pictureNumbers: [Style: StyleID] = [:]
    /// The numbers of dropped styles, to be used for the next ones.
    private var freeNumbers: [StyleID] = []
    /// The number of picture styles at which to look for unused ones.
    private var pictureLimit = Self.leastPictureLimit

    /// The number of styles in three photographs of 60 × 20 cells.
    private static let leastPictureLimit = 4096

    private struct Key: Hashable {
        let enclosing: StyleID
        let role: Role
        let isHovered: Bool
    }

    /// Creates a table with only the style of the empty screen.
    public init(sheet: StyleSheet) {
        self.sheet = sheet
        entries = [Entry(role: nil, enclosing: .base, style: sheet.base, isPicture: false)]
    }

    /// The style with this number; that of the empty screen if the number isn't in this table.
    public subscript(id: StyleID) -> Entry {
        Int(id.index) < entries.count ? entries[Int(id.index)] : entries[0]
    }

    /// Returns the nested roles of `id`, the outermost first; none for the empty screen and in a picture.
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
        entries.append(Entry(role: role, enclosing: enclosing, style: style, isPicture: false))
        numbers[key] = id
        return id
    }

    // MARK: pictures

    /// Returns the number of `style` for cells in a picture, and adds the style if it is new. Default colors are those
    /// of the empty screen.
    public mutating func id(ofPicture style: Style) -> StyleID {
        var style = style
        if style.foreground == .none { style.foreground = sheet.base.foreground }
        if style.background == .none { style.background = sheet.base.background }
        if style == sheet.base { return .base }
        if let known = pictureNumbers[style] { return known }
        let entry = Entry(role: nil, enclosing: .base, style: style, isPicture: true)
        let id = freeNumbers.popLast() ?? StyleID(index: UInt32(entries.count))
        if Int(id.index) < entries.count { entries[Int(id.index)] = entry } else { entries.append(entry) }
        pictureNumbers[style] = id
        return id
    }

    /// True if so many styles of pictures were added that most of them may be unused.
    var hasManyPictureStyles: Bool { pictureNumbers.count >= pictureLimit }

    /// Drops the styles of pictures except those in `used`, and gives their numbers to the next ones.
    ///
    /// A dropped number will mean something else, so `used` must contain every number that a cell still has.
    mutating func dropPictureStyles(except used: StyleSet) {
        let unused = entries.indices.filter { entries[$0].isPicture && !used.contains($0) }
        for index in unused.reversed() {
            pictureNumbers[entries[index].style] = nil
            entries[index] = entries[0]
            freeNumbers.append(StyleID(index: UInt32(index)))
        }
        pictureLimit = max(Self.leastPictureLimit, 2 * pictureNumbers.count)
    }
}

/// A set of the styles that cells have.
struct StyleSet {
    private var isMember: [Bool]

    /// Creates an empty set for the styles of `table`.
    init(of table: StyleTable) { isMember = Array(repeating: false, count: table.entries.count) }

    func contains(_ index: Int) -> Bool { isMember[index] }

    mutating func insert(stylesOf cells: [Cell]) {
        for cell in cells { isMember[Int(cell.style.index)] = true }
    }
}
