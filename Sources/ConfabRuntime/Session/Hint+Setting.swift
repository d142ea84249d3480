import ConfabApp
import MessageStore

extension Hint {
    /// The setting of all profiles that says whether it was closed.
    var setting: String { "hint/\(rawValue)" }

    /// The hints that were closed.
    static func closed(in store: MessageStore) throws(StoreError) -> Set<Hint> {
        try store.read { reader in
            var closed: Set<Hint> = []
            for hint in allCases where try reader.setting(hint.setting, of: nil) != nil { closed.insert(hint) }
            return closed
        }
    }
}
