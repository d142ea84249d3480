import Messenger

// The sheet and the page of profiles.
extension Words {
    func yourProfiles() -> String {
        switch language {
        case .english: "Your profiles"
        }
    }
    func openingProfile(_ name: String) -> String {
        switch language {
        case .english: "Opening \(name)…"
        }
    }
    func openProfile() -> String {
        switch language {
        case .english: "your open profile"
        }
    }
    func hiddenProfile() -> String {
        switch language {
        case .english: "hidden"
        }
    }
    /// Another process has a profile; 0 for one that did not say which it is.
    func heldBy(_ process: Int32) -> String {
        switch language {
        case .english: process == 0 ? "open elsewhere" : "open in process \(process)"
        }
    }
    func searchProfiles() -> String {
        switch language {
        case .english: "Search, or the password of a hidden profile"
        }
    }
    func spokenProfileSearch(_ characters: Int, isSelected: Bool) -> String {
        switch language {
        case .english:
            "Search or password, " + spokenPassword(characters) + (isSelected ? ", \(selected())" : "")
        }
    }
    func spokenPassword(_ characters: Int) -> String {
        switch language {
        case .english: characters == 0 ? "empty" : count(characters, "character", "characters")
        }
    }
    func noSuchProfile() -> String {
        switch language {
        case .english: "No profile is called so."
        }
    }
    func checkingPassword() -> String {
        switch language {
        case .english: "No profile is called so. Looking whether it is a password…"
        }
    }
    func entry(_ entry: ProfilesPage.Entry) -> String {
        switch (language, entry) {
        case (.english, .switchTo): "Switch to it"
        case (.english, .rename): "Rename…"
        case (.english, .mute): "Mute"
        case (.english, .unmute): "Unmute"
        case (.english, .hide): "Hide with a password…"
        case (.english, .unhide): "Show again without the password"
        case (.english, .delete): "Delete…"
        }
    }
    func renameProfileTitle() -> String {
        switch language {
        case .english: "Rename the profile"
        }
    }
    func renameProfileHelp() -> String {
        switch language {
        case .english: "Your contacts see the new name with your next message."
        }
    }
    func hideProfileTitle(_ name: String) -> String {
        switch language {
        case .english: "Hide \(name)"
        }
    }
    func hideProfileHelp() -> String {
        switch language {
        case .english: "It shows only to who types this password into the search of “Your profiles”."
        }
    }
    func passwordLabel() -> String {
        switch language {
        case .english: "Password"
        }
    }
    func againLabel() -> String {
        switch language {
        case .english: "Again"
        }
    }
    func hideProfile() -> String {
        switch language {
        case .english: "Hide"
        }
    }
    func rememberPassword() -> String {
        switch language {
        case .english: "Without the password nobody gets it back: there is no other way."
        }
    }
    func obstacle(_ obstacle: ProfilesPage.Obstacle) -> String {
        switch (language, obstacle) {
        case (.english, .empty): "A password needs at least one character."
        case (.english, .tooLong): "A password has at most 512 bytes."
        case (.english, .notRepeated): "Type it once more below."
        case (.english, .different): "The two are different."
        }
    }
    func nowHidden() -> String {
        switch language {
        case .english: "Hidden. Its password in the search of “Your profiles” shows it."
        }
    }
    func onlyProfile() -> String {
        switch language {
        case .english: "This is the only profile that can be seen, so it cannot be hidden. Add another one first."
        }
    }
    func deleteProfileTitle() -> String {
        switch language {
        case .english: "Delete the profile?"
        }
    }
    func deleteProfileHelp(_ name: String, _ belongings: ProfileBelongings?) -> String {
        switch language {
        case .english:
            guard let belongings else { return "\(name): counting what would be lost…" }
            let lost = [
                count(belongings.chats, "chat", "chats"), count(belongings.messages, "message", "messages"),
                count(belongings.contacts, "contact", "contacts"),
            ]
            var text = "\(name), with \(lost[0]), \(lost[1]) and \(lost[2]), is gone for good."
            if belongings.groups > 0 {
                text += " It leaves \(count(belongings.groups, "group", "groups"))"
                text +=
                    belongings.groupsOwnedAlone > 0
                    ? "; of \(belongings.groupsOwnedAlone) it is the only owner." : "."
            }
            return text
        }
    }
    func deletingProfile() -> String {
        switch language {
        case .english: "Deleting…"
        }
    }
    func profileDeleted() -> String {
        switch language {
        case .english: "The profile was deleted."
        }
    }
}
