public import Messenger
public import TerminalDOM

extension Tags {
    /// What happens among the tags.
    public enum Action: Codable, Equatable, Sendable {
        /// A row was chosen.
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// A tag is to be deleted, if the user says so.
        case deleteChosen(TagID)
        /// A tag is to stand so many rows further down; further up when negative.
        case moved(TagID, by: Int)
        /// The question whether to delete was answered.
        case answered(Int)
        /// A field of the editor was chosen, with the cursor before so many characters.
        case placed(Field, Int)
        /// The chosen field was changed.
        case edited(EditCommand)
        /// The editor's tag is to be saved.
        case saved
    }
}
