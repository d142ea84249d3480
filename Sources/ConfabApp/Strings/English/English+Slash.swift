extension English {
    func emoteTitle() -> String { "Say what you do, as in “/me waves”" }
    func emoteIsEmpty() -> String { "Say what you do after /me, as in “/me waves”." }
    func noSlashCommand(_ name: String) -> String { "There's no command /\(name) here" }
    func isSlashCommand(_ name: String) -> String { "/\(name) is a command" }
    func slashHelp(nearest: String?) -> String {
        (nearest.map { "Did you mean /\($0)? " } ?? "") + "To send a line that begins with a slash, type // instead."
    }
    func sendAsMessage() -> String { "Send as a message" }
    func keepEditing() -> String { "Keep editing" }
    func giveCommand(_ title: String) -> String { "Run: \(title)" }
}
