import Loop
import Messenger
import TerminalDOM

// Telling others that the user is typing.
extension Composer {
    /// Others are told at most once in this time.
    static let typingInterval: Duration = .seconds(10)
    /// The user no longer types after this time without a change.
    static let typingPause: Duration = .seconds(3)

    /// The last word to others about the user's typing.
    package struct Typing: Codable, Equatable, Sendable {
        /// True if the last word was that the user is typing.
        package var isTold = false
        /// True if it's too early to tell it again, even if the chat was closed meanwhile.
        package var isRecent = false

        /// Nothing was told.
        package init() {}
    }

    /// Tells others after a change of the new message that the user is typing, or has stopped.
    ///
    /// Not about commands, and not about edits: nobody waits for those.
    mutating func noteTyping(_ around: Surroundings, _ shared: Shared) -> [Work] {
        guard shared.options.sendTyping, around.chat.kind != .notes, !field.isEmpty, field.characters.first != "/",
            !isEdit
        else { return endTyping() }
        let paused: Work = .after(Self.typingPause, .typingPaused, id: .typingPause)
        if typing.isRecent { return typing.isTold ? [paused] : [] }
        typing = Typing()
        typing.isTold = true
        typing.isRecent = true
        return [
            .request(.setTyping(chat, true), of: profile, by: .conversation), paused,
            .after(Self.typingInterval, .typingDue(chat), id: .typingInterval(chat)),
        ]
    }

    /// Tells others that the user has stopped, if they were told that the user is typing.
    mutating func endTyping() -> [Work] {
        guard typing.isTold else { return [] }
        typing.isTold = false
        return [.cancel(.typingPause), .request(.setTyping(chat, false), of: profile, by: .conversation)]
    }
}
