import ArgumentParser
import ConfabRuntime

/// Shows how a recorded session ended.
struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the last screen of a session recorded with --record, as text.")

    @Argument(help: "A file written by --record.")
    var file: String

    func run() throws { try Output.say(try replay(file)) }
}

/// Runs the replay in its own process, because a file that looks like a recording may crash it.
struct ReplayHere: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "__replay", shouldDisplay: false)

    @Argument var file: String

    func run() throws { throw ExitCode(try replayInThisProcess(file)) }
}

/// Brings messages in.
struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import a Zulip archive or a Confab export.",
        discussion: "Importing again adds no duplicates; an interrupted import resumes.")

    @OptionGroup var placeOptions: PlaceOptions

    @Argument(help: "A folder with a Zulip archive, or a file with JSON lines.")
    var path: String

    @Option(
        help: ArgumentHelp(
            "Import into this profile; create it if needed.", valueName: "name"))
    var profile: String

    @Flag(help: "Don't show progress.")
    var quiet = false

    func run() throws {
        try importMessages(from: path, profile: profile, into: placeOptions.places, showsProgress: !quiet)
    }
}

/// Writes a profile out.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export a profile as JSON lines.")

    @OptionGroup var placeOptions: PlaceOptions

    @Argument(
        help: "Write to this file, and replace it only when the export is complete (default: standard output).")
    var file: String?

    @Option(help: ArgumentHelp("The profile.", valueName: "name"))
    var profile: String

    @Option(help: ArgumentHelp("Write to this file; the same as <file>.", valueName: "file"))
    var output: String?

    @Flag(help: "Don't show progress.")
    var quiet = false

    func validate() throws {
        if file != nil, output != nil { throw ValidationError("Use either <file> or --output, not both.") }
    }

    func run() throws {
        try exportProfile(profile, from: placeOptions.places, to: file ?? output, showsProgress: !quiet)
    }
}

/// Judges the data directory.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the database and repair it.")

    @OptionGroup var placeOptions: PlaceOptions

    @Flag(help: "Rebuild the indexes; if pages are damaged, copy what can be read to a new database.")
    var repair = false

    @Flag(help: "Rebuild only the index of messages. You can keep using Confab.")
    var rebuildIndex = false

    @Flag(help: "Accept losses: stop reporting lost and damaged records, and delete what is left of them.")
    var acceptLosses = false

    @Flag(help: "List the tables of the database with their records, and count the files, even if nothing is wrong.")
    var verbose = false

    @Option(
        help: ArgumentHelp(
            """
            Save a text for a report about a problem in this new file (- for standard output), without messages, names, or \
            secrets.
            """,
            valueName: "file"))
    var bundle: String?

    func validate() throws {
        if [repair, rebuildIndex, acceptLosses, bundle != nil].filter({ $0 }).count > 1 {
            throw ValidationError("Use only one of --repair, --rebuild-index, --accept-losses, and --bundle.")
        }
    }

    func run() throws {
        if let bundle {
            return try saveBundle(placeOptions.places, mustHaveConfig: placeOptions.config != nil, to: bundle)
        }
        if try !examineInChild(
            placeOptions.places, repairs: repair, rebuildsIndex: rebuildIndex, acceptsLosses: acceptLosses,
            isVerbose: verbose)
        {
            throw ExitCode.failure
        }
    }
}

/// Runs the doctor in its own process, because liblmdb doesn't survive every kind of damage.
struct Examine: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "__examine", shouldDisplay: false)

    @Argument var directory: String

    @Flag var repair = false

    @Flag var rebuildIndex = false

    @Flag var acceptLosses = false

    @Flag var verbose = false

    @Flag var count = false

    func run() throws {
        if count { return try printTableCounts(directory) }
        if rebuildIndex { return try ConfabRuntime.rebuildIndex(in: Places(data: directory)) }
        if try !examine(directory, repairs: repair, acceptsLosses: acceptLosses, isVerbose: verbose) {
            throw ExitCode.failure
        }
    }
}
