import Foundation
import Testing

@Suite struct SnapshotTests {
    @Test func everySnapshotHasItsTest() {
        #expect(SnapshotFile.all.count > 100)
        for file in SnapshotFile.all where !file.isRecorded(by: Repository.text(of: file.source)) {
            Issue.record("no test records \(file.path): delete it")
        }
    }

    /// SwiftPM lists every file that no rule covers, hundreds of lines before the first build.
    @Test func theManifestExcludesTheFolderOfEverySnapshot() {
        let manifest = Repository.text(of: "Package.swift")
        for folder in Set(SnapshotFile.all.map(\.folder)).sorted() where !manifest.contains("\"\(folder)\"") {
            Issue.record("Package.swift doesn't exclude \(folder)")
        }
    }

    @Test func noTwoSnapshotsAreEqual() {
        for (_, files) in Dictionary(grouping: SnapshotFile.all, by: { Repository.bytes(of: $0.path) })
        where files.count > 1 {
            Issue.record("\(files.map(\.path).joined(separator: " and ")) are equal: remove all but one")
        }
    }

    @Test func aSnapshotWithoutATestIsFound() throws {
        let source =
            "@Test func a() { assertSnapshot(of: 1, as: x, named: \"one\") }\n@Test func b() { assertSnapshot(of: 2) }"
        for (path, isRecorded) in [
            ("a.one.txt", true), ("b.txt", true), ("a.txt", false), ("a.two.txt", false), ("b.one.txt", false),
            ("c.txt", false),
        ] {
            let file = try #require(SnapshotFile("Tests/T/__Snapshots__/S/\(path)"))
            #expect(file.source == "Tests/T/S.swift")
            #expect(file.isRecorded(by: source) == isRecorded, "\(path)")
        }
    }

    /// `Tests/Gallery.md` is generated from the snapshots.
    @Test func theGalleryShowsEveryScreen() throws {
        let path = "Tests/Gallery.md"
        let gallery = gallery(of: SnapshotFile.all)
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try gallery.write(to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
        }
        let isCurrent = Repository.text(of: path) == gallery
        #expect(isCurrent, "\(path) is out of date; update it: \(Self.command)")
    }

    private static let command = "SNAPSHOT_TESTING_RECORD=all swift test --filter theGalleryShowsEveryScreen"

    private func gallery(of files: [SnapshotFile]) -> String {
        var text = """
            # Gallery

            All screens that the tests record, at 80×24. Layers appear without the screen behind them.

            Don't edit this page. It's generated from the snapshots: `\(Self.command)`.

            """
        var suite = ""
        for file in files {
            guard let screen = file.screen else { continue }
            if file.suite != suite {
                suite = file.suite
                text += "\n## \(suite)\n"
            }
            let title = [file.test, file.name].compactMap(\.self).joined(separator: ": ")
            text += "\n### \(title)\n\n```text\n\(screen.joined(separator: "\n"))\n```\n"
        }
        return text
    }
}
