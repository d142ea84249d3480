import Glibc
import MessageStore
import Messenger
import Testing

@Suite struct ImportMarkTests {
    @Test func othersSeeThatSomebodyImportsAsLongAsTheMarkLives() throws {
        let directory = TemporaryDirectory()
        let (mine, theirs) = (try MessageStore(directory: directory.path), directory.path)
        #expect(mine.importer == nil)
        var mark: ImportMark? = try mine.markImport()
        #expect(mark != nil)
        #expect(mine.importer != nil)
        #expect(mine.importer != 0)
        #expect(theirs == mine.directory)
        mark = nil
        #expect(mine.importer == nil)
    }

    @Test func twoMayImportAtTheSameTime() throws {
        let directory = TemporaryDirectory()
        let store = try MessageStore(directory: directory.path)
        var first: ImportMark? = try store.markImport()
        let second = try store.markImport()
        #expect(first != nil)
        first = nil
        #expect(store.importer != nil)
        withExtendedLifetime(second) {}
    }

    @Test func whoWatchesHearsOfItsBeginningAndItsEnd() throws {
        let directory = TemporaryDirectory()
        let store = try MessageStore(directory: directory.path)
        let feed = try ChangeFeed(store)
        func hears(within milliseconds: Int32 = 30_000) throws -> Bool {
            var poll = pollfd(fd: feed.descriptor, events: Int16(POLLIN), revents: 0)
            defer { _ = try? feed.changes() }
            return Glibc.poll(&poll, 1, milliseconds) == 1
        }
        var mark: ImportMark? = try store.markImport()
        #expect(mark != nil)
        #expect(try hears())
        #expect(try !hears(within: 0))
        mark = nil
        #expect(try hears())
    }
}
