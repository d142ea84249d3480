import Messenger
import Testing

@Suite struct EditDistanceTests {
    @Test(
        arguments: [
            ("", "", 0), ("", "ab", 2), ("from", "from", 0), ("from", "form", 1), ("search", "serch", 1),
            ("search", "seach", 1), ("doctor", "docker", 2), ("ab", "ba", 1), ("kitten", "sitting", 3), ("é", "e", 1),
        ])
    func editsAreCounted(first: String, second: String, distance: Int) {
        #expect(first.editDistance(to: second) == distance && second.editDistance(to: first) == distance)
    }
}
