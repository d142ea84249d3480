import Messenger

extension English {
    func yourProfiles() -> String { "Your profiles" }
    func openingProfile(_ name: String) -> String { "Opening \(name)…" }
    func openProfile() -> String { "your open profile" }
    func hiddenProfile() -> String { "hidden" }
    func heldBy(_ process: Int32) -> String { process == 0 ? "open elsewhere" : "open in process \(process)" }
    func searchProfiles() -> String { "Search, or the password of a hidden profile" }

    func spokenProfileSearch(_ characters: Int, isSelected: Bool) -> String {
        "Search or password, " + spokenPassword(characters) + (isSelected ? ", \(selected())" : "")
    }

    func spokenPassword(_ characters: Int) -> String {
        characters == 0 ? "empty" : count(characters, "character", "characters")
    }

    func noSuchProfile() -> String { "No profile with that name." }
    func checkingPassword() -> String { "No profile with that name. Checking whether it's a password…" }

    func entry(_ entry: ProfilesPage.Entry) -> String {
        switch entry {
        case .switchTo: "Switch to it"
        case .rename: "Rename…"
        case .mute: "Mute"
        case .unmute: "Unmute"
        case .hide: "Hide with a password…"
        case .unhide: "Show again without the password"
        case .delete: "Delete…"
        }
    }

    func renameProfileTitle() -> String { "Rename the profile" }
    func renameProfileHelp() -> String { "Your contacts see the new name with your next message." }
    func hideProfileTitle(_ name: String) -> String { "Hide \(name)" }
    func hideProfileHelp() -> String { "It shows only to who types this password into the search of “Your profiles”." }
    func passwordLabel() -> String { "Password" }
    func againLabel() -> String { "Again" }
    func hideProfile() -> String { "Hide" }
    func rememberPassword() -> String { "Without the password nobody gets it back: there is no other way." }

    func obstacle(_ obstacle: ProfilesPage.Obstacle) -> String {
        switch obstacle {
        case .empty: "A password needs at least one character."
        case .tooLong: "A password has at most 512 bytes."
        case .notRepeated: "Type it once more below."
        case .different: "The two are different."
        }
    }

    func nowHidden() -> String { "Hidden. Its password in the search of “Your profiles” shows it." }

    func deleteProfileTitle() -> String { "Delete the profile?" }

    func deleteProfileHelp(_ name: String, _ belongings: ProfileBelongings?) -> String {
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

    func deletingProfile() -> String { "Deleting…" }
    func profileDeleted() -> String { "The profile was deleted." }
    func newProfile() -> String { "A new profile" }

    func profileBusyHelp() -> String { "Close it there, choose another profile, or add one." }
    func profilesTitle() -> String { "Profiles" }
    func addProfile() -> String { "Add a profile" }
    func open() -> String { "open" }
}
