// What the options say about the menu of a message.
extension Options {
    /// The emoji to react with.
    var emoji: [String] { quickEmoji.split(separator: " ").map(String.init) }

    /// The actions in the menu, in their order.
    var menuActions: [MessageAction] {
        messageMenu.split(separator: " ").compactMap { MessageAction(rawValue: String($0)) }
    }
}
