package import Messenger
package import TerminalDOM

/// The list of chats, the main screen: a window of chats around the screen under the active filter, how many there are in
/// all, and where the user is.
package struct ChatList: Feature {
    /// The profile whose chats they are.
    package var profile: ProfileID
    /// The filter of the chats that are shown; nil for all chats.
    package var filter: ChatFilter?
    package var order = ChatOrder.activity
    /// The user's tags, in the order of their tabs.
    package var tags: [ChatTag] = []
    /// The first tab that is seen; nil while the active one decides.
    package var firstTab: Int?
    /// The rows around the screen; nil until they were read.
    package var window: ChatWindow?
    /// The number of chats and unread messages under each filter.
    package var counts = ChatCounts()
    /// The chat that the user is on.
    package var selection: ChatID?
    package var scroll = ListScroll<ChatID>(.start)
    /// The visible rows.
    package var viewport: ListViewport<ChatID>?
    /// The row to select once rows were read: a key led beyond those that are there.
    package var pendingSelection: PendingSelection?
    /// The index of the selected chat before the rows were read in which it is missing.
    package var lostSelectionIndex: Int?
    /// True while the user moves in the list, so that no row may move.
    package var isUserActive = false
    /// True while the wheel is bringing the list up to its top just now: it does not go beyond in one go.
    package var isRollingUp = false
    /// The chats that were changed while the user moved in the list, and may belong elsewhere.
    package var changedChats: Set<ChatID> = []
    /// The open chat as it was when it was opened: its row keeps that place until another is opened.
    package var openRow: ChatSummary?
    /// True if the row of the open chat stands elsewhere than it would by itself.
    package var isOpenRowOutOfOrder = false
    /// The rows, or their order, that are not there yet; nil once they are.
    package var loading: Loading?
    /// Why the rows couldn't be read; nil if they could.
    package var problem: Problem?
    /// The row that is drawn aside, to show what can be done to it.
    package var swipe: Swipe?
    /// The chats that are marked, while several are; they may lie anywhere.
    package var chosen: Set<ChatID>?
    /// Removals that are shown as done; only the last one can still be undone.
    package var pendingRemovals: [PendingRemoval] = []
    /// The same by chat.
    package var departed: [ChatID: ChatRemoval] = [:]
    /// The change that can be undone, if there is one.
    package var undo: Undo?

    /// The contexts for keys: those of the row that is drawn aside, or of marking chats, are the innermost.
    package var contexts: [KeyContext] {
        if chosen != nil { return [.selecting, .chatList, .everywhere] }
        return swipe == nil ? [.chatList, .everywhere] : [.swipe, .chatList, .everywhere]
    }

    /// True if its first row is seen as far up as it goes.
    var isAtTop: Bool { viewport?.isAtStart == true && window?.before == 0 }

    /// True if the wheel, turned by so many notches, pulls the list beyond its top.
    func isPulled(by notches: Int) -> Bool { notches < 0 && isAtTop && !isRollingUp }

    /// The chat that the user is on, when it is among the rows that were read.
    var selectedChat: ChatSummary? { window?.elements.first { $0.id == selection } }

    /// A row to select once rows were read.
    package enum PendingSelection: Codable, Equatable, Sendable {
        /// The first one.
        case first
        /// The last one.
        case last
        /// This one, wherever it is.
        case chat(ChatID)
    }

    /// True while the profile has nobody to write to: at most notes and links that nobody has used.
    var lacksContacts: Bool {
        guard filter == nil, counts[.archived].chats == 0, let window, window.before + window.after == 0 else {
            return false
        }
        return window.elements.allSatisfy { chat in
            switch chat.kind {
            case .notes, .pendingConnection: true
            case .direct, .contactRequest, .group, .groupInvitation, .business, .broken: false
            }
        }
    }

    /// Something about the whole list that is not there yet.
    package enum Loading: String, Codable, Equatable, Sendable {
        /// It was asked for a moment ago.
        case begun
        /// It takes so long that it is said.
        case long
    }
}
