import ArgumentParser
import ConfabRuntime

/// Finds messages.
struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find messages. Print one line per match, newest first.",
        discussion: """
            A message matches if it contains all words, each at the beginning of a word, in any case and with any accents. \
            Words in quotes must be next to each other (add quotes for the shell: '"summer holiday"'). Narrow the search with \
            from:NAME, in:CHAT, before:DATE, after:DATE, has:link, has:image, has:file, has:voice, or is:unread.

            Exit status: 0 if something was found, 1 if nothing was, 2 if something is wrong, such as a part of the query.
            """)

    /// The exit status for errors, as in grep.
    static let trouble = ExitCode(2)

    @OptionGroup var placeOptions: PlaceOptions

    @Argument(help: "Words and operators, as in the search field.")
    var words: [String]

    @Option(help: ArgumentHelp("Search this profile; required if you have several.", valueName: "name"))
    var profile: String?

    @Flag(help: "Print one JSON object per line, with all details.")
    var json = false

    @Option(help: ArgumentHelp("Stop after this many matches.", valueName: "number"))
    var limit: Int?

    @Flag(help: "Find chats, groups, and contacts by name instead of messages.")
    var names = false

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
    }

    func run() throws {
        var command = SearchCommand(words.joined(separator: " "))
        command.profile = profile
        command.limit = limit
        command.isJSON = json
        command.findsNames = names
        switch try command.run(in: placeOptions.places) {
        case .found: break
        case .nothingFound: throw ExitCode.failure
        case .misunderstood: throw Self.trouble
        }
    }
}
