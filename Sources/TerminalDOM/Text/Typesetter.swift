/// The conversion of text to glyphs for cells. All text passes through here.
///
/// Text from other people is data and must not affect the terminal. Control characters become visible substitutes,
/// characters that change the text direction are dropped, and overlong sequences of combining marks are cut. No
/// character ends with a joiner, because a terminal would join it with whatever it draws next.
struct Typesetter {
    /// The glyph of a line break, which is kept among the glyphs but never drawn.
    static let lineBreak = Glyph("\n")

    /// The maximum number of scalars in a character; the rest is cut. The longest emoji in use has eleven.
    static let longestCluster = 16

    /// Zero width joiner.
    static let joiner: Unicode.Scalar = "\u{200D}"

    /// The number of spaces that replace a tab.
    private static let tabWidth = 4

    /// Appends the glyphs of `text` to `glyphs`, and adds new characters of several scalars to `clusters`.
    static func append(_ text: String, to glyphs: inout [Glyph], clusters: inout ClusterTable) {
        if isPlain(text) {
            glyphs.reserveCapacity(glyphs.count + text.utf8.count)
            for byte in text.utf8 { glyphs.append(Glyph(Unicode.Scalar(byte))) }
            return
        }
        for character in text { append(character, to: &glyphs, clusters: &clusters) }
    }

    /// Returns true if every byte is a printable ASCII character.
    static func isPlain(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
        return true
    }

    private static func append(_ character: Character, to glyphs: inout [Glyph], clusters: inout ClusterTable) {
        // Switches over the first scalar, because comparing characters compares their normal forms.
        let first = character.unicodeScalars[character.unicodeScalars.startIndex]
        switch first.value {
        case 0x20..<0x7F where character.utf8.count == 1:
            glyphs.append(Glyph(first))
            return
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
            glyphs.append(lineBreak)
            return
        case 0x09:
            glyphs.append(contentsOf: repeatElement(.blank, count: tabWidth))
            return
        default: break
        }
        let safe = harmless(character)
        guard let safe else { return }
        let (width, isDisputed) = DisplayWidth.measured(safe)
        guard width > 0 else { return }
        let scalars = safe.unicodeScalars
        if let first = scalars.first, scalars.count == 1 {
            glyphs.append(Glyph(first, isWide: width == 2, isDisputed: isDisputed))
        } else {
            glyphs.append(Glyph(clusterNumber: clusters.number(of: safe), isWide: width == 2, isDisputed: isDisputed))
        }
    }

    /// Returns `character` without anything that a terminal could interpret; `nil` if nothing is left.
    static func harmless(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first { return harmless(scalar).map(Character.init) }
        if scalars.count <= longestCluster, scalars.last != joiner, scalars.allSatisfy({ harmless($0) == $0 }) {
            return character
        }
        var kept = String.UnicodeScalarView()
        for scalar in scalars.prefix(longestCluster) where !isDropped(scalar) { kept.append(visible(scalar)) }
        // The rest may be several characters after the removal; only the first one is kept.
        guard let first = String(kept).first else { return nil }
        return String(first.unicodeScalars.withoutFinalJoiners).first
    }

    private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        isDropped(scalar) ? nil : visible(scalar)
    }

    /// Returns true for direction marks, embeddings, overrides, isolates, and other invisible characters.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0001:
            true
        default: false
        }
    }

    /// Returns the control picture of a control character, U+FFFD instead of a scalar that's no character yet, and any
    /// other scalar unchanged. For unassigned scalars and noncharacters, some terminals use no column.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        case 0x378... where scalar.properties.generalCategory == .unassigned: "\u{FFFD}"
        default: scalar
        }
    }
}

extension BidirectionalCollection<Unicode.Scalar> {
    /// The sequence without its final joiners, which would join whatever the terminal draws next.
    ///
    /// The next thing that it draws isn't necessarily the next character of the text. tmux joins the character that it
    /// draws next, at any position, with the cell before it: the character is lost, and the rest of its row moves one
    /// column to the left.
    package var withoutFinalJoiners: SubSequence {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == Typesetter.joiner { formIndex(before: &end) }
        return self[..<end]
    }
}
