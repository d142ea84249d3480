import Messenger

/// The meaning of a text in the field for a new message, by the slash that it begins with.
enum SlashLine: Equatable {
    /// Text to send: without a slash, with a slash and no name behind it, or with `//`, which stands for one slash.
    case text(String)
    /// `/me waves`.
    case emote(String)
    /// The name of a command, and the text behind it.
    case command(String, rest: String)

    /// The command for emotes, which isn't one of ``Command/all``.
    static let emoteName = "me"

    init(_ text: String) {
        guard text.first == "/" else {
            self = .text(text)
            return
        }
        if text.dropFirst().first == "/" {
            self = .text(String(text.dropFirst()))
            return
        }
        let name = text.dropFirst().prefix { !$0.isWhitespace }
        let rest = text[name.endIndex...].drop(while: \.isWhitespace)
        if name.isEmpty {
            self = .text(text)
        } else if name.lowercased() == Self.emoteName, !rest.isEmpty {
            self = .emote(String(rest))
        } else {
            self = .command(name.lowercased(), rest: String(rest))
        }
    }
}

extension MessageContent {
    /// The line that sends a message as it was typed; empty if it wasn't typed.
    var typedText: String {
        switch self {
        case .text(let text): text.plain.first == "/" ? "/" + text.plain : text.plain
        case .emote(let text): "/\(SlashLine.emoteName) \(text.plain)"
        default: ""
        }
    }
}
