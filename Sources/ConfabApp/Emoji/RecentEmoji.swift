/// The emoji that were used last on this machine, the newest first.
package struct RecentEmoji: Codable, Equatable, Sendable {
    /// The features that show them.
    package enum Reader: String, Codable, Sendable {
        /// The picker.
        case picker
        /// The message field, in the suggestions for a short name.
        case field
    }

    package private(set) var emoji: [String] = []

    /// Older ones are forgotten.
    private static let most = 40

    /// Nothing was used yet.
    package init() {}

    /// Reads what ``text`` wrote.
    package init(_ text: String) { emoji = text.split(separator: "\n").prefix(Self.most).map(String.init) }

    /// A line for each emoji.
    package var text: String { emoji.joined(separator: "\n") }

    /// The emoji that come first: the user's quick ones, then these.
    func after(_ quickEmoji: [String]) -> [String] { quickEmoji + emoji.filter { !quickEmoji.contains($0) } }

    /// Notes the use of an emoji.
    package mutating func add(_ used: String) {
        emoji.removeAll { $0 == used }
        emoji.insert(used, at: 0)
        if emoji.count > Self.most { emoji.removeLast() }
    }
}
