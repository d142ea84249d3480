import Testing

// What people do with the program, step by step; every step waits for what the screen says.
extension Tmux {
    /// Gives a new profile its name; an empty one takes the name that is in the field already.
    func register(_ name: String = "") throws {
        let screen = try wait("the question for a name, or whether to create the profile") {
            $0.contains("What's your name?") || $0.contains("No profile named")
        }
        if screen.contains("No profile named") {
            try press("End", "Enter")
            try wait(for: "What's your name?")
        }
        if !name.isEmpty { try type(name) }
        try press("Enter")
        try wait(for: "Notes to self")
        try settle()
    }

    /// Waits until the screen stays as it is, because the list has taken the place of the question.
    private func settle() throws {
        var looks: [String] = []
        try wait("a screen that stays the same") { screen in
            looks = (looks + [screen]).suffix(3)
            return looks.count == 3 && Set(looks).count == 1
        }
    }

    /// Creates an invite link and gives it.
    func createLink() throws -> String {
        try press("n")
        try wait(for: "Create an invite link")
        try press("Enter")
        let link = try wait(for: "confab://connect/").link
        try press("Escape")
        try wait(for: "Keep this invite link?")
        try press("Enter")
        try wait(without: "Keep this invite link?")
        return try #require(link)
    }

    /// Pastes a link where links are pasted, and has it looked at.
    func look(at link: String) throws {
        try press("n")
        try wait(for: "Paste an invite link")
        try press("j", "j", "Enter")
        try wait(for: "Paste the invite link that you received.")
        try paste(link)
        try press("Enter")
    }

    /// Connects by a link that nobody has used.
    func use(_ link: String) throws {
        try look(at: link)
        try wait(for: "Connect with ")
        try press("Enter")
        try wait(without: "Connect with ")
    }

    /// Makes a group with nobody else in it.
    func createGroup(_ name: String) throws {
        try press("n")
        try wait(for: "Create a group")
        try press("j", "j", "j", "Enter")
        try wait(for: "Choose a name for the group.")
        try type(name)
        try press("Enter")
        try wait(for: "Add people to \(name)")
        try press("Tab")
        try wait("the button, selected") { screen in
            screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("Create without inviting anyone") }
        }
        try press("Enter")
        try wait("the group, open") { $0.contains("Write a message") && !$0.contains("Add people to") }
    }

    /// Makes a group and invites contacts to it.
    func createGroup(_ name: String, inviting people: [String]) throws {
        try press("n")
        try wait(for: "Create a group")
        try press("j", "j", "j", "Enter")
        try wait(for: "Choose a name for the group.")
        try type(name)
        try press("Enter")
        for person in people {
            try wait("all who can be chosen") { screen in people.allSatisfy { screen.contains("] \($0)") } }
            try type(person)
            try wait("that name alone") { $0.contains("▌ [ ] \(person)") }
            try press("Enter")
            try wait(for: "[✓] \(person)")
            try press("C-u")
        }
        try press("Tab", "Enter")
        try wait("the group, open") { $0.contains("Write a message") && !$0.contains("Add people to") }
    }

    /// Joins a group to which the user was invited; its chat is the first of the list.
    func join(_ group: String) throws {
        try wait(for: group)
        try press("g", "Enter")
        try wait(for: "Join \(group)")
        try press("Enter")
        try wait("the group, open") { $0.contains("Write a message") && !$0.contains("Join \(group)") }
    }

    /// Goes back to the list from the chat of a link, which opened by itself when the link was used.
    func leaveOpenedChat() throws {
        try wait(for: "Write a message")
        try leaveChat()
    }

    /// Goes back to the list.
    func leaveChat() throws {
        try press("Escape")
        try wait(for: "n new chat")
    }

    /// Opens the first chat of the list, which has the focus.
    func openFirstChat() throws {
        try press("g", "Enter")
        try wait(for: "Write a message")
    }

    /// Goes from an open chat to the notes, in which nothing was written.
    func openEmptyNotes() throws {
        try leaveChat()
        try press("G", "Enter")
        try wait(for: "Only you can see this chat")
    }

    /// Opens the notes of a profile that has nothing else.
    func openNotes() throws { try openFirstChat() }

    /// Writes a line and sends it.
    func send(_ text: String) throws {
        try type(text)
        try wait(for: text)
        try press("Enter")
        try wait("a sent “\(text)” and an empty field") { $0.contains(text) && $0.contains("Write a message") }
    }

    /// Selects the newest message of the open chat. One that isn't stored yet can't be selected.
    func selectNewest() throws {
        try wait("every message stored") { !$0.contains("◌") }
        try press("M-Up")
        try wait("a selected message") { $0.contains("▌") }
    }

    /// Ends the program as a user does.
    func quit() throws {
        try press("C-q")
        try wait(for: "ended with 0")
    }

    /// Looks at the keys and comes back: the program answers.
    func lookAtKeys() throws {
        try press("F1")
        try wait(for: "─ Keys and symbols ─")
        try press("Escape")
        try wait(without: "─ Keys and symbols ─")
    }
}
