import CGumbo
import Messenger

/// The classes of Zulip's HTML: https://zulip.com/api/message-formatting
extension HTMLWalk {
    /// Begins a `span`: a mention, an emoji, a formula, or nothing but its text.
    mutating func beginSpan(_ element: HTMLNode) -> Ending? {
        let classes = element.classes
        if classes.isEmpty { return Ending() }
        if classes.contains("katex-display") { return writeMaths(of: element, isBlock: true) ? nil : Ending() }
        if classes.contains("katex") { return writeMaths(of: element, isBlock: false) ? nil : Ending() }
        if classes.contains("emoji") { return writeEmoji(element, classes) }
        if let mention = Self.mention(element, classes) {
            return Ending(styles: text.begin(.mention(mention)))
        }
        // A formula that could not be set: its source.
        if classes.contains("tex-error") { return Ending(styles: begin(.maths(isBlock: false))) }
        return Ending()
    }

    /// Begins a `div`: code, a spoiler, a preview, or a block.
    mutating func beginDivision(_ element: HTMLNode) -> Ending? {
        let classes = element.classes
        if classes.contains("message_inline_image") || classes.contains("message-media-preview-image")
            || classes.contains("message-media-preview-video")
        {
            writePreview(element)
            return nil
        }
        // What a linked page says of itself.
        if classes.contains("inline-preview-twitter") || classes.contains("message_embed") { return beginQuote() }
        beginBlock()
        if classes.contains("codehilite") {
            codeLanguage = element["data-code-language"].flatMap { $0.isEmpty ? nil : $0 }
        }
        if classes.contains("spoiler-content") { return Ending(styles: begin(.secret), kind: .block) }
        return Ending(kind: .block)
    }

    private static func mention(_ element: HTMLNode, _ classes: [Substring]) -> Mention? {
        if classes.contains("topic-mention") { return .everyone }
        if classes.contains("user-group-mention") {
            return .remote(RemoteID("group/\(element["data-user-group-id"] ?? "")"))
        }
        guard classes.contains("user-mention") else { return nil }
        let user = element["data-user-id"] ?? ""
        return user == "*" ? .everyone : .remote(RemoteID("user/\(user)"))
    }

    /// The characters that the class names (`emoji-1f1e9-1f1ea`), else the emoji's name as it stands there.
    private mutating func writeEmoji(_ element: HTMLNode, _ classes: [Substring]) -> Ending? {
        let written = element.allText
        let name = (element["title"].flatMap { $0.isEmpty ? nil : $0 } ?? written).strippingColons
        let code = classes.first { $0.hasPrefix("emoji-") }?.dropFirst("emoji-".count) ?? ""
        var characters = ""
        for part in code.split(separator: "-") {
            guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init), scalar.properties.isEmojiPart
            else {
                characters = ""
                break
            }
            characters.unicodeScalars.append(scalar)
        }
        write(characters.isEmpty ? written : characters, .emoji(name: name))
        return nil
    }

    /// Writes the source of the formula in `element`; false when it has none.
    mutating func writeMaths(of element: HTMLNode, isBlock: Bool) -> Bool {
        let isSource = { (node: HTMLNode) in node["encoding"] == "application/x-tex" }
        guard let source = element.firstDescendant(where: isSource)?.allText, !source.allSatisfy(\.isWhitespace) else {
            return false
        }
        if isBlock { beginBlock() }
        write(source, .maths(isBlock: isBlock))
        if isBlock { text.breakLine() }
        return true
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isEmojiPart: Bool {
        isEmoji || isEmojiModifier || generalCategory == .otherSymbol || isJoinControl || isVariationSelector
            || generalCategory == .enclosingMark
    }
}
