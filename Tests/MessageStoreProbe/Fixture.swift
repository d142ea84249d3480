import MessageStore
import Messenger

/// Fills a new directory with one of everything: the fixture database that every later version must open.
func makeFixture(_ directory: String) throws {
    let store = try MessageStore(directory: directory)
    try store.write { try SampleAccount.add(to: $0) }
}
