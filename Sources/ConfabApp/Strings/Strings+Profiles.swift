package import Messenger

/// The sheet and the page of profiles.
package protocol ProfileStrings {
    func yourProfiles() -> String
    func openingProfile(_ name: String) -> String
    func openProfile() -> String
    func hiddenProfile() -> String
    /// Another process has the profile open.
    func profileInUse() -> String
    func searchProfiles() -> String
    func spokenProfileSearch(_ characters: Int, isSelected: Bool) -> String
    func spokenPassword(_ characters: Int) -> String
    func noSuchProfile() -> String
    func checkingPassword() -> String
    func entry(_ entry: ProfilesPage.Entry) -> String
    func renameProfileTitle() -> String
    func renameProfileHelp() -> String
    func hideProfileTitle(_ name: String) -> String
    func hideProfileHelp() -> String
    func passwordLabel() -> String
    func againLabel() -> String
    func hideProfile() -> String
    func rememberPassword() -> String
    func obstacle(_ obstacle: ProfilesPage.Obstacle) -> String
    func nowHidden() -> String
    func deleteProfileTitle() -> String
    func deleteProfileHelp(_ belongings: ProfileBelongings?) -> String
    func deletingProfile() -> String
    func profileDeleted() -> String
    func newProfile() -> String
    func profileBusyHelp() -> String
    func profilesTitle() -> String
    func addProfile() -> String
    /// The command line named a profile that doesn't exist.
    func noProfile(_ name: String) -> String
    func createProfile(_ name: String) -> String
    func open() -> String
}
