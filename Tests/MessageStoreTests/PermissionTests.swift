import Foundation
import Testing

@testable import MessageStore

/// Other users of the machine can't get at what Confab keeps.
@Suite struct PermissionTests {
    private let directory = TemporaryDirectory()
    private static let files = ["data.mdb", "lock.mdb", "changes"]

    private func mode(_ name: String = "") throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: directory.path + "/" + name)[.posixPermissions] as? Int
    }

    private func expose() throws {
        _ = try MessageStore(directory: directory.path)
        chmod(directory.path + "/locks", 0o755)
        for name in [""] + Self.files { chmod(directory.path + "/" + name, name.isEmpty ? 0o755 : 0o644) }
    }

    @Test func openingTheStoreKeepsOthersOut() throws {
        try expose()
        #expect(DataDirectory.exposedPaths(directory.path).count == 5)
        let store = try MessageStore(directory: directory.path)
        #expect(store.exposedPaths.isEmpty)
        #expect(DataDirectory.exposedPaths(directory.path).isEmpty)
        #expect(try mode() == 0o700)
        #expect(try mode("locks") == 0o700)
        for name in Self.files { #expect(try mode(name) == 0o600) }
    }

    @Test func aDirectoryThatHoldsOtherThingsKeepsItsPermissions() throws {
        try expose()
        try Data().write(to: URL(fileURLWithPath: directory.path + "/letter.txt"))
        _ = try MessageStore(directory: directory.path)
        #expect(try mode() == 0o755)
        for name in Self.files { #expect(try mode(name) == 0o600) }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"))
    func whatBelongsToAnotherUserIsReportedAndLeftAlone() throws {
        try expose()
        chown(directory.path, 65534, 65534)
        let store = try MessageStore(directory: directory.path)
        #expect(store.exposedPaths == [directory.path])
        #expect(try mode() == 0o755)
    }
}
