import Messenger

extension English {
    func yourProfiles() -> String { "Your profiles" }
    func openingProfile(_ name: String) -> String { "Opening \(name)…" }
    func openProfile() -> String { "your open profile" }
    func hiddenProfile() -> String { "hidden" }
    func profileInUse() -> String { "in use" }
    func searchProfiles() -> String { "Name, or password of a hidden profile" }

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
        case .switchTo: "Switch"
        case .rename: "Rename…"
        case .mute: "Mute"
        case .unmute: "Unmute"
        case .hide: "Hide with a password…"
        case .unhide: "Unhide"
        case .delete: "Delete…"
        }
    }

    func renameProfileTitle() -> String { "Rename profile" }
    func renameProfileHelp() -> String { "Your contacts will see the new name with your next message." }
    func hideProfileTitle(_ name: String) -> String { "Hide \(name)" }
    func hideProfileHelp() -> String { "Only someone who types this password in Your profiles can see this profile." }
    func passwordLabel() -> String { "Password" }
    func againLabel() -> String { "Repeat" }
    func hideProfile() -> String { "Hide" }
    func rememberPassword() -> String { "There's no way to recover it without the password." }

    func obstacle(_ obstacle: ProfilesPage.Obstacle) -> String {
        switch obstacle {
        case .empty: "Enter a password."
        case .tooLong: "A password has at most 512 bytes. Choose a shorter one."
        case .notRepeated: "Repeat the password."
        case .different: "The passwords don't match."
        }
    }

    func nowHidden() -> String { "Hidden. Type its password in Your profiles to show it." }

    func deleteProfileTitle() -> String { "Delete profile?" }

    func deleteProfileHelp(_ belongings: ProfileBelongings?) -> String {
        guard let belongings else { return "Counting its messages…" }
        let lost = [
            (belongings.chats, "chat", "chats"), (belongings.messages, "message", "messages"),
            (belongings.contacts, "contact", "contacts"),
        ].filter { $0.0 > 0 }.map(count)
        var text = "This deletes the profile for good\(lost.isEmpty ? "" : ", with \(list(lost))")."
        if belongings.groups > 0 {
            text += " It also leaves \(count(belongings.groups, "group", "groups"))"
            text +=
                belongings.groupsOwnedAlone > 0
                ? "; \(belongings.groupsOwnedAlone) will have no owner." : "."
        }
        return text
    }

    func deletingProfile() -> String { "Deleting…" }
    func profileDeleted() -> String { "Profile deleted." }
    func newProfile() -> String { "New profile" }

    func profileBusyHelp() -> String { "Close it there, choose another profile, or add one." }
    func profilesTitle() -> String { "Profiles" }
    func addProfile() -> String { "Add profile" }
    func noProfile(_ name: String) -> String { "No profile named “\(name.harmlessName)”" }
    func createProfile(_ name: String) -> String { "Create “\(name.harmlessName)”" }
    func open() -> String { "open" }
}
