import Importing
import MessageStore
import Messenger
import RandomTesting
import Testing

@Suite struct JSONLinesImportTests {
    private let header = "{\"record\":\"confab-export\",\"version\":1}"
    private let profile = "{\"record\":\"profile\",\"names\":{\"display\":\"Ada\"}}"
    private let chat = "{\"record\":\"chat\",\"id\":1,\"with\":{\"kind\":\"notes\"},\"names\":{}}"

    private func message(_ content: String, _ more: String = "") -> String {
        "{\"record\":\"message\",\"id\":1,\"chat\":1,\"position\":0,\"sent\":5,\"sender\":\"me\",\"content\":\(content)\(more)}"
    }

    private func run(_ lines: [String], ends: Bool = true) throws -> (TemporaryStore, ImportSummary) {
        let temporary = try TemporaryStore()
        let end = "{\"record\":\"end\",\"lines\":\(lines.count + 1)}"
        try temporary.folder.write((ends ? lines + [end] : lines).joined(separator: "\n"), to: "a.jsonl")
        do {
            let summary = try JSONLinesImport(path: temporary.folder.path + "/a.jsonl").run(
                into: temporary.store, now: .testNow)
            return (temporary, summary)
        } catch {
            // Whatever is wrong: nothing of the file is there.
            #expect(try temporary.store.read { try $0.profiles() }.isEmpty)
            throw error
        }
    }

    private func problem(_ lines: [String], ends: Bool = true) -> String {
        do {
            _ = try run(lines, ends: ends)
            return "none"
        } catch let error as ImportError {
            if case .brokenLine(_, let line, let reason) = error { return "\(line): \(reason)" }
            return error.description
        } catch {
            return "\(error)"
        }
    }

    @Test func theLeastThatIsAnAccountIsRead() throws {
        let (temporary, summary) = try run([header, profile, chat, message("{\"kind\":\"text\",\"text\":\"hi\"}")])
        #expect(summary.addedChats == 1 && summary.addedMessages == 1)
        let ada = try #require(try ProfileByName.find("Ada", in: temporary.store))
        let stored = try temporary.chats(of: ada)
        #expect(stored.map(\.kind) == [.notes])
        #expect(try temporary.messages(of: stored[0].id).map(\.content) == [.text("hi")])
    }

