import Testing

@testable import MessageStore

@Suite struct TablesTests {
    @Test func theListOfAllTablesHasEachTableOnce() throws {
        let directory = TemporaryDirectory()
        let tables = try MessageStore(directory: directory.path).tables
        let declared = Mirror(reflecting: tables).children.compactMap { ($0.value as? any ExaminedTable)?.name }
        #expect(declared.count == Mirror(reflecting: tables).children.count)
        #expect(tables.all.map(\.name).sorted() == declared.sorted())
        #expect(Tables.names.sorted() == declared.sorted())
    }
}
