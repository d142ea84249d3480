import Foundation
import LMDB
import Messenger
import Testing

@testable import MessageStore

// Ways to damage what is stored.
extension Confab {
    /// Bytes of a page of the database.
    static let pageSize = 4096

    /// Removes the records of the messages with these texts, without telling the indexes. Nobody may have the database open.
    func loseMessages(_ texts: Set<String>) throws {
        let store = try MessageStore(directory: data.path)
        let keys = try keys(of: texts, store)
        try store.environment.write { transaction in
            for key in keys { try store.tables.messages.remove(key, in: transaction) }
        }
    }

    /// Writes bytes that can't be read in place of the records of the messages with these texts.
    func damageMessages(_ texts: Set<String>) throws {
        let store = try MessageStore(directory: data.path)
        let keys = try keys(of: texts, store)
        let table = store.tables.messages.withCodec(RawBytes())
        try store.environment.write { transaction in
            for key in keys { try table.put([7], for: key, in: transaction) }
        }
    }

    private func keys(of texts: Set<String>, _ store: MessageStore) throws -> [MessageKey] {
        let keys = try store.read { reader in
            try reader.profiles().flatMap { try reader.chats(of: $0.id) }.flatMap { chat in
                try reader.messages(of: chat, .oldest, limit: 1000).messages
                    .filter { texts.contains($0.content.text.plain) }.map { MessageKey(chat, $0.position) }
            }
        }
        try #require(keys.count == texts.count)
        return keys
    }

    /// Writes bytes that can't be read in place of the first record of a table.
    func damageFirst<Key, Codec>(of table: (Tables) -> Table<Key, Codec>) throws {
        let store = try MessageStore(directory: data.path)
        let table = table(store.tables).withCodec(RawBytes())
        try store.environment.write { transaction in
            let key = try #require(try table.keys(.all, .ascending, limit: 1, in: transaction).first)
            try table.put([7], for: key, in: transaction)
        }
    }

    /// Swaps two pages with messages containing `words` in place, so that processes with the database open see it.
    func swapPages(holding words: String) throws {
        let whole = try Data(contentsOf: database)
        let pages = try pages(holding: words)
        for (first, second) in zip(pages, pages.dropFirst()) {
            try overwrite([first: page(second, of: whole), second: page(first, of: whole)])
            // Pages that are free make no difference.
            if try !DatabaseFile(path: database.path).checkStructure().isIntact { return }
            try overwrite([first: page(first, of: whole), second: page(second, of: whole)])
        }
        Issue.record("no two of \(pages.count) pages are in use")
    }

    /// The leaves that hold `words`.
    func pages(holding words: String) throws -> [Int] {
        let whole = try Data(contentsOf: database)
        // Leaves say so in byte 10.
        return (2..<whole.count / Self.pageSize).filter { number in
            let page = page(number, of: whole)
            return page[page.startIndex + 10] == 2 && page.range(of: Data(words.utf8)) != nil
        }
    }

    /// Overwrites pages in the file that is there.
    func overwrite(_ pages: [Int: Data]) throws {
        let file = try FileHandle(forUpdating: database)
        for (number, bytes) in pages {
            try file.seek(toOffset: UInt64(number * Self.pageSize))
            try file.write(contentsOf: bytes)
        }
        try file.close()
    }

    private func page(_ number: Int, of whole: Data) -> Data {
        whole.subdata(in: number * Self.pageSize..<(number + 1) * Self.pageSize)
    }

    /// The names of what is in the data directory.
    func dataFiles() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: data.path).sorted() }
}