    /// It had one text, which was that of the edit.
    @Test func theEditInADraftOfAnEarlierVersionIsRead() throws {
        let draft = "{\"record\":\"draft\",\"chat\":1,\"text\":\"new\",\"cursor\":2,\"editing\":1}"
        let (temporary, _) = try run([header, profile, chat, message("{\"kind\":\"text\",\"text\":\"hi\"}"), draft])
        let ada = try #require(try ProfileByName.find("Ada", in: temporary.store))
        let stored = try #require(try temporary.chats(of: ada).first)
        let edited = try #require(try temporary.messages(of: stored.id).first)
        let edit = Draft.Edit(of: edited.id, to: "new", cursor: 2)
        #expect(
            try temporary.store.read { try $0.draft(of: stored.id) } == Draft(chat: stored.id, text: "", edit: edit))
    }

    @Test func aChatWhoseActivityIsNotSaidIsAsActiveAsItsMessages() throws {
        let quiet =
            "{\"record\":\"chat\",\"id\":2,\"created\":2,\"with\":{\"kind\":\"direct\",\"contact\":1},\"names\":{}}"
        let (temporary, _) = try run([
            header, profile, "{\"record\":\"contact\",\"id\":1,\"names\":{\"display\":\"Bea\"}}", chat,
            message("{\"kind\":\"text\",\"text\":\"hi\"}"), quiet,
        ])
        let ada = try #require(try ProfileByName.find("Ada", in: temporary.store))
        let stored = try temporary.chats(of: ada)
        #expect(stored.map(\.kind) == [.notes, .direct(ContactID(1))])
        #expect(stored.map(\.lastActivity) == [Timestamp(milliseconds: 5), Timestamp(milliseconds: 2)])
    }

    @Test func whoKnowsTheUserByARandomNameIsReadAsNowAndAsBeforeThereWereNames() throws {
        let names = "\"names\":{\"display\":\"Bea\"},\"incognito\":true"
        let more = ",\"incognitoName\":\"Quiet Heron\",\"incognitoAddress\":\"a\""
        let (temporary, _) = try run([
            header, profile, "{\"record\":\"contact\",\"id\":1,\(names)}",
            "{\"record\":\"contact\",\"id\":2,\(names)\(more)}", "{\"record\":\"group\",\"id\":1,\(names)\(more)}",
        ])
        let ada = try #require(try ProfileByName.find("Ada", in: temporary.store))
        let contacts = try temporary.store.read { try $0.contacts(of: ada) }
        #expect(contacts.map(\.incognitoName) == ["", "Quiet Heron"])
        #expect(contacts.map(\.incognitoAddress) == [nil, RemoteID("a")])
        #expect(try temporary.store.read { try $0.incognito(at: RemoteID("a"))?.profile } == ada)
    }

    @Test func contentOfAnUnknownKindIsKept() throws {
        let content = "{\"kind\":\"hologram\",\"fallback\":\"a cat\",\"depth\":3}"
        let (temporary, _) = try run([header, profile, chat, message(content)])
        let ada = try #require(try ProfileByName.find("Ada", in: temporary.store))
        let stored = try temporary.messages(of: temporary.chats(of: ada)[0].id)
        #expect(
            stored.map(\.content) == [
                .unknown(UnknownContent(kind: "hologram", fallback: "a cat", raw: Array(content.utf8)))
            ])
    }

    @Test func aLaterVersionIsRefused() {
        let newer = "{\"record\":\"confab-export\",\"version\":2}"
        #expect(
            problem([newer, profile]).hasSuffix(
                "has format version 2; this program knows versions up to 1. Update it first."))
    }

    @Test func whatIsBrokenIsRefusedByItsLine() {
        #expect(problem([header, profile, "{"]) == "3: This has no name where a member should begin")
        #expect(problem([header, profile, "[]"]) == "3: This is no object of JSON")
        #expect(problem([header, profile, "{\"record\":\"vote\"}"]) == "3: A record of the unknown kind “vote”")
        #expect(problem([header, chat]) == "2: The profile must come before all else")
        #expect(
            problem([header, profile, "{\"record\":\"contact\",\"id\":\"x\"}"])
                == "3: in “id” a text where a whole number should be")
        #expect(problem([header, profile, "{\"record\":\"contact\",\"id\":1}"]) == "3: no “names”")
        #expect(
            problem([header, profile, message("{\"kind\":\"text\",\"text\":\"hi\"}")])
                == "3: This belongs to a chat that it does not follow")
        #expect(
            problem([
                header, profile, chat,
                message(
                    "{\"kind\":\"text\",\"text\":{\"plain\":\"a\",\"runs\":[{\"start\":0,\"length\":1,\"style\":\"wavy\"}]}}"
                ),
            ])
                == "4: in “content” in “text” in “runs” in “style” the unknown style “wavy”")
    }

    @Test func aFileThatIsCutOffIsRefused() {
        #expect(problem([header, profile, chat], ends: false) == "3: The file is cut off")
        #expect(
            problem([header, profile, "{\"record\":\"end\",\"lines\":9}"]) == "3: Lines are missing before the end")
    }

    @Test func anExportThatSaysWhatItLacksIsReadAndTheLackToldOfEachKind() throws {
        let temporary = try TemporaryStore()
        func summary(_ name: String, expected: String, written: String) throws -> ImportSummary {
            let end = "{\"record\":\"end\",\"lines\":5,\"expected\":\(expected),\"written\":\(written)}"
            let lines = [header, profile, chat, message("{\"kind\":\"text\",\"text\":\"hi\"}"), end]
            try temporary.folder.write(lines.joined(separator: "\n"), to: "\(name).jsonl")
            return try JSONLinesImport(path: temporary.folder.path + "/\(name).jsonl").run(
                into: temporary.store, profileNamed: name, now: .testNow)
        }
        let counts = #"{"chats":1,"messages":1}"#
        let whole = try summary("whole", expected: counts, written: counts)
        #expect(whole.missing == [] && whole.problems == [] && whole.addedMessages == 1)
        let part = try summary(
            "part", expected: #"{"contacts":3,"chats":4,"members":5,"messages":90}"#, written: counts)
        #expect(part.addedChats == 1 && part.addedMessages == 1 && part.problems == [])
        #expect(part.missing == ["3 of 3 contacts", "3 of 4 chats", "5 of 5 members", "89 of 90 messages"])
        // Exports of older versions say nothing of it.
        #expect(try summary("old", expected: "null", written: "null").missing == [])
        // What is in the file was written, whatever its last line says.
        for count in ["-1", "0", "9223372036854775807"] {
            let written = "{\"messages\":\(count)}"
            #expect(try summary("written\(count)", expected: counts, written: written).missing == [])
        }
        let most = #"{"messages":9223372036854775807}"#
        #expect(try summary("most", expected: most, written: counts).missing.count == 1)
        #expect(try summary("less", expected: #"{"messages":-9223372036854775808}"#, written: most).missing == [])
        #expect(throws: ImportError.self) {
            try summary("too-large", expected: #"{"messages":18446744073709551616}"#, written: counts)
        }
    }

    @Test func aMessageThatOnlyKeepsItsPlaceIsMissing() throws {
        let damaged = message(#"{"kind":"damaged","reason":"no message"}"#)
        func missing(written: Int) throws -> [String] {
            let end =
                "{\"record\":\"end\",\"lines\":5,\"expected\":{\"messages\":1},\"written\":{\"messages\":\(written)}}"
            let temporary = try TemporaryStore()
            try temporary.folder.write([header, profile, chat, damaged, end].joined(separator: "\n"), to: "a.jsonl")
            return try JSONLinesImport(path: temporary.folder.path + "/a.jsonl").run(
                into: temporary.store, now: .testNow
            ).missing
        }
        #expect(try missing(written: 0) == ["1 of 1 messages"])
        // It was stored so, after an import.
        #expect(try missing(written: 1) == [])
    }

    @Test func anotherFileIsRefused() throws {
        #expect(problem([], ends: false).contains("is neither a zulip-archive"))
        #expect(problem(["{\"record\":\"profile\"}"]).contains("is neither a zulip-archive"))
        let temporary = try TemporaryStore()
        #expect(throws: ImportError.self) {
            try JSONLinesImport(path: temporary.folder.path + "/none").run(into: temporary.store, now: .testNow)
        }
    }

    @Test func importingTheSameFileTwiceAddsNothing() throws {
        let (temporary, _) = try run([header, profile, chat, message("{\"kind\":\"text\",\"text\":\"hi\"}")])
        let path = temporary.folder.path + "/a.jsonl"
        let again = try JSONLinesImport(path: path).run(into: temporary.store, now: .testNow)
        #expect(again.addedChats == 0 && again.addedMessages == 0 && again.knownMessages == 1)
        #expect(try temporary.store.read { try $0.profiles() }.count == 1)
    }

    @Test func aProfileThatIsInUseIsNotTouched() throws {
        let temporary = try TemporaryStore()
        _ = try DemoAccount(now: .testNow).write(into: temporary.store)
        try temporary.folder.write(
            [header, profile, "{\"record\":\"end\",\"lines\":3}"].joined(separator: "\n"), to: "a.jsonl")
        let source = JSONLinesImport(path: temporary.folder.path + "/a.jsonl")
        #expect(
            throws: ImportError.profile(
                "Profile “Nora” already has messages. Choose another name with --profile.")
        ) {
            try source.run(into: temporary.store, profileNamed: "Nora", now: .testNow)
        }
    }

    @Test func anEmptyProfileOfThatNameIsFilled() throws {
        let temporary = try TemporaryStore()
        let made = try ProfileByName.find("Ada", in: temporary.store, orMakeAt: .testNow)
        let lines = [
            header, profile, chat, message("{\"kind\":\"text\",\"text\":\"hi\"}"), "{\"record\":\"end\",\"lines\":5}",
        ]
        try temporary.folder.write(lines.joined(separator: "\n"), to: "a.jsonl")
        _ = try JSONLinesImport(path: temporary.folder.path + "/a.jsonl").run(
            into: temporary.store, profileNamed: "Ada", now: .testNow)
        #expect(try ProfileByName.find("Ada", in: temporary.store) == made)
        #expect(try temporary.chats(of: made).count == 1)
    }

    @Test func aQuoteOfALaterMessageFindsIt() throws {
        let quoting = message(
            "{\"kind\":\"text\",\"text\":\"a\"}",
            ",\"quote\":{\"message\":2,\"sender\":\"me\",\"content\":{\"kind\":\"text\",\"text\":\"b\"}}")
        let later = message("{\"kind\":\"text\",\"text\":\"b\"}").replacing("\"id\":1", with: "\"id\":2").replacing(
            "\"position\":0", with: "\"position\":1")
        let (temporary, _) = try run([header, profile, chat, quoting, later])
        let ada = try #require(try ProfileByName.find("Ada", in: temporary.store))
        let stored = try temporary.messages(of: temporary.chats(of: ada)[0].id)
        #expect(stored.first?.quote?.message == stored.last?.id)
    }

    @Test func changedBytesOfAnExportNeverDoHarm() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let source = try TemporaryStore()
        let office = try #require(try DemoAccount(now: .testNow).write(into: source.store).last)
        let whole = try Export(office, of: source.store).lines()
        let target = try TemporaryStore()
        for round in 0..<FuzzRounds.count(usually: 60) {
            try target.folder.write(random.mutated(whole), to: "a.jsonl")
            let importing = JSONLinesImport(path: target.folder.path + "/a.jsonl")
            do {
                _ = try importing.run(into: target.store, profileNamed: "Round \(round)", now: .testNow)
            } catch {
                #expect(try ProfileByName.find("Round \(round)", in: target.store) == nil, "seed \(seed): \(error)")
            }
        }
    }
}
