import Messenger

extension English {
    func filter(_ filter: ChatFilter?) -> String {
        switch filter {
        case nil: "All"
        case .unread: "Unread"
        case .favourites: "Favorites"
        case .groups: "Groups"
        case .contacts: "Contacts"
        case .business: "Business"
        case .notes: "Notes"
        case .reports: "Reports"
        case .archived: "Archived"
        case .tag: "Tag"
        }
    }

    func chatsUnreadable() -> String { "The chats can't be read." }
    func unreadableChat(_ number: UInt64) -> String { "Unreadable chat \(number)" }

    func order(_ order: ChatOrder) -> String {
        switch order {
        case .activity: "Last activity first"
        case .unreadFirst: "Unread first"
        case .name: "By name"
        }
    }

    func orderTitle() -> String { "Order of the list" }
    func ordering() -> String { "Ordering the chats…" }

    func emptyList(_ filter: ChatFilter?, tag: String?, archived: Int, _ env: ViewEnvironment) -> (String, String) {
        let newChat = env.key(.newChat, in: .chatList)
        let all = env.key(.tab1, in: .everywhere)
        return switch filter {
        case nil where archived > 0:
            (
                "No chats",
                "\(count(archived, "chat is", "chats are")) in the archive, the last tab (\(env.key(.previousTab, in: .chatList))). Press \(newChat) to begin a new one."
            )
        case nil: ("No chats yet", "")
        case .unread: ("No unread chats", "Everything was read. Press \(all) to see all chats.")
        case .tag: ("No chats in list \(tag ?? "")", "Press \(all) to see all chats.")
        case .archived: ("Nothing is archived", "Press \(all) to see all chats.")
        default: ("No filtered chats", "Press \(all) to see all chats.")
        }
    }

    func firstStepsTitle() -> String { "First steps" }

    func firstStep(_ command: CommandID) -> String {
        switch command {
        case .newChat: "Invite someone: create a link and send it to them any way you like."
        case .pasteLink: "Accept an invite: paste the link you were sent."
        case .copyDemo: "Look around: run “confab --demo” in another terminal. This copies the command."
        default: title(command)
        }
    }

    func tryAlone() -> String {
        "No one to write to yet? Run “confab --profile Work” in a second terminal and invite yourself."
    }

    func notForRow() -> String { "This is not for this row. Its menu shows what can be done." }
    func draft() -> String { "Draft:" }
    func more() -> String { "more" }
    func openNotes() -> String { ChatKind.notesName }
    func noUnread() -> String { "Nothing is unread" }
}
