import Importing
import MessageStore
import Messenger
import Synchronization
import Testing

@Suite struct ZulipImportTests {
    private func record(_ id: Int, _ sender: String, _ content: String) -> String {
        "{\"content\": \"\(content)\", \"id\": \(id), \"sender_full_name\": \"\(sender)\", \"timestamp\": \(1_643_234_000 + id)}"
    }

    private func archive(in folder: TemporaryFolder, _ topics: [String: [String]]) throws -> ZulipArchive {
        for (path, records) in topics { try folder.write("[\n" + records.joined(separator: ",\n") + "\n]", to: path) }
        return try ZulipArchive(path: folder.path)
    }

    @Test func aTopicBecomesAGroupThatIsReadOnlyAndRead() throws {
        let temporary = try TemporaryStore()
        let folder = try TemporaryFolder()
        let archive = try archive(
            in: folder,
            [
                "12-Small-talk/.E2.9C.94.20tea.3F.json": [
                    record(7, "Ada", "<p>Tea, <span class='user-mention' data-user-id='1'>@Bo</span>?</p>"),
                    record(9, "Bo", "<p>Yes, <b>please</b>.</p>"),
                ]
            ])
        let profile = try ProfileByName.find("Reader", in: temporary.store, orMakeAt: .testNow)
        let summary = try ZulipImport(archive).run(into: temporary.store, profile: profile)
        #expect(summary.description == "2 messages added, in 1 new chats.")

        let chat = try #require(try temporary.chats(of: profile).first { $0.kind.group != nil })
        #expect(chat.names.shown() == "✔ tea?")
        #expect(chat.names.viewName == "✔ tea? / Small talk")
        #expect(chat.condition == .readOnly)
        #expect(chat.stats == ChatStats())
        #expect(chat.lastActivity == Timestamp(seconds: 1_643_234_009))

        let members = try temporary.store.read { try $0.members(of: chat.kind.group ?? .unassigned) }
        #expect(members.map(\.names.displayName) == ["Ada", "Bo"])
        #expect(members.allSatisfy { $0.contact == nil })
        #expect(try temporary.store.read { try $0.contacts(of: profile) } == [])

        let messages = try temporary.messages(of: chat.id)
        #expect(messages.map(\.content.text.plain) == ["Tea, @Bo?", "Yes, please."])
        #expect(messages.map(\.senderName) == ["Ada", "Bo"])
        #expect(messages.map(\.sender) == members.map { .member($0.id) })
        #expect(messages[0].content.text.runs.map(\.style) == [.mention(.member(members[1].id))])
        #expect(messages[1].content.text.runs.map(\.style) == [.bold])
    }

    @Test func importingTwiceAddsNothingTwiceAndALaterArchiveWhatIsNew() throws {
        let temporary = try TemporaryStore()
        let folder = try TemporaryFolder()
        let first = try archive(in: folder, ["s/t.json": [record(1, "Ada", "a"), record(5, "Bo", "e")]])
        let profile = try ProfileByName.find("Reader", in: temporary.store, orMakeAt: .testNow)
        _ = try ZulipImport(first).run(into: temporary.store, profile: profile)
        let again = try ZulipImport(first).run(into: temporary.store, profile: profile)
        #expect(again.addedChats == 0 && again.addedMessages == 0 && again.knownMessages == 2)

        // It lies elsewhere now, and a message between the two has come.
        let other = try TemporaryFolder()
        let later = try archive(
            in: other,
            ["s/t.json": [record(1, "Ada", "a"), record(3, "Cy", "c"), record(5, "Bo", "e")], "s/u.json": []])
        let summary = try ZulipImport(later).run(into: temporary.store, profile: profile)
        #expect(summary.description == "1 messages added; 2 were there already.")
        let chat = try #require(try temporary.chats(of: profile).first { $0.kind.group != nil })
        #expect(try temporary.messages(of: chat.id).map(\.content.text.plain) == ["a", "c", "e"])
        #expect(chat.preview?.content.text.plain == "e")
        #expect(try temporary.store.read { try $0.group(chat.kind.group ?? .unassigned) }?.memberCount == 4)
        #expect(chat.stats.unread == 0)
    }

