import Foundation
import TerminalDOM
import Testing

@testable import ViewSnapshots

@Suite struct AssertSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func file(_ name: String) -> SnapshotFile {
        SnapshotFile(
            testFile: folder.appendingPathComponent("ViewTests.swift").path, test: "aTest()", name: name,
            pathExtension: "txt")
    }

    @Test func aMissingSnapshotIsWrittenAndFails() throws {
        let file = file("first")
        #expect(verify("a\n", against: file, record: .missing)?.contains("no snapshot yet") == true)
        #expect(try file.read() == "a\n")
        #expect(verify("a\n", against: file, record: .missing) == nil)
    }

    @Test func nothingIsWrittenWhenRecordingIsOff() throws {
        let file = file("never")
        #expect(verify("a\n", against: file, record: .never) != nil)
        #expect(try file.read() == nil)
    }

    @Test func aDifferenceIsShownLineByLine() throws {
        let file = file("different")
        try file.write("same\nold  \n")
        let failure = try #require(verify("same\nnew\n", against: file, record: .never))
        #expect(failure.contains("  same\n− old··\n+ new"))
        #expect(try file.read() == "same\nold  \n")
        #expect(verify("same\nnew\n", against: file, record: .failed) != nil)
        #expect(try file.read() == "same\nnew\n")
    }

    @Test func foreignLineEndsAreOnesOwn() throws {
        let file = file("windows")
        try file.write("a\r\nb\r\n")
        #expect(verify("a\nb\n", against: file, record: .never) == nil)
    }

    @Test func aFailingSnapshotFailsTheTest() {
        withKnownIssue { assertSnapshot(of: "this\n", as: .lines, record: .never) }
    }

    @Test func aScreenIsKeptBetweenBars() {
        assertSnapshot(of: Row<Never> { Text("漢 ok") }, as: .screen(8, 2))
    }
}
