import ArgumentParser
import ConfabRuntime

/// Says what is set, and where.
struct Settings: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print what every option is set to, and by what.",
        discussion: "A line has the option's name, its value, and where it is set, between tabs.")

    @OptionGroup var placeOptions: PlaceOptions

    func run() throws {
        let table = settingsTable(placeOptions.places)
        for line in table.lines { try Output.say(line) }
        for problem in table.problems { Output.complain(problem) }
    }
}