    @Test func whatIsBrokenIsToldAndTheRestIsThere() throws {
        let temporary = try TemporaryStore()
        let folder = try TemporaryFolder()
        try folder.write("{", to: "s/broken.json")
        let archive = try archive(in: folder, ["s/t.json": [record(1, "Ada", "a"), "{}"]])
        let profile = try ProfileByName.find("Reader", in: temporary.store, orMakeAt: .testNow)
        let summary = try ZulipImport(archive).run(into: temporary.store, profile: profile)
        #expect(summary.description == "1 messages added, in 1 new chats.")
        #expect(
            summary.problems.map(\.description) == [
                "s/broken.json:1: is no list of messages; the file is skipped",
                "s/t.json:3: a message without a number; skipped",
            ])
    }

    @Test func anImportThatIsStoppedGoesOnWhereItEnded() throws {
        let temporary = try TemporaryStore()
        let folder = try TemporaryFolder()
        var topics: [String: [String]] = [:]
        for index in 0..<450 { topics["s/\(index).json"] = [record(index, "Ada", "m\(index)")] }
        let archive = try archive(in: folder, topics)
        let profile = try ProfileByName.find("Reader", in: temporary.store, orMakeAt: .testNow)
        #expect(throws: ImportError.stopped) {
            try ZulipImport(archive).run(into: temporary.store, profile: profile) { $0.done < 200 }
        }
        #expect(try temporary.chats(of: profile).count == 201)
        var seen: [TransferProgress] = []
        let summary = try ZulipImport(archive).run(into: temporary.store, profile: profile) {
            seen.append($0)
            return true
        }
        #expect(summary.addedMessages == 250 && summary.knownMessages == 200)
        #expect(seen.map(\.done) == [200, 400, 450])
        #expect(seen.last == TransferProgress(done: 450, total: 450, messages: 450))
    }

    @Test func namesOfAnyLengthFindTheirChatAgain() throws {
        let temporary = try TemporaryStore()
        let folder = try TemporaryFolder()
        let long = String(repeating: ".E6.BC.A2", count: 26)
        let archive = try archive(
            in: folder,
            ["\(long)/\(long)1.json": [record(1, long, "a")], "\(long)/\(long)2.json": [record(2, long, "b")]])
        let profile = try ProfileByName.find("Reader", in: temporary.store, orMakeAt: .testNow)
        #expect(try ZulipImport(archive).run(into: temporary.store, profile: profile).addedChats == 2)
        #expect(try ZulipImport(archive).run(into: temporary.store, profile: profile).addedChats == 0)
    }

    @Test func aProfileIsFoundByItsNameOrMadeWithItsNotes() throws {
        let temporary = try TemporaryStore()
        let made = try ProfileByName.find(" Ada  L. ", in: temporary.store, orMakeAt: .testNow)
        #expect(try ProfileByName.find("Ada L.", in: temporary.store, orMakeAt: .testNow) == made)
        #expect(try ProfileByName.find("Ada L.", in: temporary.store) == made)
        #expect(try ProfileByName.find("Bo", in: temporary.store) == nil)
        #expect(try temporary.chats(of: made).map(\.kind) == [.notes])
        #expect(throws: ImportError.self) {
            try ProfileByName.find("\u{200E}", in: temporary.store, orMakeAt: .testNow)
        }
    }

    @Test(.enabled(if: SharedData.isThere, SharedData.absence)) func theWholeArchiveIsImportedOnceHoweverOftenItIs()
        throws
    {
        let temporary = try TemporaryStore()
        let path = SharedData.zulipArchive
        let source = try ImportSource(path: path)
        let first = try source.run(into: temporary.store, profileNamed: "Archive", now: .testNow)
        #expect(first.problems == [])
        #expect(first.addedChats == 575)
        #expect(first.addedMessages == 9490)
        let profile = try #require(try ProfileByName.find("Archive", in: temporary.store))
        let second = try source.run(into: temporary.store, profileNamed: "Archive", now: .testNow)
        #expect(second.addedChats == 0 && second.addedMessages == 0 && second.knownMessages == 9490)

        var messages = 0
        for chat in try temporary.chats(of: profile) where chat.kind.group != nil {
            let stored = try temporary.messages(of: chat.id)
            messages += stored.count
            #expect(stored.allSatisfy { $0.content.text.plain.harmlessText == $0.content.text.plain })
            #expect(chat.stats.unread == 0)
            #expect(chat.preview?.message == stored.last?.id)
        }
        #expect(messages == 9490)
        #expect(try temporary.store.read { try $0.counts(of: profile).unreadTotal } == 0)
    }
}
