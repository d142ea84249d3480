import ArgumentParser
import ConfabRuntime
import Messenger

/// Help with a command that doesn't exist.
enum Suggestion {
    /// Throws a usage error if the first of `words` looks like a command but isn't one.
    static func checkCommand(_ words: [String]) throws {
        guard let word = words.first, !word.hasPrefix("-"), !names.contains(word), word != "help" else { return }
        guard let name = nearest(to: word) else {
            throw UsageError("No command “\(word)”. “confab --help” lists the commands.")
        }
        throw UsageError("No command “\(word)”. Did you mean “\(name)”?")
    }

    /// Returns the command or the option that someone who typed `word` probably meant.
    private static func nearest(to word: String) -> String? {
        if word.lowercased() == "version" { return "--version" }
        return Confab.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
            .nearest(to: word)
    }

    private static let names = Set(Confab.configuration.subcommands.map { $0._commandName })
}
