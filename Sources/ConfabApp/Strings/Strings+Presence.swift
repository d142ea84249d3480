/// Who is here, and who is typing.
package protocol PresenceStrings {
    /// The other side of a direct chat is here.
    func isHere() -> String
    /// The other side of a direct chat is typing.
    func isTyping() -> String
    /// These people are typing, whoever began first at the front.
    func areTyping(_ names: [String]) -> String
}
