/// The command line: words, and options with values.
struct Arguments {
    private(set) var words: [String] = []
    private var options: [String: String] = [:]

    private static let known = [
        "--chats", "--messages", "--seed", "--accounts", "--archive", "--against", "--rounds", "--limit",
    ]

    /// Parses `arguments`; every option has a value.
    init(_ arguments: some Sequence<String>) throws {
        var name: String?
        for argument in arguments {
            if let known = name {
                options[known] = argument
                name = nil
            } else if argument.hasPrefix("--") {
                guard Self.known.contains(argument) else {
                    throw BenchError(
                        "Unknown option \(argument). Choose one of: \(Self.known.joined(separator: ", ")).")
                }
                name = argument
            } else {
                words.append(argument)
            }
        }
        if let name { throw BenchError("\(name) needs a value.") }
    }

    /// The folder of the accounts that are measured.
    var accounts: String { text("--accounts") ?? ".build/accounts" }
    /// The folder of the archive that is imported.
    var archive: String { text("--archive") ?? "../shared/data/zulip-archive" }

    func text(_ name: String) -> String? { options[name] }

    func number(_ name: String, _ standard: Int) throws -> Int {
        guard let text = options[name] else { return standard }
        guard let number = Int(text), number >= 0 else { throw BenchError("\(name) needs a number, not \(text).") }
        return number
    }

    /// A positive ratio; nil if the option isn't given.
    func ratio(_ name: String) throws -> Double? {
        guard let text = options[name] else { return nil }
        guard let ratio = Double(text), ratio > 0 else {
            throw BenchError("\(name) needs a ratio such as 1.05, not \(text).")
        }
        return ratio
    }
}
