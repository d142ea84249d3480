import Messenger

/// The meaning of a text in the field for a new message, by the slash that it begins with.
enum SlashLine: Equatable {
    /// Text to send: without a slash, with a slash and no name behind it, or with `//`, which stands for one slash.
    case text(StyledText)
    /// `/me waves`.
    case emote(StyledText)
    /// The name of a command, and the text behind it.
    case command(String, rest: String)

    /// The command for emotes, which isn't one of ``Command/all``.
    static let emoteName = "me"

    init(_ text: StyledText) {
        let plain = text.plain
        guard plain.first == "/" else {
            self = .text(text)
            return
        }
        if plain.dropFirst().first == "/" {
            self = .text(text.dropping(bytes: 1))
            return
        }
        let name = plain.dropFirst().prefix { !$0.isWhitespace }
        let rest = plain[name.endIndex...].drop(while: \.isWhitespace)
        // The name of a command has no slash, but a path does.
        if name.isEmpty || name.hasSlash {
            self = .text(text)
        } else if name.lowercased() == Self.emoteName, !rest.isEmpty {
            self = .emote(text.dropping(bytes: plain.utf8.count - rest.utf8.count))
        } else {
            self = .command(name.lowercased(), rest: String(rest))
        }
    }
}

extension StyledText {
    fileprivate func dropping(bytes: Int) -> StyledText { slice(from: bytes, to: plain.utf8.count) }
}

extension MessageContent {
    /// The line that sends a message as it was typed; empty if it wasn't typed.
    var typedText: StyledText {
        switch self {
        case .text(let text): text.plain.first == "/" ? StyledText(joining: ["/", text]) : text
        case .emote(let text): StyledText(joining: [StyledText("/\(SlashLine.emoteName) "), text])
        default: .empty
        }
    }
}
