package import Messenger
package import TerminalDOM

/// A location that is being written, to be sent to a chat.
package struct LocationForm: Feature {
    package var chat: ChatID
    /// The link, or the latitude and the longitude.
    package var place = EditableText()
    package var title = EditableText()
    /// The field that keys go to.
    package var field = Field.place
    /// True once the user tried to send it.
    package var isTried = false

    package enum Field: Codable, Equatable, Sendable {
        case place, title
    }

    package enum Action: Codable, Equatable, Sendable {
        /// A field was clicked before so many characters.
        case placed(Field, Int)
        /// The location is to be sent.
        case submitted
    }

    package init(_ chat: ChatID) { self.chat = chat }

    package var contexts: [KeyContext] { [.dialog, .text, .everywhere] }
    package var focusedField: EditableText? { text }

    private var text: EditableText {
        get { field == .place ? place : title }
        set { if field == .place { place = newValue } else { title = newValue } }
    }

    /// The location as it would be sent; nil if the place isn't one.
    var location: Location? { Location(reading: place.text, title: title.text.trimmed) }

    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .placed(let field, let offset):
            self.field = field
            text.apply(.place(offset))
            return Outcome()
        case .submitted: return submit()
        }
    }

    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        switch command {
        case .open where field == .title: return submit()
        case .open:
            isTried = true
            if location != nil { field = .title }
        case .nextField, .previousField: field = field == .place ? .title : .place
        default: return nil
        }
        return Outcome()
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        command == .open && field == .title ? .send : nil
    }

    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch edit {
        case .move(.up, _): field = .place
        case .move(.down, _): field = .title
        default: text.apply(edit.onOneLine)
        }
        return Outcome()
    }

    /// Asks before something that was written is lost.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard !place.text.trimmed.isEmpty || !title.text.trimmed.isEmpty else { return nil }
        let question = Confirmation(
            discarding: shared.strings.discardLocationTitle(), shared.strings, discard: [.close, .closeAll])
        return Outcome(intents: [.present(.confirmation(question))])
    }

    private mutating func submit() -> Outcome<Action> {
        isTried = true
        guard let location else {
            field = .place
            return Outcome()
        }
        return Outcome(intents: [.close, .sendHere(.location(location), to: chat)])
    }
}
