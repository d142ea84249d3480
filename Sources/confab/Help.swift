import ArgumentParser

/// The page that `confab --help` prints: the commands, and the options that most people need.
enum Help {
    static var page: String {
        let commands = Confab.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        let width = commands.map { $0._commandName.count }.max() ?? 0
        let rows = commands.map { command in
            let name = command._commandName
            return "  " + name + String(repeating: " ", count: width - name.count + 2) + command.configuration.abstract
        }
        return """
            \(Confab.configuration.abstract)

            Usage: confab [options]              Show your chats. F1 shows the keys.
                   confab <command> [options]    Do one of the following.

            Commands:
            \(rows.joined(separator: "\n"))

            Options:
              --profile <name>   Open this profile.
              --demo             Look around in sample data, which is deleted afterwards.
              --data <dir>       Keep your messages here.
              --config <file>    Use this config.
              --theme <name>     Use this theme. “confab themes list” shows all.
              --once             Print the screen as text and exit.
              --start-over       Move your data aside and start from scratch.
              --version          Print the version.

            “confab run --help” lists all options.
            “confab <command> --help” explains a command.
            """
    }
}
