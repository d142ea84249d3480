import Loop
import Messenger

// Several chats at once.
extension ChatList {
    /// Marks `chat`, or takes the mark from it; without any mark selecting goes on.
    static func toggle(_ state: inout State, _ chat: ChatID) {
        var chosen = state.chosen ?? []
        state.chosen = nil
        if chosen.remove(chat) == nil { chosen.insert(chat) }
        state.chosen = chosen
        state.swipe = nil
    }

    /// Marks all that show, which are `chats`; where all of them are marked, takes the marks away.
    static func choose(_ state: inout State, shown chats: [ChatID]) {
        var chosen = state.chosen ?? []
        state.chosen = nil
        let shown = Set(chats).subtracting(state.departed.keys)
        if shown.isSubset(of: chosen) { chosen.subtract(shown) } else { chosen.formUnion(shown) }
        state.chosen = chosen
        state.swipe = nil
    }

    /// Ends selecting.
    static func endSelecting(_ state: inout State) { state.chosen = nil }
}
