package import Messenger

/// Actions on chats, and their results.
package protocol ChatActionStrings {
    /// The label of an action for `chat`, such as “Pin” or “Unpin”.
    func label(_ action: ChatAction, of chat: ChatSummary) -> String
    /// The label of an action; `isForward` if it leaves the usual state, as “Pin” does.
    func label(_ action: ChatAction, isForward: Bool) -> String
    /// The same in one or two words, for the row of `chat`.
    func short(_ action: ChatAction, of chat: ChatSummary) -> String
    func muteForTitle() -> String
    /// The result of changing one chat.
    func done(_ change: ChatChange, to name: String, until action: ChatAction) -> String
    /// The result of an action on several chats.
    func done(_ action: ChatAction, isForward: Bool, count number: Int) -> String
    /// Follows such a result if the action wasn't possible for some chats.
    func leftOut(_ number: Int) -> String
    /// Follows such a result if an answer didn't apply to some chats.
    func leftAsTheyAre(_ number: Int) -> String
    /// The result of deleting or clearing `name`, or several chats.
    func gone(_ action: ChatAction, _ name: String?, count number: Int, keepsContact: Bool) -> String
    func tagged(_ name: String) -> String
    func tagged(count number: Int) -> String
    /// The button of a toast; `key` gives its command, and is empty if none does.
    func offer(_ offer: Toasts.Offer, key: String) -> String
    func undone() -> String
    func nothingToUndo() -> String
    func nothingToChange() -> String
    func keptForMessage(_ name: String) -> String
    func isGoing(_ name: String) -> String
    func selectionChanged() -> String
    func leaveFirst() -> String
    /// The number of marked chats.
    func chosen(_ number: Int) -> String
    func chooseAll() -> String
    func noneChosen() -> String
    func notForThese() -> String
    /// The buttons of a row that is drawn aside.
    func offers(_ labels: [String]) -> String
    func marked() -> String
    func groupsLeft(_ number: Int) -> String
    func reportsDone(count number: Int) -> String
}
