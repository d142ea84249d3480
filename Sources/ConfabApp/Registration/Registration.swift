public import Messenger
public import TerminalDOM

/// Creating a profile: the name that is being entered.
public struct Registration: Feature {
    /// The name as it is written.
    public var name = EditableText()
    /// The problem with the name, once the user has tried to save it.
    public var problem: NameProblem?
    /// True if it is being created.
    public var isCreating = false
    /// True if there are profiles already, so that one can go back.
    public var isAdditional = false
    /// The profile to go back to.
    public var previous: Profile?

    /// The contexts for keys: those of a field, and of what ends it.
    public var contexts: [KeyContext] { [.dialog, .text, .everywhere] }

    /// The actions of registration.
    public enum Action: Codable, Equatable, Sendable {
        /// The name was changed, or the cursor was moved.
        case edited(EditCommand)
        /// The profile wasn't created; the sentence says why.
        case refused(String)
    }
}
