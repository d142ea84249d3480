import ConfabApp
import MessageStore
import Messenger

/// A command is done, but left something out because it couldn't be read.
struct UnreadableData: Error, CustomStringConvertible {
    /// A sentence that names the unreadable records and what to do about them.
    let description: String

    /// Throws if this process came upon anything in `store` that it couldn't read: at the end of every command, so that none
    /// passes off a part for the whole.
    static func check(_ store: MessageStore) throws(UnreadableData) {
        let problems = store.problems
        if !problems.isEmpty { throw UnreadableData(description: Words().unreadable(problems)) }
    }
}
