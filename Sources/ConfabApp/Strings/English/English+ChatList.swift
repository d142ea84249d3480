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
        case .activity: "Latest activity first"
        case .unreadFirst: "Unread first"
        case .name: "By name"
        }
    }

    func orderTitle() -> String { "Chat order" }
    func ordering() -> String { "Sorting chats…" }

    func emptyList(_ filter: ChatFilter?, tag: String?, archived: Int, _ env: ViewEnvironment) -> (String, String) {
        let newChat = env.key(.newChat, in: .chatList)
        let all = env.key(.tab1, in: .everywhere)
        return switch filter {
        case nil where archived > 0:
            (
                "No chats",
                "\(count(archived, "archived chat is", "archived chats are")) in the last tab (\(env.key(.previousTab, in: .chatList))). \(newChat) starts a new chat."
            )
        case nil: ("No chats yet", "")
        case .unread: ("All caught up", "\(all) shows all chats.")
        case .tag: ("No chats tagged “\(tag ?? "")”", "\(all) shows all chats.")
        case .archived: ("No archived chats", "\(all) shows all chats.")
        default: ("No matching chats", "\(all) shows all chats.")
        }
    }

    func firstStepsTitle() -> String { "First steps" }

    func firstStep(_ command: CommandID) -> String {
        switch command {
        case .newChat: "Invite someone: create an invite link and send it."
        case .pasteLink: "Accept an invite: paste the link you received."
        case .copyDemo: "Look around: copy “confab --demo”, and run it in another terminal."
        default: title(command)
        }
    }

    func tryAlone() -> String {
        "Nobody to write to yet? Run “confab --profile Work” in a second terminal and invite yourself."
    }

    func notForRow(_ command: CommandID?) -> String {
        let name = command.map { "“\(title($0))” isn't" } ?? "That isn't"
        return "\(name) possible with this chat. Its menu shows what is."
    }
    func draft() -> String { "Draft:" }
    func more() -> String { "more" }
    func openNotes() -> String { ChatKind.notesName }
    func noUnread() -> String { "No unread chats" }
}
