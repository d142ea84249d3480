// What the options say about the items of the message field.
extension Options {
    /// The items beside the field, in their order; nil stands for the menu “More”.
    var inputBarItems: [BuiltInItem?] {
        inputBar.split(separator: " ").compactMap { name in
            name == BuiltInItem.moreName ? .some(nil) : BuiltInItem(rawValue: String(name)).map(Optional.init)
        }
    }

    /// Confab's own items in the menu, in their order.
    var inputMoreItems: [BuiltInItem] {
        inputMore.split(separator: " ").compactMap { BuiltInItem(rawValue: String($0)) }
    }
}
