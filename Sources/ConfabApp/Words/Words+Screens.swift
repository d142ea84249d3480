import Messenger

// What the screens say, in the order in which one meets them.
extension Words {
    func tooSmall() -> String {
        switch language {
        case .english: "too small"
        }
    }
    func loading() -> String {
        switch language {
        case .english: "Loading…"
        }
    }
    func takesLong() -> String {
        switch language {
        case .english: "This takes longer than usual. Ctrl-Q quits."
        }
    }
    func cannotStart() -> String {
        switch language {
        case .english: "Confab cannot start"
        }
    }
    func retryOrQuit() -> String {
        switch language {
        case .english: "Enter tries again, Ctrl-Q quits."
        }
    }

    func welcome() -> String {
        switch language {
        case .english: "Welcome to Confab"
        }
    }
    func newProfile() -> String {
        switch language {
        case .english: "A new profile"
        }
    }
    func askName() -> String {
        switch language {
        case .english: "What shall the others call you?"
        }
    }
    func nameHelp() -> String {
        switch language {
        case .english:
            "Everything stays on this machine. The name is what your contacts see; you can have several profiles."
        }
    }
    func namePlaceholder() -> String {
        switch language {
        case .english: "Your name"
        }
    }
    func enterCreates() -> String {
        switch language {
        case .english: "Enter creates it"
        }
    }
    func nameProblem(_ problem: NameProblem) -> String {
        switch (language, problem) {
        case (.english, .empty): "A name needs at least one character."
        case (.english, .tooLong(let characters, let limit)):
            "A name has at most \(limit) characters; this one has \(characters)."
        case (.english, .tooComplex(let bytes, let limit)):
            "This name is too long to be stored: \(bytes) bytes, and \(limit) is the most."
        }
    }
    func profileBusy(_ name: String, process: Int32?) -> String {
        switch language {
        case .english:
            "\(name.harmlessName) is open in another Confab\(process.map { " (process \($0))" } ?? "")."
        }
    }
    func profileBusyHelp() -> String {
        switch language {
        case .english: "Close it there, choose another profile, or add one."
        }
    }

    func noChats() -> String {
        switch language {
        case .english: "No chats yet"
        }
    }
    func chooseChat() -> String {
        switch language {
        case .english: "Choose a chat"
        }
    }
    func chooseChatHelp(open: String, newChat: String) -> String {
        switch language {
        case .english:
            (open.isEmpty ? "" : "\(open) opens the selected one") + (open.isEmpty || newChat.isEmpty ? "" : ", ")
                + (newChat.isEmpty ? "" : "\(newChat) begins a new one")
        }
    }
    func newChat() -> String {
        switch language {
        case .english: "New chat"
        }
    }
    func draft() -> String {
        switch language {
        case .english: "Draft:"
        }
    }
    func more() -> String {
        switch language {
        case .english: "more"
        }
    }

    func profilesTitle() -> String {
        switch language {
        case .english: "Profiles"
        }
    }
    func addProfile() -> String {
        switch language {
        case .english: "Add a profile"
        }
    }
    func open() -> String {
        switch language {
        case .english: "open"
        }
    }

    /// What the notes to oneself are called.
    public func openNotes() -> String {
        switch language {
        case .english: ChatKind.notesName
        }
    }
    func inviteTitle() -> String {
        switch language {
        case .english: "Invite a contact"
        }
    }
    func themesTitle() -> String {
        switch language {
        case .english: "Themes"
        }
    }
    func inUse() -> String {
        switch language {
        case .english: "in use"
        }
    }
    func automaticTheme() -> String {
        switch language {
        case .english: "Follow the terminal"
        }
    }
    func linksTitle() -> String {
        switch language {
        case .english: "Open which link?"
        }
    }
    func noContacts() -> String {
        switch language {
        case .english: "There is nobody to invite yet."
        }
    }
    func leave() -> String {
        switch language {
        case .english: "Leave"
        }
    }
    func cancel() -> String {
        switch language {
        case .english: "Cancel"
        }
    }
    func invitationTitle(_ name: String) -> String {
        switch language {
        case .english: "Join \(name.harmlessName)?"
        }
    }
    func requestTitle(_ name: String) -> String {
        switch language {
        case .english: "\(name.harmlessName) wants to connect"
        }
    }

    /// What stands for the mistakes in files that are not shown one by one.
    public func moreProblems(_ number: Int) -> String {
        switch language {
        case .english: "and \(count(number, "mistake", "mistakes")) more; “confab --once” prints all of them"
        }
    }
    func helpTitle() -> String {
        switch language {
        case .english: "Keys"
        }
    }
    func mouse(isOn: Bool) -> String {
        switch language {
        case .english:
            isOn ? "The mouse is Confab's" : "The mouse is the terminal's: select text with it, F2 gives it back"
        }
    }
    func noUnread() -> String {
        switch language {
        case .english: "Nothing is unread"
        }
    }
    func notification(_ chat: String) -> String {
        switch language {
        case .english: chat.harmlessName
        }
    }
    func title(unread: Int) -> String {
        switch language {
        case .english: unread == 0 ? "Confab" : "(\(badgeText(for: unread))) Confab"
        }
    }
}
