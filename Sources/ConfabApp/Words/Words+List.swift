import Messenger

extension Words {
    /// What a tab is called.
    func tab(_ tab: FilterTab) -> String {
        if let tag = tab.tag { return tag.shown }
        return self.filter(tab.filter)
    }

    /// What a filter is called; that of a tag has a name of its own.
    func filter(_ filter: ChatFilter?) -> String {
        switch (language, filter) {
        case (.english, nil): "All"
        case (.english, .unread): "Unread"
        case (.english, .favourites): "Favorites"
        case (.english, .groups): "Groups"
        case (.english, .contacts): "Contacts"
        case (.english, .business): "Business"
        case (.english, .notes): "Notes"
        case (.english, .reports): "Reports"
        case (.english, .archived): "Archived"
        case (.english, .tag): "Tag"
        }
    }

    func chatsUnreadable() -> String {
        switch language {
        case .english: "The chats can't be read."
        }
    }

    /// What a chat is called whose record cannot be read.
    func unreadableChat(_ number: UInt64) -> String {
        switch language {
        case .english: "Unreadable chat \(number)"
        }
    }

    /// What an order is called.
    func order(_ order: ChatOrder) -> String {
        switch (language, order) {
        case (.english, .activity): "Last activity first"
        case (.english, .unreadFirst): "Unread first"
        case (.english, .name): "By name"
        }
    }

    /// The title of the choice of an order.
    func orderTitle() -> String {
        switch language {
        case .english: "Order of the list"
        }
    }

    /// The chats are being ordered in another way.
    func ordering() -> String {
        switch language {
        case .english: "Ordering the chats…"
        }
    }

    /// What an empty list says: a heading, and what to do next.
    func emptyList(_ filter: ChatFilter?, tag: String?, archived: Int, _ env: ViewEnvironment) -> (String, String) {
        let newChat = env.key(.newChat, in: .chatList)
        let all = env.key(.tab1, in: .everywhere)
        return switch (language, filter) {
        case (.english, nil) where archived > 0:
            (
                "No chats",
                "\(count(archived, "chat is", "chats are")) in the archive, the last tab (\(env.key(.previousTab, in: .chatList))). Press \(newChat) to begin a new one."
            )
        case (.english, nil): (noChats(), "")
        case (.english, .unread): ("No unread chats", "Everything was read. Press \(all) to see all chats.")
        case (.english, .tag): ("No chats in list \(tag ?? "")", "Press \(all) to see all chats.")
        case (.english, .archived): ("Nothing is archived", "Press \(all) to see all chats.")
        case (.english, _): ("No filtered chats", "Press \(all) to see all chats.")
        }
    }

    /// How to get started, for a list without chats: what to do, and its key.
    func gettingStarted(_ env: ViewEnvironment) -> [(key: String, text: String)] {
        let newChat = env.key(.newChat, in: .chatList)
        return switch language {
        case .english:
            [
                (newChat, "create a link and send it to someone, by any other way you have"),
                (newChat, "or paste a link that you were sent"),
                (env.key(.profiles, in: .chatList), "add a second profile, to try it with yourself"),
                (env.key(.help, in: .everywhere), "all keys"),
            ]
        }
    }

    /// The title of what helps to get started.
    func gettingStartedTitle() -> String {
        switch language {
        case .english: "To get started"
        }
    }

    /// A row has nothing of what a key was to do.
    func notForRow() -> String {
        switch language {
        case .english: "This is not for this row. Its menu shows what can be done."
        }
    }
}
