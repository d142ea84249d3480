import ArgumentParser
import ConfabRuntime
import Glibc
import Logging
import TerminalDOM

/// Shows the chats.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show your chats (this is what confab does by itself).")

    @OptionGroup var placeOptions: PlaceOptions

    @Option(help: ArgumentHelp("Open this profile.", valueName: "name"))
    var profile: String?

    @Option(help: ArgumentHelp("Use this theme: dark, light, or one of yours.", valueName: "name"))
    var theme: String?

    @Option(help: ArgumentHelp("Use these colours: auto, truecolor, 256, 16, none.", valueName: "colours"))
    var color: String?

    @Flag(help: "Show sample data, in a directory that is removed afterwards.")
    var demo = false

    @Flag(help: "Print the screen once as text and end; the same when standard output is no terminal.")
    var once = false

    @Option(help: ArgumentHelp("The size of the screen that --once prints.", valueName: "columns×rows"))
    var size: String?

    @Option(
        help: ArgumentHelp("Write the session down, for “confab replay”; texts are made unreadable.", valueName: "file")
    )
    var record: String?

    @Flag(help: "Keep texts readable in what --record writes.")
    var recordTexts = false

    @Option(help: ArgumentHelp("What is logged: trace, debug, info, notice, warning, error.", valueName: "level"))
    var logLevel: String = "notice"

    func run() throws {
        var options = RunOptions(places: placeOptions.places)
        options.mustHaveConfig = placeOptions.config != nil
        options.profile = profile
        options.theme = theme
        options.colors = color
        options.isDemo = demo
        options.recording = record
        options.redactsRecording = !recordTexts
        guard let level = Logger.Level(rawValue: logLevel) else {
            throw ValidationError(
                "`\(logLevel)` is no log level; there are trace, debug, info, notice, warning, error.")
        }
        options.logLevel = level
        if once || isatty(STDOUT_FILENO) == 0 { options.once = try screenSize() }
        try ConfabRuntime.run(options)
    }

    private func screenSize() throws -> Size {
        guard let size else { return Size(environmentNumber("COLUMNS") ?? 80, environmentNumber("LINES") ?? 24) }
        let parts = size.split { $0 == "x" || $0 == "×" }.compactMap { Int($0) }
        guard parts.count == 2, parts.allSatisfy({ (1...1000).contains($0) }) else {
            throw ValidationError("`\(size)` is no size; write it like 80x24.")
        }
        return Size(parts[0], parts[1])
    }

    private func environmentNumber(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }.flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}
