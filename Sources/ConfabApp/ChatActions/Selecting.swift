import Loop
import Messenger

// Several chats at once.
extension ChatList {
    /// Marks `chat`, or takes the mark from it; without any mark selecting goes on.
    mutating func toggle(_ chat: ChatID) {
        var chosen = self.chosen ?? []
        self.chosen = nil
        if chosen.remove(chat) == nil { chosen.insert(chat) }
        self.chosen = chosen
        swipe = nil
    }

    /// Marks all that show, which are `chats`; where all of them are marked, takes the marks away.
    mutating func choose(shown chats: [ChatID]) {
        var chosen = self.chosen ?? []
        self.chosen = nil
        let shown = Set(chats).subtracting(departed.keys)
        if shown.isSubset(of: chosen) { chosen.subtract(shown) } else { chosen.formUnion(shown) }
        self.chosen = chosen
        swipe = nil
    }

    mutating func endSelecting() { chosen = nil }
}
