/// Text in a field: its characters and tokens, cursor and selection, the text that was cut last, and the undo history.
public struct EditableText: Equatable, Sendable {
    // Values that differ after most changes come first: texts are compared after every key.
    /// The number of characters before the cursor.
    public private(set) var cursor: Int
    /// The fixed end of the selection, as a character offset; `nil` if nothing is selected.
    public private(set) var anchor: Int?
    /// The parts that are edited as a whole, in order. The cursor is never within one.
    public private(set) var tokens: [TextToken] = []
    /// The characters of the text.
    public private(set) var characters: [Character]
    /// The columns of the characters, so that they needn't be measured for each frame.
    private(set) var cells: [InputCell]
    /// The text of the last cut, for ``EditCommand/yank``.
    public private(set) var killed: String = ""
    /// The tokens in it.
    private var killedTokens: [TextToken] = []
    private var undone: [Change] = []
    private var undoable: [Change] = []
    /// The kind of the character that was typed last, if nothing else was done since: a word is one undo step.
    private var typed: Typed?

    private enum Typed: Equatable, Sendable {
        case word, space
    }

    /// A change and what it takes to undo it and to do it again.
    fileprivate struct Change: Equatable, Sendable {
        var start: Int
        var old: [Character]
        var new: [Character]
        var before: Position
        var after: Position
    }

    fileprivate struct Position: Equatable, Sendable {
        var cursor: Int
        var tokens: [TextToken]
    }

    private static let undoLimit = 100

    /// Creates a text with the cursor at its end. Characters that are too long are shortened.
    public init(_ text: String = "") {
        characters = Self.characters(of: text, limit: .max)
        cells = characters.map(InputCell.init)
        cursor = characters.count
    }

    /// Creates a text with tokens. Those outside of it, and those that overlap an earlier one, are left out.
    public init(_ text: String, tokens: [TextToken]) {
        self.init(text)
        for token in tokens.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where !token.range.isEmpty && token.range.lowerBound >= (self.tokens.last?.range.upperBound ?? 0)
            && token.range.upperBound <= characters.count
        {
            self.tokens.append(token)
        }
    }

