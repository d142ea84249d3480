/// Every emoji, a row each: the emoji, its name, its short names, and words in English, Chinese, and Spanish, with tabs
/// between them.
enum EmojiTable {
    /// The rows of a group, in the order of Unicode.
    static func rows(of group: NamedEmoji.Group) -> String {
        switch group {
        case .smileys: smileys
        case .people: people + "\n" + roles
        case .nature: nature
        case .food: food
        case .travel: travel
        case .activities: activities
        case .objects: objects
        case .symbols: symbols
        case .flags: flags
        }
    }
}
