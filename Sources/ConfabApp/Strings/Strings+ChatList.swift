package import Messenger

/// The list of chats and its tabs.
package protocol ChatListStrings {
    /// The name of a filter; a tag's tab shows the name of the tag instead.
    func filter(_ filter: ChatFilter?) -> String
    func chatsUnreadable() -> String
    /// The name of a chat whose record can't be read.
    func unreadableChat(_ number: UInt64) -> String
    func order(_ order: ChatOrder) -> String
    func orderTitle() -> String
    /// The chats are being sorted again.
    func ordering() -> String
    /// The heading of an empty list, and a hint.
    func emptyList(_ filter: ChatFilter?, tag: String?, archived: Int, _ env: ViewEnvironment) -> (String, String)
    /// The heading of the first steps, for a profile without contacts.
    func firstStepsTitle() -> String
    /// The instruction for the first step that `command` takes.
    func firstStep(_ command: CommandID) -> String
    /// How to try Confab without anyone else.
    func tryAlone() -> String
    /// The selected row doesn't have the command of the key.
    func notForRow(_ command: CommandID?) -> String
    func draft() -> String
    func more() -> String
    /// The name of the chat with yourself.
    func openNotes() -> String
    func noUnread() -> String
}

extension Strings {
    func tab(_ tab: FilterTab) -> String {
        if let tag = tab.tag { return tag.shown }
        return self.filter(tab.filter)
    }
}
