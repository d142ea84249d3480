@testable import Messenger

/// The score by trying every way to lay each word into a name.
enum PlainFuzzy {
    static func score(_ pattern: String, _ name: String) -> FuzzyScore? {
        let letters = FoldedText(name).string.unicodeScalars.map(\.value)
        let words = FuzzyPattern(pattern).words.map { $0.unicodeScalars.map(\.value) }
        var points = 0
        for word in words {
            guard let best = ways(word, letters).map({ worth($0, letters) }).max() else { return nil }
            points += best
        }
        if words.count == 1, words[0].count == letters.count { points += FuzzyPoints.whole }
        return FuzzyScore(points: points, length: letters.count)
    }

    /// All places where the letters of a word can stand.
    private static func ways(_ word: [UInt32], _ name: [UInt32]) -> [[Int]] {
        word.reduce([[]]) { ways, letter in
            ways.flatMap { way in
                name.indices.filter { $0 > (way.last ?? -1) && name[$0] == letter }.map { way + [$0] }
            }
        }
    }

    private static func worth(_ way: [Int], _ name: [UInt32]) -> Int {
        var points = 0
        for (index, place) in way.enumerated() {
            let bonus = bonus(place, name)
            points += FuzzyPoints.letter
            if index == 0 {
                points += bonus * FuzzyPoints.firstFactor
            } else if way[index - 1] == place - 1 {
                points += max(bonus, FuzzyPoints.consecutive)
            } else {
                points += bonus + FuzzyPoints.gapStart + (place - way[index - 1] - 2) * FuzzyPoints.gapExtension
            }
        }
        return points
    }

    private static func bonus(_ place: Int, _ name: [UInt32]) -> Int {
        func kind(_ place: Int) -> FuzzyClass { FuzzyClass(name[place], CharacterTable.shared) }
        return kind(place).bonus(behind: place > 0 ? kind(place - 1) : nil)
    }
}
