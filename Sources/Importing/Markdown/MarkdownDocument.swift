import CCmark

/// A parsed document of Markdown.
struct MarkdownDocument: ~Copyable {
    private let node: OpaquePointer

    /// Parses `text`; nil if there's no memory for it.
    init?(_ text: String) {
        var text = text
        let node = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { ccmark_parse($0.baseAddress, $0.count) }
        }
        guard let node else { return nil }
        self.node = node
    }

    deinit { cmark_node_free(node) }

    /// The node around everything. Valid while the document is.
    var root: MarkdownNode { MarkdownNode(node) }
}

/// A node of a parsed document. Valid while the document is.
struct MarkdownNode {
    private let node: OpaquePointer

    init(_ node: OpaquePointer) { self.node = node }

    /// The kind of the node; nil for one that has no meaning in a message.
    var kind: Kind? {
        if ccmark_is_strikethrough(node) { return .strikethrough }
        if ccmark_is_spoiler(node) { return .spoiler }
        return switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST:
            .list(
                first: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil
            )
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: isFenced ? .codeBlock : .indented
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: .rule
        case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK: .text
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_EMPH: .italic
        case CMARK_NODE_STRONG: .bold
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE: .link
        default: nil
        }
    }

    private var isFenced: Bool {
        var (length, offset, character): (CInt, CInt, CChar) = (0, 0, 0)
        return cmark_node_get_fenced(node, &length, &offset, &character) != 0
    }

    /// The items of a list.
    var items: [MarkdownNode] {
        firstChild.map { Array(sequence(first: $0, next: \.next)) } ?? []
    }

    /// True for an item that is one paragraph.
    var isParagraph: Bool { firstChild?.kind == .paragraph && firstChild?.next == nil }

    /// The first line of the node's text in the source, and the column there; both from 1.
    var place: (line: Int, column: Int) {
        (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node)))
    }

    /// The first child.
    var firstChild: MarkdownNode? { cmark_node_first_child(node).map(MarkdownNode.init) }

    /// The next child of the same node.
    var next: MarkdownNode? { cmark_node_next(node).map(MarkdownNode.init) }

    /// The text of a node that only has text.
    var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

    /// The address of a link.
    var address: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }

    /// The words behind the opening fence of a code block.
    var fenceInfo: String { cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "" }

    /// The lines of a block in the source.
    var lines: ClosedRange<Int> {
        let first = Int(cmark_node_get_start_line(node))
        return first...max(first, Int(cmark_node_get_end_line(node)))
    }

    enum Kind: Equatable {
        case quote, item, codeBlock, indented, paragraph, rule
        /// The number of the first item of an ordered list.
        case list(first: Int?)
        case heading(level: Int)
        case text, lineBreak, code, italic, bold, strikethrough, spoiler, link
    }
}
