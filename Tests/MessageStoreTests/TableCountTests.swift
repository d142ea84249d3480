import Foundation
import Messenger
import Testing

@testable import MessageStore

/// The numbers of a log bundle.
@Suite struct TableCountTests {
    private let directory = TemporaryDirectory()

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    }

    @Test func theTablesAreCountedAndNothingIsChanged() throws {
        _ = try MessageStore(directory: directory.path).write {
            try $0.add(Profile(id: .unassigned, names: Names("Ada")))
        }
        try FileManager.default.removeItem(atPath: directory.path + "/lock.mdb")
        let before = try names()
        let report = Doctor.count(directory.path)
        #expect(report.problem == nil)
        #expect(report.tables.first { $0.name == "profiles" }?.entries == 1)
        #expect(report.tables.first { $0.name == "messages" }?.entries == 0)
        #expect(try names() == before)
    }

    @Test func aDatabaseThatIsNotThereIsAProblem() {
        #expect(Doctor.count(directory.path).problem == .noDatabase(directory: directory.path))
    }

    @Test func theProcessThatRewritesTheDataIsKnown() throws {
        _ = try MessageStore(directory: directory.path)
        #expect(Doctor.rewriter(of: directory.path) == nil)
        let claim = try UseLock.claim(directory.path)
        #expect(Doctor.rewriter(of: directory.path) == getpid())
        withExtendedLifetime(claim) {}
        #expect(Doctor.rewriter(of: directory.path + "/nowhere") == nil)
    }
}
