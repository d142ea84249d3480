import Testing
import Theming

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

    @Test func ofTwoThatAreEquallyNearTheFirstOfTheAlphabetIsTaken() {
        #expect(nearestName(to: "xg", among: ["fg", "bg"]) == "bg")
    }
}
