import Messenger

extension ChatTag {
    /// Emoji and name, harmless.
    var shown: String {
        let emoji = emoji.map { $0.harmlessName } ?? ""
        return (emoji.isEmpty ? "" : emoji + " ") + name.harmlessName
    }
}
