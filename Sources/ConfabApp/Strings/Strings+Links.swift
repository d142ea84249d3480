package import Messenger

/// Connecting by a link or a code.
package protocol LinkStrings {
    func pasteTitle() -> String
    func pasteHelp() -> String
    func underRandomName() -> String
    /// The effect of following a link, in a few words.
    func followTitle(_ preview: LinkPreview) -> String
    /// More about that effect.
    func followHelp(_ plan: LinkPlan) -> String
    func planFailed(_ sentence: String) -> String
    func followEntry(_ entry: NewChat.FollowedEntry, _ followed: NewChat.Followed, me: String) -> String
    func scanTitle() -> String
    func scanHelp() -> String
    func scanPlaceholder() -> String
    func scanButton() -> String
    func readingCode() -> String
    func chooseCodeTitle() -> String
    func chooseCodeHelp(_ number: Int) -> String
}

extension Strings {
    /// True if nothing of a name is visible.
    func isUnseen(_ name: String) -> Bool {
        do throws(NameProblem) {
            _ = try NameRule.checked(name)
            return false
        } catch {
            return error == .empty
        }
    }
}
