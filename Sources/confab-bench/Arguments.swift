/// What the program was called with: words, and options with values.
struct Arguments {
    private(set) var words: [String] = []
    private var options: [String: String] = [:]

    private static let known = ["--chats", "--messages", "--seed", "--accounts", "--archive"]

    /// Takes `arguments` apart; every option has a value.
    init(_ arguments: some Sequence<String>) throws {
        var name: String?
        for argument in arguments {
            if let known = name {
                options[known] = argument
                name = nil
            } else if argument.hasPrefix("--") {
                guard Self.known.contains(argument) else {
                    throw BenchError("\(argument) is no option; there are \(Self.known.joined(separator: ", ")).")
                }
                name = argument
            } else {
                words.append(argument)
            }
        }
        if let name { throw BenchError("\(name) needs a value.") }
    }

    func text(_ name: String, _ standard: String) -> String { options[name] ?? standard }

    func number(_ name: String, _ standard: Int) throws -> Int {
        guard let text = options[name] else { return standard }
        guard let number = Int(text), number >= 0 else { throw BenchError("\(name) needs a number, not \(text).") }
        return number
    }
}
