import Foundation
import ProcessTesting
import RandomTesting
import Testing

/// Damaged copies of a database: every command either says what it says of the undamaged one, or reports the damage and ends with
/// another status than 0. Nothing in between, no signal, and no command runs on.
@Suite struct FaultInjectionTests {
    private static let pageSize = 4096
    /// The exit status of `timeout`, which runs the reading commands.
    private static let tooLong: Int32 = 124
    private static let commands = [
        ["--once"], ["search", "ferry", "--json"], ["export", "--profile", "Ann"], ["doctor"],
    ]

    /// 300 copies in all, in lots that are tested side by side.
    @Test(arguments: 0..<5) func damageIsReportedOrMakesNoDifference(lot: Int) throws {
        let confab = try Confab()
        let whole = try [UInt8](filledDatabase(of: confab))
        let expected = try Self.commands.map { try run($0, confab) }
        for (command, outcome) in zip(Self.commands, expected) {
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
        }
        let size = FuzzRounds.count(usually: 60)
        for seed in lot * size..<(lot + 1) * size {
            let fault = damaged(whole, seed)
            try Data(fault.bytes).write(to: confab.database)
            for (command, expected) in zip(Self.commands, expected) {
                try check(command, expected, confab, "seed \(seed), \(fault.name)")
            }
            guard try run(["doctor"], confab).status != 0 else { continue }
            let repair = try run(["doctor", "--repair"], confab)
            #expect(
                repair.status <= 1, "\(fault.name), seed \(seed): repair ended with \(repair.status), \(repair.errors)")
            for (command, expected) in zip(Self.commands, expected) where command != ["doctor"] {
                try check(
                    command, expected, confab, "after repair, seed \(seed), \(fault.name)",
                    mayRefuse: repair.errors.contains(Self.refusal))
            }
        }
    }

    private func check(
        _ command: [String], _ expected: Outcome, _ confab: Confab, _ fault: String, mayRefuse: Bool = true
    ) throws {
        let outcome = try run(command, confab)
        if outcome.status == 0 {
            #expect(outcome.output == expected.output, "\(command) doesn't report \(fault)")
            return
        }
        // From 124 on: it ran too long, or a signal ended it.
        #expect(outcome.status < Self.tooLong, "\(command) ended with \(outcome.status): \(fault)")
        let words = outcome.errors + (command == ["doctor"] ? outcome.output : "")
        #expect(
            words.contains(Self.count) || mayRefuse && isRefusal(outcome),
            "\(command) doesn't say how much, \(fault): \(words)")
        guard command.first == "export", !outcome.output.isEmpty else { return }
        let lacked = outcome.errors.firstMatch(of: /(\d+) of \d+ messages/).flatMap { Int($0.1) } ?? 0
        #expect(
            messages(in: outcome) + lacked >= messages(in: expected),
            "\(fault): \(messages(in: outcome)) of \(messages(in: expected)) messages, and \(words)")
    }

    private func messages(in export: Outcome) -> Int {
        export.output.split(separator: "\n").count { $0.contains(#""record":"message""#) }
    }

    /// The number of missing records, as every command prints it.
    private static var count: some RegexComponent {
        /\d+ [a-z ]+ can't be read|lacks \d+ of \d+|damaged \d+|\d+ problems? with the pages|\d+ lost|\d+ differences?|The last change|the last change/
    }

    /// True if a command didn't even open the database, and says why.
    private func isRefusal(_ outcome: Outcome) -> Bool {
        outcome.output.isEmpty && outcome.errors.contains(Self.refusal)
    }

    private static var refusal: some RegexComponent { /can't (open|read) \/|no database|missing or empty/ }

    private func run(_ command: [String], _ confab: Confab) throws -> Outcome {
        try ProcessTesting.run("timeout", ["30", Confab.executable] + command, environment: confab.environment)
    }

    /// Hundreds of messages in four chats, long ones among them.
    private func filledDatabase(of confab: Confab) throws -> Data {
        var village = Village()
        for number in 0..<400 {
            let text =
                number.isMultiple(of: 50) ? String(repeating: "a ferry and ", count: 900) : "Ferry number \(number)"
            let day = 10 + number / 20
            village.say(text, in: 1 + number % 4, by: .me, at: "2024-06-\(day)T10:\(10 + number % 50):00Z")
        }
        try village.move(into: confab)
        return try Data(contentsOf: confab.database)
    }

    /// The file with one fault, which follows from `seed`.
    private func damaged(_ whole: [UInt8], _ seed: Int) -> (name: String, bytes: [UInt8]) {
        var random = SeededGenerator(UInt64(seed))
        var bytes = whole
        let pages = whole.count / Self.pageSize
        func range(_ page: Int) -> Range<Int> { page * Self.pageSize..<(page + 1) * Self.pageSize }
        let page = range(Int.random(in: 2..<pages, using: &random))
        let other = range(Int.random(in: 2..<pages, using: &random))
        let meta = range(Int.random(in: 0...1, using: &random))
        func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
        switch seed % 8 {
        case 0:
            bytes.replaceSubrange(page, with: noise(Self.pageSize))
            return ("a page of noise", bytes)
        case 1:
            for _ in 0..<4 {
                bytes[Int.random(in: 2 * Self.pageSize..<bytes.count, using: &random)] ^=
                    1 << UInt8.random(in: 0..<8, using: &random)
            }
            return ("four flipped bits", bytes)
        case 2: return ("a cut file", Array(bytes.prefix(Int.random(in: 1..<bytes.count, using: &random))))
        case 3:
            bytes.replaceSubrange(page, with: repeatElement(0, count: Self.pageSize))
            return ("a page of zeros", bytes)
        case 4:
            bytes.replaceSubrange(page, with: whole[other])
            bytes.replaceSubrange(other, with: whole[page])
            return ("two swapped pages", bytes)
        case 5:
            bytes.replaceSubrange(page, with: whole[other])
            return ("a page over another", bytes)
        case 6:
            bytes.replaceSubrange(meta, with: noise(Self.pageSize))
            return ("noise on a meta page", bytes)
        default:
            bytes[meta.lowerBound + Int.random(in: 0..<160, using: &random)] ^=
                1 << UInt8.random(in: 0..<8, using: &random)
            return ("a flipped bit in a meta page", bytes)
        }
    }
}
