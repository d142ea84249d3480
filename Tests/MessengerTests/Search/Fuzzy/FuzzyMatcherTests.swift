import RandomTesting
import Testing

@testable import Messenger

@Suite struct FuzzyMatcherTests {
    private func match(_ pattern: String, _ name: String) -> FuzzyMatch? {
        var matcher = FuzzyMatcher(FuzzyPattern(pattern))
        return matcher.match(name)
    }

    /// The name with what was meant in brackets.
    private func marked(_ pattern: String, _ name: String) -> String? {
        guard let marks = match(pattern, name)?.marks else { return nil }
        var text = ""
        var end = 0
        let bytes = Array(name.utf8)
        for mark in marks {
            text += String(decoding: bytes[end..<mark.lowerBound], as: UTF8.self)
            text += "[" + String(decoding: bytes[mark], as: UTF8.self) + "]"
            end = mark.upperBound
        }
        return text + String(decoding: bytes[end...], as: UTF8.self)
    }

    /// The pattern, the name that must come first, and the one after it.
    private static let order: [(String, String, String)] = [
        // Beginnings of words before the middles of words.
        ("mr", "Mark the chat as read", "Summer"),
        ("gh", "Grace Hopper", "Vaughan"),
        ("lun", "Team Lunch", "Bluntness"),
        ("nc", "New chat", "Announce"),
        // What stands together before what is scattered.
        ("read", "Mark as read", "Redraw everything anew and done"),
        ("anna", "Anna Karenina", "A new network named anew"),
        ("mute", "Mute the chat", "My unread tags, edited"),
        // A word that is typed before the first letters of several.
        ("fa", "Favorite", "Fresh apples"),
        // The beginning of the name before the beginning of a later word.
        ("tag", "Tag the chat", "Edit the tags"),
        ("an", "Anna", "Mary Ann"),
        ("lee", "Lee Ann", "Ann Lee"),
        // The whole name before one that only begins so.
        ("ann", "Ann", "Anna"),
        // Of two that fit as well, the shorter.
        ("choir", "Choir practice", "Choir practice and tea"),
        // Less left out between.
        ("bd", "b-cd", "b-ccccd"),
        // Beginnings of numbers.
        ("7", "Room 7", "Room 17"),
        ("v2", "v2", "av12"),
        // A word behind a space is a little more than one behind a sign, and that is more than none.
        ("m", "swifty m", "swift-maps"),
        ("bar", "foo/bar", "foobar"),
        // Every sign of a script without spaces may begin a word; the first one is the best.
        ("会", "会議", "明日の会"),
        ("山", "山田", "西山"),
    ]

    @Test(arguments: order.indices) func theBetterComesFirst(_ index: Int) throws {
        let (pattern, first, second) = Self.order[index]
        let better = try #require(match(pattern, first)?.score)
        let worse = try #require(match(pattern, second)?.score)
        #expect(better < worse, "\(better) \(worse)")
    }

    @Test func whatIsMeantIsMarked() {
        #expect(marked("mr", "Mark as read") == "[M]ark as [r]ead")
        // What is far away is worth less than a beginning is worth more.
        #expect(marked("mr", "Mark the chat as read") == "[M]a[r]k the chat as read")
        #expect(marked("read", "Mark the chat as read") == "Mark the chat as [read]")
        #expect(marked("chat mark", "Mark the chat") == "[Mark] the [chat]")
        #expect(marked("gh", "Grace Hopper") == "[G]race [H]opper")
        #expect(marked("elo", "Zoë Élodie") == "Zoë [Élo]die")
        #expect(marked("ss", "Maße") == "Ma[ß]e")
        #expect(marked("日会", "明日の会議") == "明[日]の[会]議")
        #expect(marked("👩", "The 👩🏽‍🚀!") == "The [👩🏽‍🚀]!")
        #expect(marked("e", "e\u{301}x") == "[e\u{301}]x")
        #expect(marked("", "Anything") == "Anything")
    }

    @Test func caseAccentsAndWidthDoNotCount() {
        for pattern in ["ELODIE", "élodie", "e\u{301}lodie", "ｅｌｏｄ", "  Elo "] {
            #expect(match(pattern, "Élodie") != nil, "\(pattern)")
        }
        #expect(match("zoe", "Zoë")?.score == match("zoë", "Zoe")?.score)
    }

    @Test func theOrderOfLettersCountsAndThatOfWordsDoesNot() {
        #expect(match("tac", "cat") == nil)
        #expect(match("lunch team", "Team Lunch") != nil)
        #expect(match("lunch dinner", "Team Lunch") == nil)
    }

    /// A byte of one letter and a byte of another are no letter.
    @Test func lettersOfSeveralBytesAreWhole() {
        // D0 BE; the name has D0 BF and D1 8E … BE.
        #expect(match("о", "пюϾ") == nil)
        #expect(match("о", "по") != nil)
    }

    @Test func whatIsVeryLongIsCutAndNotSlow() {
        let long = String(repeating: "ab ", count: 100_000)
        #expect(match(String(repeating: "ab", count: 100_000), "abab") == nil)
        // Words are looked for independently of each other, also when they are the same.
        #expect(match(long, "abab") != nil)
        #expect(match("ab", long)?.score.length == FuzzyMatcher.nameLimit)
        #expect(match("z", long + "z") == nil)
        #expect(FuzzyPattern(String(repeating: "x", count: 5000)).words == [String(repeating: "x", count: 64)])
    }

    @Test func oneMatcherServesManyNames() {
        var matcher = FuzzyMatcher(FuzzyPattern("abc"))
        let names = ["abc", "aXbXXc", "cab", "a b c", "", "xxabcxx", "ab", "bcabc", "abcabc"]
        for name in names + names.reversed() {
            #expect(matcher.match(name) == match("abc", name), "\(name)")
            let folded = FoldedText(name)
            let score = matcher.score(folded.bytes.span)
            #expect(score == match("abc", name)?.score, "\(name)")
        }
    }

    /// Random words and names against all ways to lay a word into a name.
    @Test func itIsTheBestOfAllWays() {
        var random = SeededGenerator(4)
        var fitting = 0
        for _ in 0..<4000 {
            let letters = Array("aab c-1é山")
            func text(_ length: Int) -> String {
                String((0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
            }
            let name = text(Int.random(in: 0...9, using: &random))
            let pattern = text(Int.random(in: 0...4, using: &random))
            let expected = PlainFuzzy.score(pattern, name)
            #expect(match(pattern, name)?.score == expected, "\(pattern) in \(name)")
            if expected != nil { fitting += 1 }
        }
        #expect(fitting > 500)
    }
}
