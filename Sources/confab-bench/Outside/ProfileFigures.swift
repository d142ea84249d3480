import Foundation

/// The cost of switching between two large profiles, in the program on its terminal.
struct ProfileFigures {
    let subject: Subject
    /// A data directory with two profiles that are called ``names``; it is copied, because switching writes.
    let twins: String

    /// Their names, with no letter in common at any position, so that all letters are drawn.
    static let names = ["Bench", "Other"]

    /// Milliseconds from the key that chooses the other profile to its list on the terminal.
    func switches(_ count: Int = 100) throws -> [Double] {
        let folder = NSTemporaryDirectory() + "confab-twins-\(getpid())"
        try Accounts.copy(twins, to: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try subject.warm(folder)
        let program = try subject.start(folder, ["--profile", Self.names[0]])
        guard program.time(of: Self.names[0], limit: 30_000) != nil else {
            throw BenchError("\(Self.names[0]) does not open.")
        }
        _ = program.drain(quiet: 400)
        return try (1...count).map { number in
            let name = Self.names[number % 2]
            program.type("@")
            // Both are there to be chosen, and nothing else is going on. The one that was open before is selected.
            guard program.time(of: name, limit: 5000) != nil else { throw BenchError("\(name) is not in the sheet.") }
            _ = program.drain(quiet: 60, limit: 200)
            let begin = TerminalProgram.now()
            program.type("\r")
            guard let shown = program.time(of: name, limit: 5000) else {
                throw BenchError("\(name) was chosen, and its list is not there.")
            }
            // What the program does besides is over before the next one.
            _ = program.drain(quiet: 60, limit: 200)
            return Double(shown - begin) / 1e6
        }
    }
}
