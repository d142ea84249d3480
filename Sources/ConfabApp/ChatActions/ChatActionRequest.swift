/// Something to be done once the chats were read that it is about.
public enum ChatActionRequest: Codable, Equatable, Sendable {
    /// This is to be done.
    case act(ChatAction)
    /// All that can be done is to be shown.
    case menu

    /// More chats than these are read on another thread.
    static let mostReadAtOnce = 2_000
}
