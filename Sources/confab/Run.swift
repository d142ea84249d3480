import ArgumentParser

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

    @Flag(help: "Move the data directory aside, to a dated folder beside it, and start with nothing.")
    var startOver = false

    @Flag(help: "Print the screen once as text and end; the same when standard output is no terminal.")
    var once = false

    @Flag(help: "With --once: print sentences in reading order in place of a picture of the screen.")
    var linear = false

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

    func run() throws { try arguments.run() }

    var arguments: RunArguments {
        var arguments = RunArguments()
        arguments.data = placeOptions.data
        arguments.config = placeOptions.config
        arguments.profile = profile
        arguments.theme = theme
        arguments.color = color
        arguments.demo = demo
        arguments.startOver = startOver
        arguments.once = once
        arguments.size = size
        arguments.record = record
        arguments.recordTexts = recordTexts
        arguments.linear = linear
        arguments.logLevel = logLevel
        return arguments
    }

    /// Parses `arguments` with the full parser.
    static func arguments(parsing arguments: [String]) throws -> RunArguments {
        try parse(arguments).arguments
    }
}
