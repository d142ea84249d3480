import Messenger

/// Cuts styled text into the blocks that are drawn one below the other.
enum TextBlocks {
    enum Kind: Equatable {
        case paragraph
        /// Code, with its language if the sender gave one; `isBegun` for what follows something else within it.
        case code(language: String?, isBegun: Bool)
        case quote
        case heading
        /// An entry of a list; `isBegun` for what follows the lists within it, which has no mark of its own.
        case item(depth: Int, number: Int?, isBegun: Bool)
    }

    struct Block: Equatable {
        var kind: Kind
        var segments: [TextSegment]
        /// The indices of the marked segments.
        var marked: Set<Int> = []
    }

    /// The blocks of `text`. Adjacent pieces of one kind form one block; every list entry and every code block is its own.
    ///
    /// - Parameter hits: the marked ranges in UTF-8 bytes, ascending and disjoint.
    static func blocks(of text: StyledText, marking hits: [Range<Int>] = []) -> [Block] {
        let starts = entryStarts(text)
        var blocks: [Block] = []
        var offset = 0
        for segment in text.segments {
            defer { offset += segment.text.utf8.count }
            let kind = kind(of: segment, beginsEntry: starts.contains(offset))
            if blocks.last?.kind.goesOn(with: kind) != true { blocks.append(Block(kind: kind, segments: [])) }
            for (piece, isMarked) in pieces(of: segment, at: offset, hits) {
                let index = blocks.count - 1
                if isMarked { blocks[index].marked.insert(blocks[index].segments.count) }
                blocks[index].segments.append(piece)
            }
        }
        return blocks.compactMap(trimmed)
    }

    /// A segment that begins at a byte, cut where a mark begins or ends.
    private static func pieces(
        of segment: TextSegment, at offset: Int, _ hits: [Range<Int>]
    ) -> [(TextSegment, isMarked: Bool)] {
        let range = offset..<offset + segment.text.utf8.count
        let hits = hits.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
        guard !hits.isEmpty else { return [(segment, false)] }
        let bytes = Array(segment.text.utf8)
        var pieces: [(TextSegment, isMarked: Bool)] = []
        var start = offset
        func add(upTo end: Int, _ isMarked: Bool) {
            guard start < end else { return }
            let text = String(decoding: bytes[start - offset..<end - offset], as: UTF8.self)
            pieces.append((TextSegment(text, styles: segment.styles), isMarked))
            start = end
        }
        for hit in hits {
            add(upTo: hit.lowerBound, false)
            add(upTo: hit.upperBound, true)
        }
        add(upTo: range.upperBound, false)
        return pieces
    }

    /// The byte offsets at which list entries and code blocks start.
    private static func entryStarts(_ text: StyledText) -> Set<Int> {
        Set(
            text.runs.compactMap { run in
                switch run.style {
                case .listItem, .codeBlock: run.start
                default: nil
                }
            })
    }

    private static func kind(of segment: TextSegment, beginsEntry: Bool) -> Kind {
        var kind = Kind.paragraph
        for style in segment.styles {
            switch style {
            case .codeBlock(let language): return .code(language: language, isBegun: !beginsEntry)
            case .quote: kind = .quote
            case .heading: kind = .heading
            // Outer entries hold the inner ones; the innermost says where a line stands.
            case .listItem(let depth, let number): kind = .item(depth: depth, number: number, isBegun: !beginsEntry)
            default: continue
            }
        }
        return kind
    }

    /// Without the line breaks at both ends, which the next block makes anyhow; `nil` when nothing else was in it.
    private static func trimmed(_ block: Block) -> Block? {
        var block = block
        while let first = block.segments.first {
            let text = first.text.drop(while: \.isNewline)
            guard text.isEmpty else {
                block.segments[0].text = String(text)
                break
            }
            block.segments.removeFirst()
            block.marked = Set(block.marked.filter { $0 > 0 }.map { $0 - 1 })
        }
        while let last = block.segments.last {
            // By scalars: a string that is read backward looks at all flags before each one, which takes forever in a long row.
            let scalars = last.text.unicodeScalars
            if let end = scalars.lastIndex(where: { !Character($0).isNewline }) {
                block.segments[block.segments.count - 1].text = String(scalars[...end])
                break
            }
            block.segments.removeLast()
        }
        return block.segments.isEmpty ? nil : block
    }
}

extension TextBlocks.Kind {
    /// True if a piece of `next` belongs to a block of this kind.
    fileprivate func goesOn(with next: TextBlocks.Kind) -> Bool {
        if case .item(let depth, let number, _) = self, case .item(depth, number, let isBegun) = next { return isBegun }
        if case .code(let language, _) = self, case .code(language, let isBegun) = next { return isBegun }
        return self == next
    }
}
