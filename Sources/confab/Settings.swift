import ArgumentParser
import ConfabRuntime

/// Says what is set, and where.
struct Settings: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print every option's value and where it's set.",
        discussion: "Each line has the option's name, its value, and where it's set, separated by tabs.")

    @OptionGroup var placeOptions: PlaceOptions

    func run() throws {
        let table = settingsTable(placeOptions.places, mustHaveConfig: placeOptions.config != nil)
        for line in table.lines { try Output.say(line) }
        for problem in table.problems { Output.complain(problem) }
    }
}
