/// Text in a field: its characters, cursor, and selection, the text that was cut last, and the undo history.
public struct EditableText: Equatable, Sendable {
    /// The characters of the text.
    public private(set) var characters: [Character]
    /// The number of characters before the cursor.
    public private(set) var cursor: Int
    /// The fixed end of the selection, as a character offset; `nil` if nothing is selected.
    public private(set) var anchor: Int?
    /// The text of the last cut, for ``EditCommand/yank``.
    public private(set) var killed: String = ""
    private var undone: [Snapshot] = []
    private var undoable: [Snapshot] = []
    /// True if the last change typed one character. Typing another one then extends that undo step.
    private var isTyping = false

    private struct Snapshot: Codable, Equatable, Sendable {
        var text: String
        var cursor: Int
    }

    private static let undoLimit = 100

    /// Creates a text with the cursor at its end.
    public init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    /// The characters as a string.
    public var text: String { String(characters) }
    /// True if the text has no characters.
    public var isEmpty: Bool { characters.isEmpty }
    /// The range of the selected characters; `nil` if none are selected.
    public var selection: Range<Int>? {
        guard let anchor, anchor != cursor else { return nil }
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    /// Applies `command`.
    ///
    /// - Parameters:
    ///   - command: the command to apply.
    ///   - width: the number of columns that display the text, for moving up and down through wrapped lines.
    ///   - limit: the maximum number of characters; an insertion is cut to fit.
    /// - Returns: true if anything changed, including the cursor.
    @discardableResult
    public mutating func apply(_ command: EditCommand, width: Int = .max, limit: Int = .max) -> Bool {
        let before = (characters.count, cursor, anchor, isTyping)
        switch command {
        case .insert(let text): insert(text, limit: limit)
        case .move(let movement, let selecting):
            move(to: target(of: movement, width: width, selecting: selecting), selecting: selecting)
        case .delete(let movement): delete(to: target(of: movement, width: width), keeping: false)
        case .kill(let movement): delete(to: target(of: movement, width: width), keeping: true)
        case .cutSelection: delete(to: cursor, keeping: true)
        case .yank: insert(killed, limit: limit)
        case .transpose: transpose()
        case .selectAll:
            anchor = 0
            cursor = characters.count
        case .undo: restore(from: \.undoable, to: \.undone)
        case .redo: restore(from: \.undone, to: \.undoable)
        case .place(let offset, let selecting): move(to: max(0, min(offset, characters.count)), selecting: selecting)
        }
        if case .insert = command {} else { isTyping = false }
        return before != (characters.count, cursor, anchor, isTyping) || command.replacesText
    }

    private mutating func insert(_ text: String, limit: Int) {
        let removed = selection?.count ?? 0
        let room = max(0, limit - (characters.count - removed))
        let added = Array(text.prefix(room))
        guard !added.isEmpty || removed > 0 else { return }
        let isTyped = added.count == 1 && removed == 0 && added[0] != "\n"
        if !(isTyping && isTyped) { remember() }
        isTyping = isTyped
        if let selection {
            characters.removeSubrange(selection)
            cursor = selection.lowerBound
        }
        characters.insert(contentsOf: added, at: cursor)
        cursor += added.count
        anchor = nil
        rejoin()
    }

    /// Splits the text into characters again. An inserted combining mark may have joined the character before it, and
    /// each element of the array must be one character.
    private mutating func rejoin() {
        guard characters.contains(where: { !$0.isASCII }) else { return }
        let before = String(characters[..<cursor])
        let joined = Array(String(characters))
        guard joined.count != characters.count else { return }
        characters = joined
        cursor = min(before.count, joined.count)
    }

    private mutating func delete(to target: Int, keeping: Bool) {
        let range = selection ?? min(cursor, target)..<max(cursor, target)
        guard !range.isEmpty else { return }
        remember()
        if keeping { killed = String(characters[range]) }
        characters.removeSubrange(range)
        cursor = range.lowerBound
        anchor = nil
        rejoin()
    }

    private mutating func transpose() {
        // Like readline: swaps the last two characters at the end of the text, and those on both sides of the cursor
        // elsewhere.
        let right = cursor == characters.count ? cursor - 1 : cursor
        guard right >= 1 else { return }
        remember()
        characters.swapAt(right - 1, right)
        cursor = right + 1
        anchor = nil
        rejoin()
    }

    private mutating func move(to target: Int, selecting: Bool) {
        anchor = selecting ? anchor ?? cursor : nil
        cursor = target
    }

    private mutating func remember() {
        undoable.append(Snapshot(text: text, cursor: cursor))
        if undoable.count > Self.undoLimit { undoable.removeFirst() }
        undone = []
    }

    private mutating func restore(
        from source: WritableKeyPath<EditableText, [Snapshot]>, to other: WritableKeyPath<EditableText, [Snapshot]>
    ) {
        guard let snapshot = self[keyPath: source].popLast() else { return }
        self[keyPath: other].append(Snapshot(text: text, cursor: cursor))
        characters = Array(snapshot.text)
        cursor = min(snapshot.cursor, characters.count)
        anchor = nil
    }
}

// The encoded form has no undo history.
extension EditableText: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, cursor, anchor, killed
    }

    /// Decodes the text, cursor, selection, and cut text. A cursor or selection past the end of the text moves to the
    /// end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(String.self, forKey: .text))
        cursor = max(0, min(try container.decode(Int.self, forKey: .cursor), characters.count))
        anchor = try container.decodeIfPresent(Int.self, forKey: .anchor).map { max(0, min($0, characters.count)) }
        killed = try container.decodeIfPresent(String.self, forKey: .killed) ?? ""
    }

    /// Encodes the text, cursor, selection, and cut text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(cursor, forKey: .cursor)
        try container.encodeIfPresent(anchor, forKey: .anchor)
        try container.encode(killed, forKey: .killed)
    }
}
