import CGumbo
package import Messenger

/// Turns HTML from others into styled text: what is shown of Zulip's messages, and of HTML that other services send.
///
/// Nothing that a reader of the page would read is lost: a tag that is not known gives its text. Paragraphs are a blank
/// line apart, other blocks a line; entries of lists carry ``TextStyle/listItem(depth:number:)`` over all that belongs to
/// them, lists within them included, so the innermost of them over a line says how far it is indented.
///
/// Whatever comes in, the time is near to linear in its length, memory is bounded, and no more than some forty styles lie
/// over one place.
package struct HTMLConverter: Sendable {
    /// The address that relative links start from, as in `https://example.org`; nil leaves them as they are.
    package var base: String?

    /// A converter whose relative links start from `base`.
    package init(base: String? = nil) { self.base = base }

    /// The text of the fragment `html` with its styles. Harmless: see `String.harmlessText`.
    package func styledText(from html: String) -> StyledText {
        var html = html
        return html.withUTF8 { bytes in
            guard let plainCode = CodeColors.removed(from: bytes) else { return balancedText(of: bytes) }
            return plainCode.withUnsafeBufferPointer(balancedText)
        }
    }

    private func balancedText(of html: UnsafeBufferPointer<UInt8>) -> StyledText {
        // Markup is where the parser's work can grow with the square; so few tags cannot make it grow far.
        guard html.count(where: { $0 == UInt8(ascii: "<") }) > TagBalance.trustedTags else {
            return convert(html) ?? flatText(of: html)
        }
        let balanced = TagBalance.balanced(html, depth: TagBalance.maximumDepth)
        return balanced.withUnsafeBufferPointer { convert($0) } ?? flatText(of: html)
    }

    /// The text of `html` with its styles; nil when that would take too much memory.
    private func convert(_ html: UnsafeBufferPointer<UInt8>) -> StyledText? {
        HTMLFragment.withParsed(html) { root in
            var walk = HTMLWalk(base: base)
            walk.visit(root)
            return walk.text.finished()
        }
    }

    /// The text of `html` without styles: for what no parser should be asked to make a tree of.
    private func flatText(of html: UnsafeBufferPointer<UInt8>) -> StyledText {
        let flat = TagBalance.balanced(html, depth: 0)
        return flat.withUnsafeBufferPointer { convert($0) }
            ?? StyledText(String(decoding: html, as: UTF8.self).harmlessText)
    }
}
