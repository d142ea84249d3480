public import Messenger

/// Everything that Confab says, by functions: a language in which one is missing does not compile.
///
/// A new language is a new case of ``Language`` and what the compiler then asks for.
public struct Words: Codable, Equatable, Hashable, Sendable {
    /// The languages that Confab speaks.
    public enum Language: String, Codable, CaseIterable, Hashable, Sendable {
        /// English.
        case english = "en"
    }

    /// How times of day are written.
    public enum TimeFormat: String, Codable, CaseIterable, Hashable, Sendable {
        /// As in 14:30.
        case hours24 = "24h"
        /// As in 2:30 PM.
        case hours12 = "12h"
    }

    /// The language spoken.
    public let language: Language
    /// How times of day are written.
    public var timeFormat = TimeFormat.hours24

    /// Words of `language`.
    public init(_ language: Language = .english) { self.language = language }

    /// `one` for a single thing, else `many`, with the number before it.
    func count(_ number: Int, _ one: String, _ many: String) -> String {
        switch language {
        case .english: "\(number) \(number == 1 ? one : many)"
        }
    }
}

extension Words: PreviewWords {
    /// What to do in, or what became of, a chat in which nobody can write.
    public func condition(_ condition: ChatCondition) -> String? {
        switch (language, condition) {
        case (.english, .ready): nil
        case (.english, .needsConnecting): "Open to connect"
        case (.english, .needsAccepting): "Open to accept"
        case (.english, .connecting): "connecting…"
        case (.english, .invited): "You are invited to this group"
        case (.english, .joining): "joining…"
        case (.english, .pendingReview): "The admins are reviewing your request"
        case (.english, .rejected): "Your request was rejected"
        case (.english, .left): "You left this group"
        case (.english, .removed): "You were removed from this group"
        case (.english, .ended): "This chat has ended"
        case (.english, .blocked): "You blocked this contact"
        case (.english, .readOnly): "Nobody can write here"
        }
    }

    /// What a chat is that waits for someone.
    public func pending(_ side: PendingConnection.Side) -> String {
        switch (language, side) {
        case (.english, .invited): "Waiting for someone to use your link"
        case (.english, .requested): "You asked to connect"
        case (.english, .accepted): "Connecting by their link…"
        }
    }

    /// Someone asks to connect.
    public func wantsToConnect() -> String {
        switch language {
        case .english: "wants to connect with you"
        }
    }

    /// The user, as a sender.
    public func me() -> String {
        switch language {
        case .english: "You"
        }
    }

    /// Stands for any text while previews are off.
    public func hidden() -> String {
        switch language {
        case .english: "(hidden)"
        }
    }

    /// Stands for a chat whose record cannot be read.
    public func broken() -> String {
        switch language {
        case .english: "This chat cannot be read. Run “confab doctor”."
        }
    }
}
