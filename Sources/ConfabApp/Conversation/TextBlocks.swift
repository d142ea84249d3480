import Messenger

/// Cuts styled text into the blocks that are drawn one below the other.
enum TextBlocks {
    enum Kind: Equatable {
        case paragraph
        case code
        case quote
        case heading
        /// An entry of a list; `isBegun` for what follows the lists within it, which has no mark of its own.
        case item(depth: Int, number: Int?, isBegun: Bool)
    }

    struct Block: Equatable {
        var kind: Kind
        var segments: [TextSegment]
    }

    /// The blocks of `text`; neighbouring pieces of one kind are one block, and every entry of a list is its own.
    static func blocks(of text: StyledText) -> [Block] {
        let starts = entryStarts(text)
        var blocks: [Block] = []
        var offset = 0
        for segment in text.segments {
            defer { offset += segment.text.utf8.count }
            let kind = kind(of: segment, beginsEntry: starts.contains(offset))
            if let last = blocks.last, last.kind.goesOn(with: kind) {
                blocks[blocks.count - 1].segments.append(segment)
            } else {
                blocks.append(Block(kind: kind, segments: [segment]))
            }
        }
        return blocks.compactMap(trimmed)
    }

    /// Where entries of lists begin, in bytes.
    private static func entryStarts(_ text: StyledText) -> Set<Int> {
        Set(text.runs.compactMap { if case .listItem = $0.style { $0.start } else { nil } })
    }

    private static func kind(of segment: TextSegment, beginsEntry: Bool) -> Kind {
        var kind = Kind.paragraph
        for style in segment.styles {
            switch style {
            case .codeBlock: return .code
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
        }
        while let last = block.segments.last {
            let text = String(last.text.reversed().drop(while: \.isNewline).reversed())
            guard text.isEmpty else {
                block.segments[block.segments.count - 1].text = text
                break
            }
            block.segments.removeLast()
        }
        return block.segments.isEmpty ? nil : block
    }
}

extension TextBlocks.Kind {
    /// Whether a piece of `next` belongs to a block of this kind.
    fileprivate func goesOn(with next: TextBlocks.Kind) -> Bool {
        if case .item(let depth, let number, _) = self, case .item(depth, number, let isBegun) = next { return isBegun }
        return self == next
    }
}
