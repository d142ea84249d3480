import CGumbo
import Glibc

/// A parsed fragment of HTML.
enum HTMLFragment {
    /// Calls `body` with the element whose children `html` is; nil when parsing takes more memory than text of this length
    /// may. Nodes must not outlive the call.
    static func withParsed<Result>(
        _ html: UnsafeBufferPointer<UInt8>, _ body: (HTMLNode) -> Result
    ) -> Result? {
        guard let start = html.baseAddress else { return nil }
        // A tag of three letters becomes a node of some 150 bytes, and vectors grow by doubling.
        let limit = 1 << 24 + html.count * 128
        return start.withMemoryRebound(to: CChar.self, capacity: html.count) { characters -> Result? in
            guard let fragment = cgumbo_parse(characters, html.count, limit) else { return nil }
            defer { cgumbo_free(fragment) }
            return cgumbo_root(fragment).map { body(HTMLNode($0)) }
        }
    }
}

/// A node of a parsed fragment: an element, or text. Valid while the fragment is.
struct HTMLNode {
    private let node: UnsafePointer<GumboNode>

    init(_ node: UnsafePointer<GumboNode>) { self.node = node }

    /// The tag of an element; nil for anything else. What is called like a tag of HTML within a picture or formula is not
    /// that tag.
    var tag: GumboTag? {
        guard node.pointee.type == GUMBO_NODE_ELEMENT || node.pointee.type == GUMBO_NODE_TEMPLATE else { return nil }
        let tag = cgumbo_tag(node)
        return cgumbo_is_html(node) || tag == GUMBO_TAG_MATH ? tag : GUMBO_TAG_UNKNOWN
    }

    /// The text of a text node; nil for elements and comments.
    var text: UnsafeBufferPointer<UInt8>? {
        switch node.pointee.type {
        case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE:
            guard let text = cgumbo_text(node) else { return nil }
            let length = strlen(text)
            let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
            return UnsafeBufferPointer(start: bytes, count: length)
        default: return nil
        }
    }

    /// True if it is a text node with only white space.
    var isWhitespace: Bool { node.pointee.type == GUMBO_NODE_WHITESPACE }

    /// The number of an element's children; 0 for text.
    var childCount: Int { tag == nil ? 0 : Int(cgumbo_child_count(node)) }

    /// Child `index` of an element.
    func child(_ index: Int) -> HTMLNode? { cgumbo_child(node, UInt32(index)).map(HTMLNode.init) }

    /// The value of the attribute `name`; nil when the element has none.
    subscript(name: StaticString) -> String? {
        name.withUTF8Buffer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.flatMap { cgumbo_attribute(node, $0) }.map { String(cString: $0) }
            }
        }
    }

    /// The words of the attribute `class`.
    var classes: [Substring] { self["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

    /// The first element within this one for which `condition` holds, in the order of the page.
    func firstDescendant(where condition: (HTMLNode) -> Bool) -> HTMLNode? {
        var waiting = [self]
        while let next = waiting.popLast() {
            for index in (0..<next.childCount).reversed() {
                if let child = next.child(index), child.tag != nil { waiting.append(child) }
            }
            if let candidate = waiting.last, condition(candidate) { return candidate }
        }
        return nil
    }

    /// All text within this element, as it stands there.
    var allText: String {
        var result = ""
        var waiting = [self]
        while let next = waiting.popLast() {
            if let text = next.text { result += String(decoding: text, as: UTF8.self) }
            for index in (0..<next.childCount).reversed() {
                if let child = next.child(index) { waiting.append(child) }
            }
        }
        return result
    }
}
