public import Messenger
public import TerminalDOM

extension Card {
    /// What happens on a card.
    public enum Action: Codable, Equatable, Sendable {
        /// What it shows was read; nil when the chat is not there any more.
        case loaded(ChatID, Details?)
        /// A row of what can be done was chosen, or an answer.
        case chosen(Int)
        /// The wheel was turned over what can be done, by so many notches.
        case wheelTurned(Int)
        /// Other lines are seen.
        case viewportChanged(ListViewport<Int>)
        /// What it says is scrolled by so many lines.
        case scrolled(Int)
        /// The user's own link was clicked.
        case linkClicked
        /// The field for the user's own name was clicked, before so many characters.
        case placed(Int)
        /// That name was changed.
        case edited(EditCommand)
    }
}
