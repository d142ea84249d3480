/// How the messages of a timeline are laid out, as the options say.
package struct MessageLayout: Codable, Equatable, Sendable {
    /// True if the user's own messages are at the right; otherwise all are at the left, below their senders' names.
    package var sides = true
    /// True if messages have a background.
    package var bubbles = true
    /// The chats in which initials of the sender are beside messages of others.
    package var avatars = Avatars.none
    /// The longest pause within a group of messages by one sender, in minutes; 0 for no groups.
    package var clusterMinutes = 3
    package var separators = Separators.days
    /// The pause after which a line shows the time, in seconds.
    package var separatorGap = 300
    /// True if a reply shows the message that it answers.
    package var quotes = true

    /// The chats with initials.
    package enum Avatars: String, CaseIterable, Codable, Equatable, Sendable {
        case none
        /// Groups.
        case groups
        case all
    }

    /// The lines between messages.
    package enum Separators: String, CaseIterable, Codable, Equatable, Sendable {
        case none
        /// One above the first message of a day.
        case days
        /// One after each pause, too.
        case times
    }

    /// The default layout.
    package init() {}

    /// True if a message this many milliseconds after the previous one still belongs to its group.
    func isWithinCluster(_ pause: UInt64) -> Bool {
        clusterMinutes > 0 && pause <= UInt64(clusterMinutes) * 60_000
    }
}
