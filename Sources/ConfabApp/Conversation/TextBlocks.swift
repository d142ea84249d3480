import Messenger

/// Cuts styled text into the blocks that are drawn one below the other.
enum TextBlocks {
    enum Kind: Equatable {
        case paragraph
        case code
        case quote
        case heading
        case item(depth: Int, number: Int?)
    }

    struct Block: Equatable {
        var kind: Kind
        var segments: [TextSegment]
    }

    /// The blocks of `text`; neighbouring lines of one kind are one block, but each item of a list is its own.
    static func blocks(of text: StyledText) -> [Block] {
        var blocks: [Block] = []
        for segment in text.segments {
            let kind = kind(of: segment)
            if let last = blocks.last, last.kind == kind {
                blocks[blocks.count - 1].segments.append(segment)
            } else {
                blocks.append(Block(kind: kind, segments: [segment]))
            }
        }
        return blocks.compactMap(trimmed)
    }

    private static func kind(of segment: TextSegment) -> Kind {
        for style in segment.styles {
            switch style {
            case .codeBlock: return .code
            case .quote: return .quote
            case .heading: return .heading
            case .listItem(let depth, let number): return .item(depth: depth, number: number)
            default: continue
            }
        }
        return .paragraph
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
