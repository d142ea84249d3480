import ArgumentParser
import ConfabRuntime

/// Finds messages.
struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find messages, the newest first: a line each, with date, chat, sender and the words around the hit.",
        discussion: """
            All words must be in a message, each at the beginning of a word; case and accents do not count. Words in quotes \
            must stand side by side (quote them for the shell, too: '"summer holiday"'). from:NAME, in:CHAT, before:DATE, \
            after:DATE and has:link, has:image, has:file narrow it.

            It ends with 0 when anything was found, with 1 when nothing was, and with 2 when something is wrong.
            """)

    /// The exit status for errors, as in grep.
    static let trouble = ExitCode(2)

    @OptionGroup var placeOptions: PlaceOptions

    @Argument(help: "What to search for, as in the field of the list.")
    var words: [String]

    @Option(help: ArgumentHelp("The profile; needed where there are several.", valueName: "name"))
    var profile: String?

    @Flag(help: "Write JSON, an object a line, with everything that is known of a hit.")
    var json = false

    @Option(help: ArgumentHelp("Stop after so many hits.", valueName: "number"))
    var limit: Int?

    @Flag(help: "Find chats, groups and contacts by name, in place of messages.")
    var names = false

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit is 1 or more.") }
    }

    func run() throws {
        var command = SearchCommand(words.joined(separator: " "))
        command.profile = profile
        command.limit = limit
        command.isJSON = json
        command.findsNames = names
        if try !command.run(in: placeOptions.places) { throw ExitCode.failure }
    }
}
