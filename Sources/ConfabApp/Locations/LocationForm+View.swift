import Messenger
package import TerminalDOM

extension LocationForm {
    private static let width = 60
    private static let labelWidth = 7

    /// A dialog with the place, its title, and the button that sends it.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        return Dialog(title: strings.locationTitle(), width: Self.width, env: env) {
            LabeledField(
                label: strings.placeLabel(), labelWidth: Self.labelWidth, text: place,
                placeholder: strings.placePlaceholder(), isFocused: field == .place, env: env
            ) { .placed(.place, $0) }
            LabeledField(
                label: strings.placeTitleLabel(), labelWidth: Self.labelWidth, text: title,
                placeholder: strings.placeTitlePlaceholder(), isFocused: field == .title, env: env
            ) { .placed(.title, $0) }
            Gap()
            DialogText(help(strings), isProblem: isTried && location == nil)
            Gap()
            DialogButton(title: strings.sendLocation(), action: .submitted, isUsable: location != nil, env: env)
        }.node
    }

    /// The coordinates as they were understood, or how to write them.
    private func help(_ strings: any Strings) -> String {
        if let location { return location.coordinates }
        let typed = place.text.trimmed
        return isTried && !typed.isEmpty ? strings.placeNotUnderstood(typed) : strings.placeHelp()
    }

    /// The fields with what is in them.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        func spoken(_ label: String, _ text: EditableText, _ field: Field) -> String {
            strings.spoken("\(label), \(strings.spokenField(text.text))", isSelected: self.field == field)
        }
        return [
            strings.locationTitle(), spoken(strings.placeLabel(), place, .place),
            spoken(strings.placeTitleLabel(), title, .title), help(strings),
        ]
    }
}
