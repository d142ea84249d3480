/// Turns text into the glyphs that cells hold; nothing reaches a cell but through here.
///
/// Text from others is data: control characters become visible stand-ins, characters that turn the direction of what
/// follows are left out, and an endless pile of combining marks is cut, so that no text can do more than be read. No
/// character ends with a joiner, because a screen doesn't tell a terminal what to join.
struct Typesetter {
    /// What ends a line: kept among the glyphs, never drawn.
    static let lineBreak = Glyph("\n")

    /// More scalars than this in one character are cut; the longest emoji in use has eleven.
    static let longestCluster = 16

    /// Zero width joiner.
    static let joiner: Unicode.Scalar = "\u{200D}"

    /// Columns from one tab stop to the next.
    private static let tabWidth = 4

    /// Appends the glyphs of `text` to `glyphs`, numbering what is new in `clusters`.
    static func append(_ text: String, to glyphs: inout [Glyph], clusters: inout ClusterTable) {
        if isPlain(text) {
            glyphs.reserveCapacity(glyphs.count + text.utf8.count)
            for byte in text.utf8 { glyphs.append(Glyph(Unicode.Scalar(byte))) }
            return
        }
        for character in text { append(character, to: &glyphs, clusters: &clusters) }
    }

    /// Whether every byte is one printable cell.
    static func isPlain(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
        return true
    }

    private static func append(_ character: Character, to glyphs: inout [Glyph], clusters: inout ClusterTable) {
        // By its first scalar: to compare characters takes their normal forms.
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

    /// `character` without what a terminal could obey, `nil` when nothing is left of it.
    static func harmless(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first { return harmless(scalar).map(Character.init) }
        if scalars.count <= longestCluster, scalars.last != joiner, scalars.allSatisfy({ harmless($0) == $0 }) {
            return character
        }
        var kept = String.UnicodeScalarView()
        for scalar in scalars.prefix(longestCluster) where !isDropped(scalar) { kept.append(visible(scalar)) }
        // Without what was dropped the rest may fall apart; the first part stands for all.
        guard let first = String(kept).first else { return nil }
        return String(first.unicodeScalars.withoutFinalJoiners).first
    }

    private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        isDropped(scalar) ? nil : visible(scalar)
    }

    /// Direction marks, embeddings, overrides and isolates, and other characters that show nothing by themselves.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0001:
            true
        default: false
        }
    }

    /// Control characters as the picture of them, everything else as it is.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        default: scalar
        }
    }
}

extension BidirectionalCollection<Unicode.Scalar> {
    /// All up to the joiners at the end, which join whatever the terminal gets next.
    ///
    /// That isn't what comes next in the text. tmux takes a joiner for one between the character it draws next, wherever
    /// that is, and the cell before: the character is lost, and the rest of its row moves one column to the left.
    package var withoutFinalJoiners: SubSequence {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == Typesetter.joiner { formIndex(before: &end) }
        return self[..<end]
    }
}
