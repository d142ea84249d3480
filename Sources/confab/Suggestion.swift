import ArgumentParser
import ConfabRuntime
import Spelling

/// Help with a command that doesn't exist.
enum Suggestion {
    /// Throws a usage error if the first of `words` looks like a command but isn't one, or if a command isn't the first.
    static func checkCommand(_ words: [String]) throws {
        guard let word = words.first else { return }
        guard !word.hasPrefix("-") else { return try checkOrder(words) }
        guard !names.contains(word), word != "help" else { return }
        guard let name = nearest(to: word) else {
            throw UsageError("No command “\(word)”. “confab --help” lists the commands.")
        }
        throw UsageError("No command “\(word)”. Did you mean “\(name)”?")
    }

    /// Returns the command or the option that someone who typed `word` probably meant.
    private static func nearest(to word: String) -> String? {
        if word.lowercased() == "version" { return "--version" }
        let commands = Confab.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        return nearestName(to: word, among: commands.map { $0._commandName })
    }

    /// Without this, the parser blames “confab run”, which takes no words.
    private static func checkOrder(_ words: [String]) throws {
        guard let command = words.first(where: names.contains), (try? Run.parse(words)) == nil else { return }
        throw UsageError("Put the command first: “confab \(command) …”.")
    }

    private static let names = Set(Confab.configuration.subcommands.map { $0._commandName })
}
