import Foundation
import RandomTesting

extension SeededGenerator {
    /// A number from 0 to below `limit`.
    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// One of `choices`.
    mutating func one(of choices: [String]) -> String { choices[below(choices.count)] }
}

extension SeededGenerator {
    private static let tags = [
        "p", "b", "i", "em", "strong", "del", "u", "a", "span", "div", "blockquote", "ul", "ol", "li", "pre", "code",
        "h1",
        "h4", "table", "tr", "td", "th", "math", "svg", "hr", "br", "img", "time", "object", "button", "form", "select",
        "option", "dl", "dt", "template", "font", "textarea", "title", "frameset", "body", "x-unknown",
    ]

    private static let attributes = [
        "", " href=\"https://x.org\"", " href='javascript:x'", " class=\"emoji emoji-1f44d\"", " class=\"katex\"",
        " class=\"user-mention\" data-user-id=\"*\"", " class=\"codehilite\" data-code-language=\"Swift\"",
        " class=\"message_inline_image\"", " class=\"spoiler-content\"", " start=\"9\"", " title=\"a>b\"", " a=b c d='",
        " datetime=\"2023-04-20T14:45:00Z\"", " encoding=\"application/x-tex\"", " src=y", "/",
    ]

    private static let texts = [
        "word", " ", "\n", "漢字", "👩‍👩‍👧", "مرحبا", "é", "&amp;", "&#27;", "&#x202E;", "&nope;", "\u{1B}[2J", "\u{202E}",
        "<", ">", "\"",
        "<!--", "-->", "<![CDATA[", "]]>", "\t", "\r\n", "\u{FEFF}", "&#0;", "\0",
    ]

    /// A page of tags, attributes and text in no order.
    mutating func page() -> String {
        var html = ""
        for _ in 0..<below(80) {
            switch below(5) {
            case 0, 1: html += "<\(one(of: Self.tags))\(one(of: Self.attributes))>"
            case 2: html += "</\(one(of: Self.tags))>"
            default: html += one(of: Self.texts)
            }
        }
        return below(12) == 0 ? String(repeating: html, count: 60) : html
    }

    /// A page of well-formed elements around words, and the words.
    mutating func pageOfWords() -> (html: String, words: [String]) {
        var words: [String] = []
        var html = ""
        var open: [String] = []
        let tags = [
            "p", "b", "i", "div", "blockquote", "ul", "ol", "li", "code", "pre", "h2", "table", "tr", "td", "span", "a",
            "x",
        ]
        for _ in 0..<below(120) {
            switch below(4) {
            case 0:
                let tag = one(of: tags)
                open.append(tag)
                html += "<\(tag)>"
            case 1: html += open.popLast().map { "</\($0)>" } ?? ""
            default:
                let word = "w\(words.count)"
                words.append(word)
                html += " \(word) "
            }
        }
        return (html, words)
    }

    /// `bytes` with some of them changed, left out, doubled or moved.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...below(8) where !bytes.isEmpty {
            let index = below(bytes.count)
            switch below(5) {
            case 0: bytes[index] = UInt8(below(256))
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(UInt8(below(256)), at: index)
            case 3: bytes.removeSubrange(index..<min(bytes.count, index + below(20)))
            default:
                bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + below(40))], at: below(bytes.count))
            }
        }
        return bytes
    }
}
