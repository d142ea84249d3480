import Spelling
import Testing

@Suite struct NearestNameTests {
    private let names = ["chat-list.row", "chat-list.name", "title", "theme", "fg", "bg"]

    @Test(arguments: [
        ("chatlist.row", "chat-list.row"), ("chat_list.row", "chat-list.row"), ("Title", "title"), ("titel", "title"),
        ("tehme", "theme"), ("fgg", "fg"), ("chat-list.nam", "chat-list.name"),
    ])
    func aSlipIsRecognised(slip: String, meant: String) {
        #expect(nearestName(to: slip, among: names) == meant)
    }

    @Test func whatIsFarFromEverythingHasNoSuggestion() {
        #expect(nearestName(to: "composer", among: names) == nil)
        #expect(nearestName(to: "", among: names) == nil)
        #expect(nearestName(to: String(repeating: "a", count: 10_000), among: names) == nil)
        #expect(nearestName(to: "x", among: []) == nil)
    }

    @Test(
        arguments: [
            ("", "", 0), ("", "ab", 2), ("from", "from", 0), ("from", "form", 1), ("search", "serch", 1),
            ("search", "seach", 1), ("doctor", "docker", 2), ("ab", "ba", 1), ("kitten", "sitting", 3), ("é", "e", 1),
        ])
    func editsAreCounted(first: String, second: String, distance: Int) {
        #expect(editDistance(Array(first), Array(second)) == distance)
        #expect(editDistance(Array(second), Array(first)) == distance)
    }

    @Test func ofTwoThatAreEquallyNearTheFirstOfTheAlphabetIsTaken() {
        #expect(nearestName(to: "xg", among: ["fg", "bg"]) == "bg")
    }
}
