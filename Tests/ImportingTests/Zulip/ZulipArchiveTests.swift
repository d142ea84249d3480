import Foundation
import Importing
import Testing

@Suite struct ZulipArchiveTests {
    @Test(arguments: [
        ("zulip.20view", "zulip view"), (".E2.9C.94.20Jupyterhub", "✔ Jupyterhub"), ("a.2Eb.c", "a.b.c"),
        ("v1.5G", "v1.5G"),
        ("end.", "end."), (".4", ".4"), (".FF", "\u{FFFD}"), ("Formalize!(.3F)", "Formalize!(?)"),
    ])
    func namesAreDecodedFromDots(_ encoded: String, _ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("[]", to: "1-s/\(encoded).json")
        #expect(try ZulipArchive(path: folder.path).topics.map(\.name) == [name])
    }

    @Test func aFolderIsAStreamAndNotesBesideThemAreNone() throws {
        let folder = try TemporaryFolder()
        try folder.write("[]", to: "187764-Lean-for-teaching/b.json")
        try folder.write("[]", to: "187764-Lean-for-teaching/.60a.json")
        try folder.write("hello", to: "187764-Lean-for-teaching/README.md")
        try folder.write("hello", to: "SOURCE.md")
        try folder.write("[]", to: "general/c.json")
        let topics = try ZulipArchive(path: folder.path).topics
        #expect(topics.map(\.streamName) == ["Lean for teaching", "Lean for teaching", "general"])
        #expect(topics.map(\.name) == ["`a", "b", "c"])
        #expect(
            topics.map(\.path) == [
                "187764-Lean-for-teaching/.60a.json", "187764-Lean-for-teaching/b.json", "general/c.json",
            ])
    }

    @Test func aPathWithNothingToImportSaysSo() throws {
        let folder = try TemporaryFolder()
        #expect(throws: ImportError.notAnArchive(path: folder.path)) { try ZulipArchive(path: folder.path) }
        #expect(throws: ImportError.notFound(path: folder.path + "/no")) { try ZulipArchive(path: folder.path + "/no") }
    }

    @Test func aFileThatCannotBeReadIsAProblemOfItsOwn() throws {
        let folder = try TemporaryFolder()
        try folder.write("[]", to: "s/t.json")
        let archive = try ZulipArchive(path: folder.path)
        let topic = try #require(archive.topics.first)
        try folder.remove("s/t.json")
        let result = archive.read(topic)
        #expect(result.messages.isEmpty)
        #expect(result.problems.map(\.file) == ["s/t.json"])
    }

    @Test(.enabled(if: SharedData.isThere, SharedData.absence)) func theSharedArchiveIsReadWithoutAProblem() throws {
        let path = SharedData.zulipArchive
        let archive = try ZulipArchive(path: path)
        #expect(archive.topics.count == 575)
        var messages = 0
        for topic in archive.topics {
            let result = archive.read(topic)
            #expect(result.problems == [])
            let data = try Data(contentsOf: URL(filePath: "\(path)/\(topic.path)"))
            let plain = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
            #expect(result.messages.count == plain.count)
            messages += plain.count
        }
        #expect(messages == 9490)
    }
}
