extension English {
    func emoteTitle() -> String { "Describe what you do, as in “/me waves”" }
    func emoteIsEmpty() -> String { "Describe what you do after /me, as in “/me waves”." }
    func noSlashCommand(_ name: String) -> String { "No command named “/\(name)”" }
    func isSlashCommand(_ name: String) -> String { "/\(name) is a command" }
    func slashHelp(nearest: String?) -> String {
        (nearest.map { "Did you mean /\($0)? " } ?? "") + "To send this as a message, double the first slash."
    }
    func sendAsMessage() -> String { "Send as a message" }
    func sendAsCaption() -> String { "Send as the caption" }
    func keepEditing() -> String { "Keep editing" }
    func giveCommand(_ title: String) -> String { "Run: \(title)" }
}
