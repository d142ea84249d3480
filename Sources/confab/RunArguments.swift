import ArgumentParser
import ConfabRuntime
import Glibc
import Logging
import TerminalDOM

/// The arguments for showing the chats.
struct RunArguments: Equatable {
    var data: String?
    var config: String?
    var profile: String?
    var theme: String?
    var color: String?
    var size: String?
    var record: String?
    var logLevel = "notice"
    var demo = false
    var startOver = false
    var once = false
    var recordTexts = false
    var linear = false

    init() {}

    /// Reads arguments that are as plain as they nearly always are: known options, each with its value behind it.
    ///
    /// The parser takes longer to get ready than all the rest of the start together, so it is asked only about what is
    /// not that plain: `nil` for subcommands, mistakes, `--option=value`, `--help` and the like.
    init?(plain arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        while let name = rest.next() {
            switch name {
            case "--demo": demo = true
            case "--start-over": startOver = true
            case "--once": once = true
            case "--record-texts": recordTexts = true
            case "--linear": linear = true
            default:
                guard let value = rest.next(), !value.hasPrefix("-"), set(name, to: value) else { return nil }
            }
        }
    }

    /// Takes the value of an option in; false where there is no such option. Not by key paths, which are slow to get ready.
    private mutating func set(_ option: String, to value: String) -> Bool {
        switch option {
        case "--data": data = value
        case "--config": config = value
        case "--profile": profile = value
        case "--theme": theme = value
        case "--color": color = value
        case "--size": size = value
        case "--record": record = value
        case "--log-level": logLevel = value
        default: return false
        }
        return true
    }

    /// Shows the chats.
    func run() throws {
        var options = RunOptions(places: Places(data: data, config: config))
        options.mustHaveConfig = config != nil
        options.profile = profile
        options.theme = theme
        options.colors = color
        options.isDemo = demo
        options.canExamine = true
        options.startsOver = startOver
        options.recording = record
        options.redactsRecording = !recordTexts
        if demo, startOver { throw ValidationError("Use either --demo or --start-over, not both.") }
        if demo, data != nil { throw ValidationError("Use either --demo or --data, not both.") }
        guard let level = Logger.Level(rawValue: logLevel) else {
            throw ValidationError(
                "Unknown log level “\(logLevel)”. Choose one of trace, debug, info, notice, warning, error.")
        }
        options.logLevel = level
        options.isLinear = linear
        if linear, !once, isatty(STDOUT_FILENO) != 0 {
            throw ValidationError("Use --linear only with --once.")
        }
        if once || isatty(STDOUT_FILENO) == 0 { options.once = try screenSize() }
        try ConfabRuntime.run(options)
    }

    private func screenSize() throws -> Size {
        guard let size else { return Size(environmentNumber("COLUMNS") ?? 80, environmentNumber("LINES") ?? 24) }
        guard let parsed = Size(words: size) else {
            throw ValidationError("“\(size)” isn't a size. Try 80x24.")
        }
        return parsed
    }

    private func environmentNumber(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }.flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}
