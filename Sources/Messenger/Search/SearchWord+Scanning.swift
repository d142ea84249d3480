extension SearchWord {
    /// Calls `body` with each word of `text` in order: the folded word, cut to ``limit`` bytes; its range in the text
    /// in UTF-8 bytes; and true if it is a single character of a script without spaces.
    ///
    /// - Parameters:
    ///   - text: the text to split into words.
    ///   - scratch: a buffer for folded words. Reuse it for further texts to save allocations.
    ///   - body: the function to call. The span is valid only during the call.
    package static func forEach(
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
                    // Reads a run of ASCII letters in one loop, because most text consists of them.
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
                // This is the second half of a flag; a third would begin another flag.
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

/// The current word of a scan.
private struct WordScan {
    /// The class of the word; `separator` if there is no word.
    var kind = CharacterClass.separator
    var start = 0
    var end = 0
    /// True if the word has reached the maximum length, so that the rest is dropped.
    var isFull = false

    var source: Range<Int> { start..<end }

    func hasWord(_ folded: [UInt8]) -> Bool { kind != .separator && !folded.isEmpty }

    mutating func begin(_ kind: CharacterClass, at offset: Int, _ folded: inout [UInt8]) {
        self.kind = kind == .mark ? .word : kind
        start = offset
        isFull = false
        folded.removeAll(keepingCapacity: true)
    }

    /// Returns true if the word ends before a character of class `next`.
    func isParted(by next: CharacterClass) -> Bool {
        switch next {
        case .ignored: false
        case .word: kind != .word
        case .mark: kind != .word && kind != .unspaced
        case .flag: kind != .flag
        case .separator, .unspaced, .emoji: true
        }
    }

    /// Cuts the word at the limit, on a character boundary.
    mutating func cut(_ folded: inout [UInt8]) {
        isFull = true
        guard folded.count > SearchWord.limit else { return }
        var end = SearchWord.limit
        while folded[end] & 0xC0 == 0x80 { end -= 1 }
        folded.removeLast(folded.count - end)
    }
}

extension Span<UInt8> {
    /// Returns the scalar at `offset` of UTF-8 text, and its number of bytes.
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
