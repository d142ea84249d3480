/// Lines that begin with a slash.
package protocol SlashStrings {
    /// The explanation of `/me`.
    func emoteTitle() -> String
    /// An emote without text.
    func emoteIsEmpty() -> String
    /// A line begins with a name that isn't a command here.
    func noSlashCommand(_ name: String) -> String
    /// A line begins with the name of a command, and more follows.
    func isSlashCommand(_ name: String) -> String
    /// How to send such a line.
    ///
    /// - Parameter nearest: the command that the name is probably a misspelling of.
    func slashHelp(nearest: String?) -> String
    func sendAsMessage() -> String
    /// Sends a text that looks like a path with the attached files.
    func sendAsCaption() -> String
    func keepEditing() -> String
    /// Gives the command with this title.
    func giveCommand(_ title: String) -> String
}
