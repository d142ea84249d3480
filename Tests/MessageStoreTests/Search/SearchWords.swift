import Messenger
import RandomTesting

/// Words for random messages and queries: few, so that they meet; alike, so that they are mistaken; in several scripts.
enum SearchWords {
    static let words = [
        "a", "an", "ann", "and", "andes", "holiday", "holidays", "hol", "Straße", "strasse", "café", "cafe", "CAFÉ",
        "naïve", "x", "xylophone", "foo", "bar", "foobar", "42", "420", "привет", "Привет", "שלום", "중요", "中国",
        "中文", "国", "文国中", "ひらがな", "カナ", "ｶﾅ", "ไทย", "🎉", "👍🏽", "👍", "🇩🇪", "é", "क्ष", "क",
        String(repeating: "long", count: 20), String(repeating: "long", count: 12) + "x",
    ]
    static let gaps = [" ", " ", " ", "-", ", ", "\n", ". ", "", "!? ", " 'tis "]

    static func text(_ random: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...9, using: &random) {
            text += words.randomElement(using: &random) ?? ""
            text += gaps.randomElement(using: &random) ?? ""
        }
        return text
    }

    static func query(_ random: inout SeededGenerator) -> SearchQuery {
        var query = SearchQuery()
        for _ in 0..<[0, 1, 1, 1, 2, 2, 3][Int.random(in: 0..<7, using: &random)] {
            var text = words.randomElement(using: &random) ?? ""
            if Int.random(in: 0..<3, using: &random) == 0 {
                text += (gaps.randomElement(using: &random) ?? "") + (words.randomElement(using: &random) ?? "")
            }
            if Int.random(in: 0..<4, using: &random) == 0 { text = String(text.prefix(2)) }
            let found = SearchWord.words(of: text).map(\.folded)
            guard !found.isEmpty else { continue }
            query.phrases.append(.init(found, isPrefix: Bool.random(using: &random)))
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            query.senders.append(["me", "ann", "e", "meyer", "nobody", "ZOE", "李"].randomElement(using: &random) ?? "")
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            query.chats.append(["group", "a", "李小", "nowhere", "bob"].randomElement(using: &random) ?? "")
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            query.features.insert(SearchQuery.Feature.allCases.randomElement(using: &random) ?? .link)
        }
        if Int.random(in: 0..<5, using: &random) == 0 { query.isUnread = true }
        return query
    }
}
