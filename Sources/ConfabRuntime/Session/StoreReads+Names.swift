import MessageStore
import Messenger

extension StoreReads {
    /// Returns the matches of a name, and the links that have none.
    func names(
        _ search: NameSearch, of profile: ProfileID, _ limit: Int, in reader: borrowing StoreReader
    ) throws -> NameResults {
        var names = try reader.names(search, of: profile, limit: limit)
        names.unnamed = try reader.unnamedLinks(of: profile)
        return names
    }

    /// Returns the names of chats after `in:` or of people after `from:` that complete what is typed; if nothing is, those
    /// of the newest chats.
    func names(
        completing completion: SearchCompletion, of profile: ProfileID, in reader: borrowing StoreReader
    ) throws -> [String] {
        let search = NameSearch(completion.name)
        let found =
            search.isEmpty
            ? NameResults(
                chats: try reader.newestChats(of: profile, limit: 4 * SearchCompletion.maximum).map { NameHit($0) })
            : try reader.names(search, of: profile, limit: SearchCompletion.maximum)
        var names: [String] = []
        if completion.filter == .from {
            names = found.chats.filter { $0.chat.kind.contact != nil }.map { $0.chat.names.shown() }
            names += found.contacts.map { $0.names.shown() }
            for hit in found.groups { if case .member(let name) = hit.reason { names.append(name.harmlessName) } }
        } else {
            for hit in found.chats + found.groups where hit.chat.kind.isConversation {
                if case .member = hit.reason { continue }
                names.append(hit.chat.kind == .notes ? ChatKind.notesName : hit.chat.names.shown())
            }
        }
        return completion.offers(names)
    }
}
