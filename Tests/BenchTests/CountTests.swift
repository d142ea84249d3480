import Foundation
import ProcessTesting
import Testing

/// Counts are the same on every machine, so they can be compared with earlier ones.
@Suite struct CountTests {
    @Test func noStepOfTheAppCostsMoreThanItDid() throws {
        let counts = try Counts.measured()
        if ProcessInfo.processInfo.environment["CONFAB_ACCEPT_COUNTS"] != nil {
            try Counts.accept(counts)
            return
        }
        let baseline = try Counts.accepted()
        for name in Set(baseline.keys).union(counts.keys).sorted() {
            guard let now = counts[name], let before = baseline[name] else {
                Issue.record("\(name) is counted now or was before, but not both. \(Counts.advice)")
                continue
            }
            // What is skipped is work that was saved.
            let grew = name.hasSuffix(".nodes-skipped") ? false : Double(now) > Double(before) * 1.05
            #expect(!grew, "\(name) was \(before) and is \(now) now. \(Counts.advice)")
        }
    }

    @Test func twoWalksCountTheSame() throws {
        #expect(try Counts.measured() == Counts.measured())
    }
}

/// The counts that the bench prints, in a process of its own: ncurses is there only once in each.
private enum Counts {
    static let advice = """
        If it has to cost that, accept it: CONFAB_ACCEPT_COUNTS=1 swift test --filter CountTests writes \
        Tests/BenchTests/Baselines.txt, to be committed with the reason.
        """

    private static let baselines = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Baselines.txt")

    static func measured() throws -> [String: Int] {
        let bench = try run(builtProgram("confab-bench"), ["counts"])
        try #require(bench.status == 0, "\(bench.errors)")
        return parsed(bench.output)
    }

    static func accepted() throws -> [String: Int] { parsed(try String(contentsOf: baselines, encoding: .utf8)) }

    static func accept(_ counts: [String: Int]) throws {
        let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
        try lines.joined().write(to: baselines, atomically: true, encoding: .utf8)
    }

    private static func parsed(_ text: String) -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ")
            if parts.count == 2, let value = Int(parts[1]) { counts[String(parts[0])] = value }
        }
        return counts
    }
}
