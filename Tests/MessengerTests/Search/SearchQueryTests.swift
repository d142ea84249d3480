import Testing

@testable import Messenger

@Suite struct SearchQueryTests {
    private func phrases(_ text: String) -> [SearchQuery.Phrase] { SearchQuery(text).phrases }

    @Test func wordsAreSearchedAsBeginnings() {
        #expect(phrases("Hol  NIGHT") == [.init(["hol"]), .init(["night"])])
        #expect(phrases("foo-bar") == [.init(["foo", "bar"])])
        #expect(phrases("don't") == [.init(["don", "t"])])
        #expect(phrases("日本") == [.init(["日", "本"])])
        #expect(phrases("hi hi") == [.init(["hi"])])
    }

    @Test func whatStandsInQuotesIsOnePhrase() {
        #expect(phrases("\"good night\" x") == [.init(["good", "night"], isPrefix: false), .init(["x"])])
        #expect(phrases("a\"b c\"d") == [.init(["a"]), .init(["b", "c"], isPrefix: false), .init(["d"])])
        #expect(phrases("“good night”") == [.init(["good", "night"], isPrefix: false)])
    }

    @Test func openQuotesReachToTheEndWhileOneTypes() {
        #expect(phrases("\"good ni") == [.init(["good", "ni"])])
        #expect(SearchQuery("\"").problems == [] && SearchQuery("\"").isEmpty)
        #expect(SearchQuery("\"\"").problems == [] && SearchQuery("x \"").phrases == [.init(["x"])])
    }

    @Test func quotesOfOtherLanguagesAreQuotes() {
        let phrase = [SearchQuery.Phrase(["see", "you"], isPrefix: false)]
        for text in ["«see you»", "»see you«", "„see you“", "“see you”", "＂see you＂"] {
            #expect(phrases(text) == phrase)
        }
        #expect(SearchQuery("from:«ann lee»").senders == ["ann lee"])
    }

    @Test func operatorsAreReadInAnyCaseAndWithQuotes() {
        let query = SearchQuery("FROM:ann in:\"the team\" Has:Image has:link from:me")
        #expect(query.senders == ["ann", "me"])
        #expect(query.chats == ["the team"])
        #expect(query.features == [.image, .link])
        #expect(query.phrases == [] && query.problems == [] && !query.isEmpty)
    }

    @Test func whatIsNoOperatorIsText() {
        #expect(phrases("foo:bar https://a.example") == [.init(["foo", "bar"]), .init(["https", "a", "example"])])
        #expect(phrases("information:x") == [.init(["information", "x"])])
    }

