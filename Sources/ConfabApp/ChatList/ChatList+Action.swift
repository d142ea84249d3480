package import Messenger
package import TerminalDOM

extension ChatList {
    package enum Action: Codable, Equatable, Sendable {
        /// Rows were read, for a query.
        case loaded(ChatQuery, ChatWindow)
        /// The rows of a profile couldn't be read.
        case failed(ProfileID, Problem)
        /// Some rows were read again: which were asked for, and what there is of them.
        case refreshed([ChatID], [ChatSummary])
        /// The filter and order of a profile's list at its last use.
        case remembered(ProfileID, ChatFilter?, ChatOrder)
        /// The tags of a profile were read.
        case tagged(ProfileID, [ChatTag])
        /// The chats of a profile are in another order now.
        case ordered(ProfileID, ChatOrder)
        /// The counts were read.
        case counted(ChatCounts)
        /// The next unread chat was looked for.
        case unreadFound(ChatSummary?)
        /// The list shows other rows.
        case viewportChanged(ListViewport<ChatID>)
        case rowClicked(ChatID)
        /// The avatar of a row was clicked.
        case avatarClicked(ChatID)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// The wheel has not been turned for a moment.
        case wheelRested
        /// A tab was chosen; nil stands for all chats.
        case tabChosen(ChatFilter?)
        /// The bar of tabs is to begin with another one.
        case tabsScrolled(to: Int)
        /// A command was given with the mouse.
        case commandClicked(CommandID)
        /// The chats that something was asked for were read, those that are still there.
        case chosen(ChatActionRequest, [ChosenChat])
        /// The contacts who can be invited to a group were read.
        case invitableFound(GroupID, [Contact])
        /// All chats that show under a filter were read.
        case shownFound(ProfileID, ChatFilter?, [ChatID])
        /// An action in a row that is drawn aside was clicked.
        case buttonClicked(ChatID, ChatAction)
        /// A row was drawn so many columns to the right, or to the left when negative.
        case dragged(ChatID, columns: Int)
        /// The menu of a row was asked for.
        case menuRequested(ChatID)
        /// Nobody has used the list for a while.
        case rested
        /// Loading takes long.
        case waitedLong
    }
}
