import Foundation
import TerminalDOM
import Testing

@testable import ViewSnapshots

@Suite final class AssertSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String) -> SnapshotFile {
        SnapshotFile(
            testFile: folder.appendingPathComponent("ViewTests.swift").path, test: "aTest()", name: name,
            pathExtension: "txt")
    }

    private func outcome(_ text: String, _ file: SnapshotFile, _ record: RecordMode) -> String? {
        let comparison = SnapshotComparison(
            file: file, record: record, command: .accepting("aTest()", fileID: "AppTests/ViewTests.swift"))
        do throws(SnapshotProblem) {
            return try comparison.failure(of: text, .lines)
        } catch {
            return error.description
        }
    }

    // MARK: - Record modes

    @Test func aFileIsNamedByTestFileTestAndName() {
        #expect(file("80 × 24").path == folder.path + "/__Snapshots__/ViewTests/aTest.80-24.txt")
    }

    @Test func aMissingSnapshotIsWrittenAndFails() throws {
        let file = file("first")
        let failure = try #require(outcome("a\n", file, .missing))
        #expect(failure.contains("It has been written: \(file.path)"))
        #expect(try file.read() == "a\n")
        #expect(outcome("a\n", file, .missing) == nil)
    }

    @Test func nothingIsWrittenWhenRecordingIsOff() throws {
        let file = file("never")
        let failure = try #require(outcome("a\n", file, .never))
        #expect(failure.contains("SNAPSHOT_TESTING_RECORD=missing swift test --filter 'AppTests.*aTest'"))
        #expect(try file.read() == nil)
        try file.write("b\n")
        #expect(outcome("a\n", file, .never) != nil)
        #expect(try file.read() == "b\n")
    }

    @Test func whatDiffersIsRecordedWhenAskedForAndFailsAllTheSame() throws {
        let file = file("failed")
        try file.write("old\n")
        #expect(outcome("new\n", file, .failed)?.contains("Recorded again: \(file.path)") == true)
        #expect(try file.read() == "new\n")
        #expect(outcome("new\n", file, .failed) == nil)
    }

    @Test func everythingIsRecordedWithAll() throws {
        let file = file("all")
        #expect(outcome("one\n", file, .all) == nil)
        #expect(outcome("two\n", file, .all) == nil)
        #expect(try file.read() == "two\n")
    }

    @Test func theEnvironmentSaysWhatIsRecorded() throws {
        #expect(try RecordMode.current([:]) == .missing)
        #expect(try RecordMode.current(["CI": "true"]) == .never)
        #expect(try RecordMode.current(["CI": "false"]) == .missing)
        #expect(try RecordMode.current(["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"]) == .all)
        let problem = #expect(throws: SnapshotProblem.self) {
            try RecordMode.current(["SNAPSHOT_TESTING_RECORD": "faild"])
        }
        #expect(problem?.description.contains("it may be missing, failed, all, never") == true)
    }

    // MARK: - Failures

    @Test func aFailureSaysWhatDiffersWhereItIsAndHowToAcceptIt() throws {
        let file = file("different")
        try file.write("same\nold  \n")
        let failure = try #require(outcome("same\nnew\n", file, .missing))
        #expect(failure.contains("--- \(file.path)\n@@ -1,2 +1,2 @@\n same\n-old··\n+new"))
        #expect(failure.contains("The current text is in \(file.elsewhere.path)"))
        #expect(failure.contains("SNAPSHOT_TESTING_RECORD=failed swift test --filter 'AppTests.*aTest'"))
        #expect(try file.elsewhere.read() == "same\nnew\n")
        #expect(try file.read() == "same\nold  \n")
    }

    @Test func aFailingSnapshotFailsTheTestAtItsLine() {
        let line = #line + 2
        withKnownIssue {
            assertSnapshot(of: "this\n", as: .lines, record: .never)
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
        }
        withKnownIssue { assertInlineSnapshot(of: "this\n", as: .lines, matches: "that") }
    }

    @Test func aValueThatThrowsFailsTheTest() {
        struct Broken: Error {}
        func broken() throws -> String { throw Broken() }
        withKnownIssue { assertSnapshot(of: try broken(), as: .lines, record: .never) }
    }

    @Test func aScreenOfAnotherSizeIsToldAsSuch() throws {
        let file = file("size")
        try file.write(try Snapshotting.screen(8, 1).snapshot(Text<Never>("a")))
        let failure = try #require(outcome(try Snapshotting.screen(9, 2).snapshot(Text<Never>("a")), file, .never))
        #expect(failure.contains("The recorded screen has 8×1 cells, this one 9×2."))
    }

    // MARK: - Bad files

    @Test(arguments: ["a\r\nb\r\n", "a\rb\r", "\u{FEFF}a\nb\n", "\u{FEFF}a\r\nb\n"])
    func foreignLineEndsAreNoDifference(stored: String) throws {
        let file = file(UUID().uuidString)
        try file.write(stored)
        #expect(outcome("a\nb\n", file, .never) == nil)
        let failure = try #require(outcome("a\nc\n", file, .never))
        #expect(failure.contains("@@ -1,2 +1,2 @@\n a\n-b\n+c\n"))
        #expect(failure.contains("line ends of another system"))
    }

    @Test func aFileThatIsNotUTF8IsToldAsSuch() throws {
        let file = file("latin")
        try file.write("")
        try Data([0xE9, 0x0A]).write(to: file.url)
        #expect(outcome("é\n", file, .never)?.contains("\(file.path) isn't UTF-8") == true)
        #expect(outcome("é\n", file, .failed)?.contains("isn't UTF-8") == true)
        #expect(outcome("é\n", file, .all) == nil)
    }

    @Test func aFolderThatCannotBeWrittenToIsToldAsSuch() throws {
        // Where the folder should be is a file: that stops even root.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("__Snapshots__"))
        let file = file("blocked")
        let failure = try #require(outcome("a\n", file, .all))
        #expect(failure.contains("\(file.path) cannot be written: Not a directory."))
        #expect(failure.contains("SNAPSHOT_TESTING_RECORD=never"))
    }

    @Test(.enabled(if: geteuid() != 0)) func aFolderWithoutPermissionIsToldAsSuch() throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
        #expect(outcome("a\n", file("blocked"), .missing)?.contains("Permission denied") == true)
    }

    @Test func aFolderInPlaceOfTheFileIsToldAsSuch() throws {
        let file = file("folder")
        try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
        #expect(outcome("a\n", file, .never)?.contains("cannot be read") == true)
    }
}