    @Test func operatorsThatDoNotExistAreNamedAndSearchedAsText() {
        let query = SearchQuery("shade:red Form:ann note:\"a b\"")
        #expect(
            query.problems == [.unknownOperator("shade"), .unknownOperator("Form"), .unknownOperator("note")])
        #expect(query.phrases.prefix(2) == [.init(["shade", "red"]), .init(["form", "ann"])])
    }

    @Test(
        arguments: [
            "https://a.example", "10:30", "at 10:30:05", "mailto:ann@example.org", "tel:123", "geo:1,2", "std::map",
            "TODO:", "C:x", "C:\\x", ":smile:", "confab://connect/", "1a:b", "a-b:c", "\"shade:red\"", "::x", "re: it",
        ])
    func addressesAndTimesAreNoOperators(_ text: String) { #expect(SearchQuery(text).problems.isEmpty) }

    @Test func unreadMessagesAndVoiceMessagesAreAskedFor() {
        let query = SearchQuery("is:Unread has:voice")
        #expect(query.isUnread && query.features == [.voice] && query.problems == [] && !query.isEmpty)
        #expect(!SearchQuery("is:unread").isEmpty)
        #expect(SearchQuery("is:red is:").problems == [.unknownValue(.is, "red"), .noValue(.is)])
    }

    @Test func datesAreDaysMonthsOrYearsOfTheZone() {
        let berlin = TimeZoneTable(initialOffset: 3600)
        let query = SearchQuery("after:2024 before:2024-05-17", zone: berlin)
        #expect(query.after?.description == "2023-12-31T23:00:00.000Z")
        #expect(query.before?.description == "2024-05-16T23:00:00.000Z")
        #expect(SearchQuery("before:2024-5").before?.description == "2024-05-01T00:00:00.000Z")
        // All of it must hold.
        #expect(SearchQuery("before:2024 before:2023").before == SearchQuery("before:2023").before)
        #expect(SearchQuery("after:2024 after:2023").after == SearchQuery("after:2024").after)
    }

    @Test(
        arguments: [
            "2024-13", "2024-00", "2024-02-30", "2023-02-29", "24", "2024-", "2024-05-", "2024-05-17-1", "20240",
            "-2024", "today",
            "２０２４", "2024-005", "+024",
        ])
    func whatIsNoDateIsRefused(_ text: String) {
        let query = SearchQuery("x before:\(text) after:\(text)")
        #expect(query.problems == [.notADate(text)])
        #expect(query.before == nil && query.after == nil && query.phrases == [.init(["x"])])
    }

    @Test func aDayBeginsAfterTheClocksWerePutForwardOverMidnight() {
        // At 00:00 of 2018-11-04 clocks went to 01:00.
        let change = Timestamp(seconds: 1_541_300_400)
        let zone = TimeZoneTable(initialOffset: -3 * 3600, transitions: [.init(start: change, offset: -2 * 3600)])
        #expect(SearchQuery("after:2018-11-04", zone: zone).after == change)
        #expect(SearchQuery("after:2018-11-05", zone: zone).after?.description == "2018-11-05T02:00:00.000Z")
        #expect(SearchQuery("after:2018-11-03", zone: zone).after?.description == "2018-11-03T03:00:00.000Z")
        // A midnight that comes twice: the first.
        let back = Timestamp(seconds: 1_541_300_400 + 1800)
        let twice = TimeZoneTable(initialOffset: -3 * 3600, transitions: [.init(start: back, offset: -4 * 3600)])
        #expect(SearchQuery("after:2018-11-04", zone: twice).after == change)
    }

    @Test func whatCannotBeFollowedIsSaidAndTheRestIsSearched() {
        let query = SearchQuery("from: word has:wings in:\"\" !!! \"?!\"")
        #expect(
            query.problems == [
                .noValue(.from), .unknownValue(.has, "wings"), .noValue(.in), .nothingToFind("!!!"),
                .nothingToFind("?!"),
            ])
        #expect(query.phrases == [.init(["word"])])
    }

    @Test func aQueryOfAMegabyteIsLookedAtInItsBeginning() {
        let query = SearchQuery(String(repeating: "word ", count: 200_000))
        #expect(query.phrases == [.init(["word"])] && query.problems == [.tooLong])
        let many = SearchQuery((0..<200).map { "w\($0)" }.joined(separator: " "))
        #expect(many.phrases.count == SearchQuery.phraseLimit && many.problems == [.tooLong])
        let marks = SearchQuery("a" + String(repeating: "\u{301}", count: 1_000_000))
        #expect(marks.phrases == [.init(["a"])] && marks.problems == [.tooLong])
        let han = SearchQuery(String(repeating: "日", count: 500))
        #expect(han.phrases == [.init(Array(repeating: "日", count: 64), isPrefix: false)] && han.problems == [.tooLong])
        #expect(SearchQuery(String(repeating: "x", count: 1000)).problems == [])
    }

    @Test func controlsAndDirectionsCountForNothing() {
        #expect(SearchQuery("\u{202E}fro\u{0}m:\u{1B}ann\u{7}\nbo\u{200F}b").senders == ["ann"])
        #expect(phrases("\u{202E}bo\u{200F}b\u{0}") == [.init(["bob"])])
        #expect(SearchQuery("\u{202E}\u{0}\n").isEmpty)
    }

    @Test func aStickerIsAPictureAndAFile() {
        let sticker = Sticker(name: "A seal", emoji: "🦭", file: Attachment(name: "seal.webp"))
        let message = Message(id: .unassigned, chat: ChatID(1), sentAt: .zero, sender: .me, content: .sticker(sticker))
        #expect(message.features == [.image, .file])
    }
}
