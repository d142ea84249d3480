package import Messenger

/// The options that a profile sets for kinds of chats and for single chats.
///
/// A profile keeps them as one text with a value per line: `group bubbles false`, `12 quick-emoji 👍 🎉`.
package struct ChatOptions: Codable, Equatable, Sendable {
    package var kinds: [OptionTarget.KindOfChat: [OptionID: OptionValue]] = [:]
    package var chats: [ChatID: [OptionID: OptionValue]] = [:]

    /// Nothing is set.
    package init() {}

    /// Reads the stored text. Lines that aren't a value of such an option are left out.
    package init(stored text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, let id = OptionID(rawValue: String(parts[1])),
                let option = OptionDeclaration.named(id), option.isPerChat,
                let value = option.value(stored: String(parts[2]))
            else { continue }
            if let kind = OptionTarget.KindOfChat(rawValue: String(parts[0])) {
                kinds[kind, default: [:]][id] = value
            } else if let number = UInt64(parts[0]) {
                chats[ChatID(number), default: [:]][id] = value
            }
        }
    }

    /// The text to store; empty if nothing is set.
    package var stored: String {
        let kinds = kinds.map { ($0.key.rawValue, $0.value) }
        let chats = chats.map { ("\($0.key.rawValue)", $0.value) }
        return (kinds + chats)
            .flatMap { owner, values in values.map { "\(owner) \($0.key.rawValue) \($0.value.stored)" } }
            .sorted().joined(separator: "\n")
    }

    /// The values for a kind or a chat; none for other targets.
    package subscript(target: OptionTarget) -> [OptionID: OptionValue] {
        get {
            switch target {
            case .all, .profile: [:]
            case .kind(let kind): kinds[kind] ?? [:]
            case .chat(let chat, _): chats[chat] ?? [:]
            }
        }
        set {
            switch target {
            case .all, .profile: break
            case .kind(let kind): kinds[kind] = newValue.isEmpty ? nil : newValue
            case .chat(let chat, _): chats[chat] = newValue.isEmpty ? nil : newValue
            }
        }
    }
}
