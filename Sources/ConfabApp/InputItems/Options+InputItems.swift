// What the options say about the items of the message field.
extension Options {
    /// The items beside the field, in their order; nil stands for the menu “Add to the message”.
    func inputBarItems(_ custom: [CustomInputItem]) -> [InputItem?] {
        inputBar.split(separator: " ").compactMap { name in
            name == BuiltInItem.moreName ? .some(nil) : InputItem(named: name, custom).map(Optional.init)
        }
    }

    /// The items in the menu, in their order. A program's items are in it, too, unless they're beside the field.
    func inputMoreItems(_ custom: [CustomInputItem]) -> [InputItem] {
        let named = inputMore.split(separator: " ").compactMap { InputItem(named: $0, custom) }
        let placed = Set((named + inputBarItems(custom).compactMap(\.self)).map(\.id))
        return named + custom.filter { !placed.contains($0.id) }.map(InputItem.custom)
    }
}

extension InputItem {
    fileprivate init?(named name: Substring, _ custom: [CustomInputItem]) {
        if let item = BuiltInItem(rawValue: String(name)) {
            self = .builtIn(item)
        } else if let item = custom.first(where: { $0.id == name }) {
            self = .custom(item)
        } else {
            return nil
        }
    }
}