    /// The characters as a string.
    public var text: String { String(characters) }
    /// True if the text has no characters.
    public var isEmpty: Bool { characters.isEmpty }
    /// The number of changes that ``EditCommand/undo`` can undo.
    public var undoCount: Int { undoable.count }
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
        let before = (characters.count, cursor, anchor, typed)
        switch command {
        case .insert(let text): insert(text, limit: limit)
        case .move(let movement, let selecting):
            move(to: target(of: movement, width: width, selecting: selecting), selecting: selecting)
        case .delete(let movement): delete(to: target(of: movement, width: width), keeping: false)
        case .kill(let movement): delete(to: target(of: movement, width: width), keeping: true)
        case .copy(let movement): keep(covering(target: target(of: movement, width: width)))
        case .cutSelection: delete(to: cursor, keeping: true)
        case .yank: yank(limit: limit)
        case .transpose: transpose()
        case .selectAll:
            anchor = 0
            cursor = characters.count
        case .undo: undo()
        case .redo: redo()
        case .place(let offset, let selecting): move(to: offset, selecting: selecting)
        }
        if case .insert = command {} else { typed = nil }
        return before != (characters.count, cursor, anchor, typed) || command.replacesText
    }

    /// Replaces characters by a text with tokens, with the cursor behind it. It's one step to undo.
    ///
    /// - Parameters:
    ///   - range: the characters, as offsets. A token that is partly in it is replaced as a whole.
    ///   - text: the text with its tokens.
    public mutating func replace(_ range: Range<Int>, with text: EditableText) {
        let added = text.characters
        let range = covering(range.clamped(to: 0..<characters.count))
        guard !range.isEmpty || !added.isEmpty else { return }
        replace(range, with: added)
        typed = nil
        let start = cursor - added.count
        // Where the text joins the characters around it, it's only text.
        guard start >= 0, Array(characters[start..<cursor]) == added else { return }
        tokens += text.tokens.map {
            TextToken(start + $0.range.lowerBound..<start + $0.range.upperBound, value: $0.value)
        }
        tokens.sort { $0.range.lowerBound < $1.range.lowerBound }
        dropContinuedTokens()
        undoable[undoable.count - 1].after.tokens = tokens
    }

    private mutating func insert(_ text: String, limit: Int) {
        let place = selection ?? cursor..<cursor
        let removed = place.count
        let room = max(0, limit - (characters.count - removed))
        var added = Self.characters(of: text, limit: room)
        if place.lowerBound > 0 { added = added.fitting(behind: characters[place.lowerBound - 1]) }
        guard !added.isEmpty || removed > 0 else { return }
        let before = typed
        typed = added.count == 1 && removed == 0 && added[0] != "\n" ? (added[0].isWhitespace ? .space : .word) : nil
        // A word and the spaces behind it are undone together.
        let continues = typed != nil && before != nil && !(before == .space && typed == .word)
        replace(place, with: added, extendsLast: continues)
    }

    private mutating func yank(limit: Int) {
        let place = selection ?? cursor..<cursor
        let text = EditableText(killed, tokens: killedTokens)
        guard !text.tokens.isEmpty, characters.count - place.count + text.characters.count <= limit else {
            insert(killed, limit: limit)
            return
        }
        replace(place, with: text)
    }

    private mutating func delete(to target: Int, keeping: Bool) {
        let range = covering(target: target)
        guard !range.isEmpty else { return }
        if keeping { keep(range) }
        replace(range, with: [])
    }

    /// The selection, or else the characters between the cursor and `target`; tokens are in it as a whole.
    private func covering(target: Int) -> Range<Int> {
        covering(selection ?? min(cursor, target)..<max(cursor, target))
    }

    /// Keeps characters for ``EditCommand/yank``.
    private mutating func keep(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        killed = String(characters[range])
        killedTokens = tokens.filter { $0.range.overlaps(range) }.map {
            TextToken(
                $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, value: $0.value)
        }
    }

    private mutating func transpose() {
        // Like readline: swaps the last two characters at the end of the text, and those on both sides of the cursor
        // elsewhere.
        let right = cursor == characters.count ? cursor - 1 : cursor
        guard right >= 1, !tokens.contains(where: { $0.range.overlaps(right - 1..<right + 1) }) else { return }
        replace(right - 1..<right + 1, with: [characters[right], characters[right - 1]])
    }

    private mutating func move(to target: Int, selecting: Bool) {
        anchor = selecting ? anchor ?? cursor : nil
        cursor = outsideTokens(target)
    }

    /// The offset within the text, and not within a token: behind it, or before it for one before the cursor.
    private func outsideTokens(_ offset: Int) -> Int {
        let offset = max(0, min(offset, characters.count))
        guard let token = tokens.first(where: { $0.range.lowerBound < offset && offset < $0.range.upperBound }) else {
            return offset
        }
        return offset < cursor ? token.range.lowerBound : token.range.upperBound
    }

    /// Replaces characters. Tokens that it changes become text.
    private mutating func replace(_ range: Range<Int>, with added: [Character], extendsLast: Bool = false) {
        let splice = CharacterSplice(replacing: range, of: characters, with: added)
        let before = Position(cursor: cursor, tokens: tokens)
        var change = Change(
            start: splice.range.lowerBound, old: Array(characters[splice.range]), new: splice.replacement,
            before: before, after: before)
        let moved = splice.replacement.count - splice.range.count
        tokens = tokens.compactMap { token in
            if token.range.upperBound <= splice.range.lowerBound { return token }
            guard token.range.lowerBound >= splice.range.upperBound else { return nil }
            return TextToken(token.range.lowerBound + moved..<token.range.upperBound + moved, value: token.value)
        }
        put(change.new, at: splice.range)
        dropContinuedTokens()
        cursor = splice.end
        anchor = nil
        change.after = Position(cursor: cursor, tokens: tokens)
        undone = []
        if extendsLast, let last = undoable.last, let longer = last.followed(by: change) {
            undoable[undoable.count - 1] = longer
        } else {
            undoable.append(change)
            if undoable.count > Self.undoLimit { undoable.removeFirst() }
        }
    }

    /// Makes text of tokens that are followed by a letter or digit, because they'd read as a part of a longer word.
    private mutating func dropContinuedTokens() {
        tokens.removeAll { token in
            guard token.range.upperBound < characters.count else { return false }
            let next = characters[token.range.upperBound]
            return next.isLetter || next.isNumber
        }
    }

    private mutating func put(_ new: [Character], at range: Range<Int>) {
        characters.replaceSubrange(range, with: new)
        cells.replaceSubrange(range, with: new.map(InputCell.init))
    }

    private mutating func undo() {
        guard let change = undoable.popLast() else { return }
        put(change.old, at: change.start..<change.start + change.new.count)
        undone.append(change)
        place(at: change.before)
    }

    private mutating func redo() {
        guard let change = undone.popLast() else { return }
        put(change.new, at: change.start..<change.start + change.old.count)
        undoable.append(change)
        place(at: change.after)
    }

    private mutating func place(at position: Position) {
        (cursor, tokens, anchor) = (position.cursor, position.tokens, nil)
    }
}

extension EditableText.Change {
    /// This change and one within what it wrote, as one change; nil if it isn't within it.
    fileprivate func followed(by next: Self) -> Self? {
        let place = next.start - start
        guard place >= 0, place + next.old.count <= new.count else { return nil }
        var both = self
        both.new.replaceSubrange(place..<place + next.old.count, with: next.new)
        both.after = next.after
        return both
    }
}

// The encoded form has no undo history.
extension EditableText: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, tokens, cursor, anchor, killed
    }

    /// Decodes the text, tokens, cursor, selection, and cut text. A cursor or selection past the end of the text moves to the
    /// end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let tokens = try container.decodeIfPresent([TextToken].self, forKey: .tokens) ?? []
        self.init(try container.decode(String.self, forKey: .text), tokens: tokens)
        let anchor = try container.decodeIfPresent(Int.self, forKey: .anchor)
        cursor = outsideTokens(try container.decode(Int.self, forKey: .cursor))
        self.anchor = anchor.map(outsideTokens)
        killed = try container.decodeIfPresent(String.self, forKey: .killed) ?? ""
    }

    /// Encodes the text, tokens, cursor, selection, and cut text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        if !tokens.isEmpty { try container.encode(tokens, forKey: .tokens) }
        try container.encode(cursor, forKey: .cursor)
        try container.encodeIfPresent(anchor, forKey: .anchor)
        try container.encode(killed, forKey: .killed)
    }
}
