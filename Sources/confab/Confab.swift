import ArgumentParser
import ConfabRuntime
import Glibc

/// The command.
@main
struct Confab: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "confab",
        abstract: "A messenger for people who live in a terminal.",
        discussion: "Without a subcommand, Confab shows your chats. Press F1 there to see all keys.",
        version: Version.withBuild,
        subcommands: [
            Run.self, Search.self, Replay.self, Import.self, Export.self, Doctor.self, Themes.self, Settings.self,
            Keys.self,
            Snapshot.self,
            Examine.self, ReplayHere.self,
        ],
        defaultSubcommand: Run.self)

    static func main() {
        openStandardDescriptors()
        forbidCoreDumps()
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            if [["--help"], ["-h"], ["help"]].contains(words) {
                try Output.say(Help.page)
            } else if let arguments = RunArguments(plain: words) {
                try arguments.run()
            } else {
                try Suggestion.checkCommand(words)
                var command = try parseAsRoot(words)
                try command.run()
            }
        } catch let error as UsageError {
            Output.complain("Error: \(error)")
            exit(withError: isSearch(words) ? Search.trouble : ExitCode(EX_USAGE))
        } catch {
            end(with: error, isSearch: isSearch(words))
        }
    }

    /// Says what `error` says and ends. The parser would repeat arguments as they are, escape sequences included.
    private static func end(with error: any Error, isSearch: Bool) -> Never {
        let code = exitCode(for: error)
        var message = sentence(for: error).map { "Error: \($0)" } ?? fullMessage(for: error)
        // The parser uses straight quotation marks, all other output curly ones. What isn't from the parser may have a command for
        // a shell, which needs the straight ones.
        if code == .success || code == .validationFailure {
            message.replace(/(?<before>^|[\s(])'(?<text>[^'"\n]*)'/) { "\($0.before)“\($0.text)”" }
        }
        if code == .success {
            do {
                if !message.isEmpty { try Output.say(message) }
                exit(withError: code)
            } catch {
                end(with: error, isSearch: isSearch)
            }
        }
        if !message.isEmpty { Output.complain(message) }
        // 1 says that a search found nothing, so anything that goes wrong with one needs another number.
        exit(withError: isSearch && !(error is ExitCode) ? Search.trouble : code)
    }

    private static func isSearch(_ words: [String]) -> Bool { words.first == Search._commandName }
}

/// The options for directories, common to all subcommands.
struct PlaceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Keep messages in this directory (default: $XDG_DATA_HOME/confab).", valueName: "dir"))
    var data: String?

    @Option(
        help: ArgumentHelp("Use this config file (default: $XDG_CONFIG_HOME/confab/config.toml).", valueName: "file"))
    var config: String?

    var places: Places { Places(data: data, config: config) }
}
