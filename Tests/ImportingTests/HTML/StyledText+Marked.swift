import Importing
import Messenger

extension StyledText {
    /// Every run with the text under it, in the order of the text: what tests compare.
    var marked: [String] {
        runs.map { run in
            let utf8 = Array(plain.utf8)
            return "\(run.style.label): \(String(decoding: utf8[run.start..<run.end], as: UTF8.self))"
        }
    }
}

extension TextStyle {
    /// The style in one short word.
    var label: String {
        switch self {
        case .bold: "bold"
        case .italic: "italic"
        case .underline: "underline"
        case .strikethrough: "struck"
        case .code: "code"
        case .codeBlock(let language): "block(\(language ?? ""))"
        case .quote: "quote"
        case .heading(let level): "h\(level)"
        case .listItem(let depth, let number): number.map { "item\(depth) #\($0)" } ?? "item\(depth)"
        case .link(let address): "link(\(address))"
        case .mention(.everyone): "everyone"
        case .mention(.remote(let id)): "mention(\(id))"
        case .mention: "mention"
        case .emoji(let name): "emoji(\(name))"
        case .maths(let isBlock): isBlock ? "formula block" : "formula"
        case .secret: "secret"
        case .coloured(let name): "colour(\(name))"
        }
    }
}

/// Returns `html` converted without a base.
func converted(_ html: String) -> StyledText { HTMLConverter().styledText(from: html) }
