/// Something to be done once the chats were read that it is about.
package enum ChatActionRequest: Codable, Equatable, Sendable {
    /// Performs an action.
    case act(ChatAction)
    /// Shows the menu of all actions.
    case menu

    /// More chats than these are read on another thread.
    static let mostReadAtOnce = 2_000
}
