/// Text being written: characters, cursor, selection, what was cut last, and what can be undone.
public struct EditableText: Equatable, Sendable {
    /// The characters.
    public private(set) var characters: [Character]
    /// How many characters are before the cursor.
    public private(set) var cursor: Int
    /// The other end of the selection, `nil` when nothing is selected.
    public private(set) var anchor: Int?
    /// What the last cut took, for ``EditCommand/yank``.
    public private(set) var killed: String = ""
    private var undone: [Snapshot] = []
    private var undoable: [Snapshot] = []
    /// Whether the last change was one typed character, so that the next one joins it.
    private var isTyping = false

    private struct Snapshot: Codable, Equatable, Sendable {
        var text: String
        var cursor: Int
    }

    /// How many changes can be undone.
    private static let undoLimit = 100

    /// `text` with the cursor behind it.
    public init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    /// The text.
    public var text: String { String(characters) }
    /// Whether there is no character.
    public var isEmpty: Bool { characters.isEmpty }
    /// The selected characters, `nil` when none are.
    public var selection: Range<Int>? {
        guard let anchor, anchor != cursor else { return nil }
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    /// Does `command`.
    ///
    /// - Parameters:
    ///   - command: what is done.
    ///   - width: columns in which the text is shown, for moving up and down in wrapped lines.
    ///   - limit: how many characters there may be; an insertion is cut there.
    /// - Returns: whether something changed, the cursor included.
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

    /// A combining mark joins the character before it: the array must hold what Swift sees as characters.
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
        // As readline does: at the end the two last ones, else the ones on both sides of the cursor.
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

// What can be undone is not written: a draft is its text and its cursor.
extension EditableText: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, cursor, anchor, killed
    }

    /// Reads text, cursor and selection; a cursor beyond the text is put at its end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(String.self, forKey: .text))
        cursor = max(0, min(try container.decode(Int.self, forKey: .cursor), characters.count))
        anchor = try container.decodeIfPresent(Int.self, forKey: .anchor).map { max(0, min($0, characters.count)) }
        killed = try container.decodeIfPresent(String.self, forKey: .killed) ?? ""
    }

    /// Writes text, cursor and selection.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(cursor, forKey: .cursor)
        try container.encodeIfPresent(anchor, forKey: .anchor)
        try container.encode(killed, forKey: .killed)
    }
}
