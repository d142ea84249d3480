import CGumbo
import Messenger

/// One pass over a parsed fragment, in the order of the page, without recursion: a page decides how deep it is.
struct HTMLWalk {
    /// The output so far.
    var text = StyledTextBuilder()
    /// The address that relative links start from.
    let base: String?
    /// Addresses that were linked: a preview of one of them says nothing new.
    var linked: Set<String> = []
    /// The number of open `pre` elements.
    var codeBlocks = 0
    /// The number of open inline `code` elements.
    var inlineCode = 0
    /// The number of open links.
    var links = 0
    /// The number of open quotes and lists; beyond ``maximumNesting`` they have no style of their own.
    var quotes = 0
    var lists: [ListCount] = []
    /// The language of the code that comes next.
    var codeLanguage: String?
    /// True if the previous block was a paragraph.
    var followsParagraph = false
    /// The index of the row's next cell.
    var nextCell = 0

    /// The deepest nesting of quotes and lists with its own style: readers can't follow more, and each style costs
    /// drawing time.
    static let maximumNesting = 16

    /// A list that is open: the number of its next entry when it is ordered.
    struct ListCount {
        var next: Int?
    }

    /// The state to restore at the end of an element.
    struct Ending {
        /// The number of styles it started.
        var styles = 0
        var kind = Kind.inline

        enum Kind { case inline, block, paragraph, codeBlock, inlineCode, list, link, quote }
    }

    private struct Frame {
        let node: HTMLNode
        let childCount: Int
        var next = 0
        let ending: Ending
    }

    init(base: String?) { self.base = base }

    /// Writes what is within `root`.
    mutating func visit(_ root: HTMLNode) {
        var stack = [Frame(node: root, childCount: root.childCount, ending: Ending())]
        while let last = stack.indices.last {
            guard stack[last].next < stack[last].childCount else {
                finish(stack.removeLast().ending)
                continue
            }
            let child = stack[last].node.child(stack[last].next)
            stack[last].next += 1
            guard let child else { continue }
            if let content = child.text {
                write(content, isWhitespace: child.isWhitespace)
            } else if let ending = begin(child) {
                stack.append(Frame(node: child, childCount: child.childCount, ending: ending))
            }
        }
    }

    private mutating func write(_ content: UnsafeBufferPointer<UInt8>, isWhitespace: Bool) {
        if codeBlocks > 0 {
            text.appendLiterally(content, lines: true)
        } else if inlineCode > 0 {
            text.appendLiterally(content, lines: false)
        } else {
            text.append(content)
        }
        if !isWhitespace { followsParagraph = false }
    }

    /// Finishes an element of a kind.
    private mutating func finish(_ ending: Ending) {
        text.end(ending.styles)
        switch ending.kind {
        case .inline: break
        case .block: endBlock()
        case .paragraph:
            text.breakLine()
            followsParagraph = true
        case .codeBlock:
            codeBlocks -= 1
            text.endCode()
            endBlock()
        case .inlineCode: inlineCode -= 1
        case .list:
            lists.removeLast()
            endBlock()
        case .link: links -= 1
        case .quote:
            quotes -= 1
            endBlock()
        }
    }

    /// Begins a block on a line of its own.
    mutating func beginBlock() {
        text.breakLine()
        followsParagraph = false
    }

    private mutating func endBlock() {
        text.breakLine()
        followsParagraph = false
    }

    /// Begins `style` unless it lies there already; gives how many styles that were.
    mutating func begin(_ style: TextStyle) -> Int {
        text.isOpen(style) ? 0 : text.begin(style)
    }

    /// Writes `content` under `style`.
    mutating func write(_ content: String, _ style: TextStyle) {
        let styles = text.begin(style)
        text.append(content)
        text.end(styles)
        followsParagraph = false
    }
}
