import Foundation
import ProcessTesting
import Testing

/// `confab search`, as scripts and people at a prompt use it.
@Suite struct SearchCommandTests {
    private func village() throws -> Confab {
        let confab = try Confab()
        try Village().move(into: confab)
        return confab
    }

    /// The output for `arguments`, which find something.
    private func lines(
        _ confab: Confab, _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
    )
        throws -> [String]
    {
        let outcome = try confab.run(["search"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
        #expect(outcome.errors.isEmpty, sourceLocation: sourceLocation)
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test func aHitIsALineTheNewestFirst() throws {
        let confab = try village()
        #expect(
            try lines(confab, "ferry") == [
                "2024-05-18 09:30\tHiking\tCarl Öst\tWe cross by ferry, then up the ridge 🎉",
                "2023-07-01 06:05\tBea\tYou\tLet us take the early ferry",
                "2023-07-01 06:00\tBea\tBea\tThe ferry leaves at eight",
            ])
        // Several words, as several arguments or as one; notes have no name of their own.
        #expect(try lines(confab, "take", "tra") == ["2024-05-18 09:31\tHiking\tBea\tFerries are full, take the train"])
        #expect(try lines(confab, "take tra").count == 1)
        #expect(try lines(confab, "boots") == ["2024-05-18 20:00\tNotes to self\tYou\tBoots: wax them"])
        #expect(try lines(confab, "CREME").count == 1)
        #expect(try lines(confab, "ferr", "--limit", "2").count == 2)
    }

    @Test func jsonSaysEverything() throws {
        struct Hit: Decodable, Equatable {
            var message, chat: UInt64
            var position: Int64
            var chatKind, chatName, time, sender, senderName, snippet: String
            var senderID: UInt64?
            var hits: [[Int]]
        }
        let confab = try village()
        let hits = try lines(confab, "ferry", "--json").map { try JSONDecoder().decode(Hit.self, from: Data($0.utf8)) }
        #expect(
            hits.map(\.time) == ["2024-05-18T09:30:00.000Z", "2023-07-01T06:05:00.000Z", "2023-07-01T06:00:00.000Z"])
        #expect(hits.map(\.chatKind) == ["group", "direct", "direct"])
        #expect(hits.map(\.chatName) == ["Hiking", "Bea", "Bea"])
        #expect(hits.map(\.sender) == ["member", "me", "contact"])
        #expect(hits.map { $0.senderID != nil } == [true, false, true])
        #expect(hits.map(\.senderName) == ["Carl Öst", "", "Bea"])
        // In bytes, which programs count alike.
        #expect(hits.map(\.hits) == [[[12, 17]], [[22, 27]], [[4, 9]]])
        #expect(hits[1].chat == hits[2].chat && hits[1].position > hits[2].position)
        #expect(Set(hits.map(\.message)).count == 3)
    }

    @Test func namesAreFoundWhenTheyAreAskedFor() throws {
        let confab = try village()
        #expect(try lines(confab, "--names", "zoe") == ["direct\tZoë"])
        #expect(try lines(confab, "--names", "carl") == ["group\tHiking\tCarl Öst"])
        #expect(try lines(confab, "--names", "quen") == ["contact\tQuentin"])
        #expect(try lines(confab, "--names", "--json", "carl")[0].contains("\"member\":\"Carl Öst\""))
        #expect(try confab.run("search", "--names", "nobody").status == 1)
    }

    @Test func matchesThatCantBeReadAreCountedAndTheOthersShown() throws {
        let confab = try village()
        // The index knows that these match; what it doesn't hold yet is only read.
        #expect(try confab.run("doctor", "--rebuild-index").status == 0)
        try confab.damageMessages(["The ferry leaves at eight"])
        try confab.loseMessages(["Let us take the early ferry"])
        let hit = "2024-05-18 09:30\tHiking\tCarl Öst\tWe cross by ferry, then up the ridge 🎉\n"
        let found = try confab.run("search", "ferry")
        #expect(found.status == 2)
        #expect(found.output == hit)
        #expect(found.errors.contains("2 matches can't be read; run confab doctor."), "\(found.errors)")
        let json = try confab.run("search", "ferry", "--json")
        #expect(json.status == 2)
        #expect(json.errors == found.errors)
        let lines = json.output.split(separator: "\n")
        #expect(lines.count == 2 && lines.first?.contains("\"Carl Öst\"") == true)
        #expect(lines.last == "{\"unreadable\":2}")
        // All matches can be read here, but something else is known to be lost.
        let other = try confab.run("search", "boots", "--json")
        #expect(other.status == 2)
        #expect(!other.output.contains("unreadable") && other.output.contains("wax them"))
        #expect(other.errors.contains("1 message can't be read"), "\(other.errors)")
    }

    @Test func nothingFoundIs1AndWhateverIsWrongIs2() throws {
        let confab = try village()
        let nothing = try confab.run("search", "submarine")
        #expect(nothing.status == 1)
        #expect(nothing.output.isEmpty && nothing.errors.isEmpty)
        for arguments in [
            [], ["!!!"], ["--nonsense", "ferry"], ["--limit", "0", "ferry"], ["--limit", "few", "ferry"],
            ["--profile", "Nobody", "ferry"], ["--data", "/nowhere", "ferry"], ["--names", " "],
        ] {
            let outcome = try confab.run(["search"] + arguments)
            #expect(outcome.status == 2, "\(arguments)")
            #expect(outcome.output.isEmpty && !outcome.errors.isEmpty, "\(arguments)")
        }
        let full = try run(
            "sh", ["-c", "exec \(Confab.executable) search ferry > /dev/full"], environment: confab.environment)
        #expect(full.status == 2)
        #expect(full.errors.contains("No space left on device"))
        #expect(try confab.run("search", "--help").status == 0)
        #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
    }

    @Test func whatOfTheWordsCannotBeFollowedIsSaidAndTheRestIsFound() throws {
        let confab = try village()
        let outcome = try confab.run("search", "ferry", "!!!")
        #expect(outcome.status == 2)
        #expect(outcome.output.split(separator: "\n").count == 3)
        #expect(outcome.errors == "“!!!” contains no words.\n")
        for (query, sentence) in [
            ("ferry before:yesterday", "“yesterday” isn't a date. Try 2024, 2024-05, or 2024-05-17."),
            ("ferry shade:red", "Unknown operator “shade:”. Confab searches for it as text."),
            ("ferry form:bea", "Unknown operator “form:”. Did you mean “from:”?"),
            ("ferry is:red", "Unknown: “is:red”. Try is:unread."), ("is:unred", "Unknown: “is:unred”. Try is:unread."),
            ("!!!", "“!!!” contains no words."), ("from:nobody", "No one named “nobody”."),
        ] {
            let outcome = try confab.run("search", query)
            #expect(outcome.status == 2 && outcome.errors == sentence + "\n", "\(query): \(outcome)")
        }
        for query in ["submarine 10:30", "submarine https://example.org"] {
            let outcome = try confab.run("search", query)
            #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(query): \(outcome)")
        }
    }

    @Test func messagesAreFoundByWhatTheyAre() throws {
        let confab = try village()
        // What was imported is unread where nothing says that it was read.
        let unread = try confab.run("search", "is:unread")
        #expect(unread.status < 2 && unread.errors.isEmpty)
        #expect(try confab.run("search", "has:voice").status == 1)
    }

    @Test func whereThereAreSeveralProfilesOneHasToBeNamed() throws {
        let confab = try village()
        try Village().move(into: confab, as: "Ben")
        let outcome = try confab.run("search", "ferry")
        #expect(outcome.status == 2)
        for name in ["“Ann”", "“Ben”", "--profile"] { #expect(outcome.errors.contains(name)) }
        #expect(try lines(confab, "ferry", "--profile", "Ben").count == 3)
    }

    @Test func moreThanAPageIsFoundToTheEnd() throws {
        let confab = try Confab()
        var village = Village()
        for number in 0..<450 {
            let minute = String(number % 60 + 100).dropFirst(), hour = String(number / 60 + 100).dropFirst()
            village.say("Sheep \(number)", in: 1, by: .contact(1), at: "2025-01-01T\(hour):\(minute):00Z")
        }
        try village.move(into: confab)
        let found = try lines(confab, "sheep")
        #expect(found.map { $0.split(separator: "\t").last } == (0..<450).reversed().map { "Sheep \($0)" })
        #expect(try lines(confab, "sheep", "--limit", "201").count == 201)
    }

    @Test func whoWritesAndWhoSearchesDoNotDisturbEachOther() throws {
        let confab = try village()
        let terminal = try confab.start("--profile", "Ann", width: 100, height: 30)
        try terminal.wait(for: "Hiking")
        #expect(try lines(confab, "ferry", "--profile", "Ann").count == 3)
        try terminal.press("g", "Enter")
        try terminal.wait(for: "Write a message")
        try terminal.send("A ferry at noon")
        // What is on the screen as sent is committed, and what is committed is found.
        #expect(try lines(confab, "ferry").first?.hasSuffix("\tYou\tA ferry at noon") == true)
        try terminal.send("Another ferry at one")
        try terminal.quit()
    }

    @Test func whatWasFoundStandsOutOnATerminalOnly() throws {
        let confab = try village()
        let colored = try Tmux(
            ["env", "-u", "NO_COLOR", Confab.executable, "search", "ridge"], width: 100, for: confab)
        try colored.wait(for: "ended with 0")
        let colors = try colored.colors()
        #expect(colors.contains("up the \u{1B}[1m\u{1B}[31mridge\u{1B}[0m"))
        #expect(colors.contains("\u{1B}[32m2024-05-18 09:30\u{1B}[39m"), "\(colors)")
        #expect(colors.contains("\u{1B}[35mHiking\u{1B}[39m"), "\(colors)")
        let plain = try Tmux(
            ["env", "NO_COLOR=1", Confab.executable, "search", "ridge"], width: 100, for: confab)
        try plain.wait(for: "ended with 0")
        #expect(try plain.colors().contains("up the ridge"))
    }

    @Test func nothingThatWasWrittenMovesATerminal() throws {
        let confab = try Confab()
        var village = Village()
        village.say(
            "evil \u{1B}]0;title\u{7} \u{1B}[2J \u{9B}31m words", in: 1, by: .contact(1), at: "2025-01-01T00:00:00Z")
        try village.move(into: confab)
        let line = try #require(try lines(confab, "evil").first)
        #expect(line.hasSuffix("words"))
        #expect(!line.unicodeScalars.contains { $0.value < 32 && $0 != "\t" || (0x7F...0x9F).contains($0.value) })
    }
}
