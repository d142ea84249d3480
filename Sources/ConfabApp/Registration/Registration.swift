package import Messenger
package import TerminalDOM

/// Creating a profile: the name that is being entered.
package struct Registration: Feature {
    /// The name as it is written.
    package var name = EditableText()
    /// The problem with the name, once the user has tried to save it.
    package var problem: NameProblem?
    /// True if it is being created.
    package var isCreating = false
    /// True if there are profiles already, so that one can go back.
    package var isAdditional = false
    /// The profile to go back to.
    package var previous: Profile?

    /// The contexts for keys: those of a field, and of what ends it.
    package var contexts: [KeyContext] { [.dialog, .text, .everywhere] }

    /// The name.
    package var focusedField: EditableText? { name }

    /// There is nothing to go back to from the first profile.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .back || isAdditional }

    /// The actions of registration.
    package enum Action: Codable, Equatable, Sendable {
        /// The name was changed, or the cursor was moved.
        case edited(EditCommand)
        /// The profile wasn't created.
        case refused(Problem)
    }
}
