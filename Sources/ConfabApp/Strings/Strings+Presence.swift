/// Typing and presence.
package protocol PresenceStrings {
    /// The other side of a direct chat is online.
    func isOnline() -> String
    /// The other side of a direct chat is typing.
    func isTyping() -> String
    /// These people are typing; the one who began first comes first.
    func areTyping(_ names: [String]) -> String
}
