import ArgumentParser
import ConfabRuntime
import TerminalDOM

/// Prints views as text, for people who don't write Swift.
struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a view of sample data as text, the same every time.",
        discussion: """
            “confab snapshot list” lists the views. This reads nothing of yours except your themes, and writes nothing.
            """)

    @OptionGroup var placeOptions: PlaceOptions

    @Argument(help: "The view, or “list”.")
    var view: String

    @Option(help: ArgumentHelp("The size of the screen.", valueName: "columns×rows"))
    var size = "80x24"

    @Option(help: ArgumentHelp("Draw with this theme.", valueName: "name"))
    var theme: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "Print this form: screen, styled (with roles), themed (with colors), ansi, tree, or svg.", valueName: "form"
        )
    )
    var form: String?

    func run() throws {
        let commands = SnapshotCommands(places: placeOptions.places)
        if view == "list" {
            try Output.say(commands.list())
        } else {
            try Output.write(try commands.print(view, size: try parsedSize, theme: theme, as: try parsedForm))
        }
    }

    private var parsedSize: Size {
        get throws {
            guard let size = Size(words: size) else {
                throw ValidationError("“\(size)” isn't a size. Try 80x24.")
            }
            return size
        }
    }

    private var parsedForm: SnapshotCommands.Form? {
        get throws {
            guard let form else { return nil }
            guard let known = SnapshotCommands.Form(rawValue: form) else {
                let names = SnapshotCommands.Form.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("Unknown form “\(form)”. Choose one of \(names).")
            }
            return known
        }
    }
}

extension Size {
    /// Reads `80x24`; `nil` when it is no size of a screen.
    init?(words: String) {
        let parts = words.split { $0 == "x" || $0 == "×" }.map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1000).contains(width),
            (1...1000).contains(height)
        else { return nil }
        self.init(width, height)
    }
}
