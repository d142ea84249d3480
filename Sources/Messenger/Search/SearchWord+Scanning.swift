extension SearchWord {
    /// Calls `body` with each word of `text`, in order: the folded word, ``limit`` bytes at most, where it stands in the text, in
    /// bytes of UTF-8, and whether it is one character of a script that writes no spaces.
    ///
    /// - Parameters:
    ///   - text: where words are looked for.
    ///   - scratch: where words are folded; who keeps it from text to text spares an allocation.
    ///   - body: what is done with a word, which is there only until it returns.
    public static func forEach(
        in text: String, scratch: inout [UInt8],
        _ body: (_ folded: Span<UInt8>, _ source: Range<Int>, _ isUnspaced: Bool) throws -> Void
    ) rethrows {
        let table = CharacterTable.shared
        let bytes = text.utf8.span
        let ascii = table.ascii.span
        var scan = WordScan()
        scratch.removeAll(keepingCapacity: true)
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte < 0x80 {
                let folded = ascii[Int(byte)]
                if folded > CharacterTable.ignored {
                    if scan.kind != .word {
                        if scan.hasWord(scratch) { try body(scratch.span, scan.source, scan.kind == .unspaced) }
                        scan.begin(.word, at: offset, &scratch)
                    }
                    // A run of letters at once: most of what is ever read here.
                    var next = offset
                    repeat {
                        let folded = ascii[Int(bytes[next])]
                        if folded <= CharacterTable.ignored { break }
                        if !scan.isFull {
                            scratch.append(folded)
                            scan.isFull = scratch.count == limit
                        }
                        next += 1
                    } while next < bytes.count && bytes[next] < 0x80
                    offset = next
                    scan.end = next
                } else {
                    if folded == CharacterTable.parts {
                        if scan.hasWord(scratch) { try body(scratch.span, scan.source, scan.kind == .unspaced) }
                        scan.kind = .separator
                    }
                    offset += 1
                    scan.end = offset
                }
                continue
            }
            let (scalar, width) = bytes.scalar(at: offset)
            let entry = table[scalar]
            if scan.isParted(by: entry.characterClass) {
                if scan.hasWord(scratch) { try body(scratch.span, scan.source, scan.kind == .unspaced) }
                scan.begin(entry.characterClass, at: offset, &scratch)
            } else if entry.characterClass == .flag {
                // The second half of a flag; a third begins another.
                scan.kind = .emoji
            }
            offset += width
            scan.end = offset
            if scan.kind != .separator, !scan.isFull {
                Folding.append(scalar, entry, table, to: &scratch)
                if scratch.count >= limit { scan.cut(&scratch) }
            }
        }
        if scan.hasWord(scratch) { try body(scratch.span, scan.source, scan.kind == .unspaced) }
    }
}

/// The word that was begun.
private struct WordScan {
    /// What it is; a separator while there is none.
    var kind = CharacterClass.separator
    var start = 0
    var end = 0
    /// Whether it is as long as words are looked at, so that the rest of it is left out.
    var isFull = false

    var source: Range<Int> { start..<end }

    func hasWord(_ folded: [UInt8]) -> Bool { kind != .separator && !folded.isEmpty }

    mutating func begin(_ kind: CharacterClass, at offset: Int, _ folded: inout [UInt8]) {
        self.kind = kind == .mark ? .word : kind
        start = offset
        isFull = false
        folded.removeAll(keepingCapacity: true)
    }

    /// Whether the word ends before a character of this class.
    func isParted(by next: CharacterClass) -> Bool {
        switch next {
        case .ignored: false
        case .word: kind != .word
        case .mark: kind != .word && kind != .unspaced
        case .flag: kind != .flag
        case .separator, .unspaced, .emoji: true
        }
    }

    /// Cuts off what is behind the limit, on the boundary of a character.
    mutating func cut(_ folded: inout [UInt8]) {
        isFull = true
        guard folded.count > SearchWord.limit else { return }
        var end = SearchWord.limit
        while folded[end] & 0xC0 == 0x80 { end -= 1 }
        folded.removeLast(folded.count - end)
    }
}

extension Span<UInt8> {
    /// The character that begins at `offset` of a text in UTF-8, and how many bytes it has.
    @inline(__always)
    func scalar(at offset: Int) -> (scalar: UInt32, width: Int) {
        let byte = UInt32(self[offset])
        func next(_ place: Int) -> UInt32 { UInt32(self[offset + place] & 0x3F) }
        return switch byte {
        case ..<0x80: (byte, 1)
        case ..<0xE0: ((byte & 0x1F) << 6 | next(1), 2)
        case ..<0xF0: ((byte & 0x0F) << 12 | next(1) << 6 | next(2), 3)
        default: ((byte & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
        }
    }
}
