import ConfabApp
import Glibc
import Messenger
import TerminalDOM
import TerminalNcurses
import Theming

extension LogBundle {
    /// The bytes of the log that a bundle has.
    private static let logLimit = 200_000
    private static let mostStarts = 10

    /// Reads everything that belongs to a bundle. What can't be read is a sentence in it.
    ///
    /// - Parameters:
    ///   - places: Confab's files.
    ///   - mustHaveConfig: true if the user named the config.
    ///   - countsTables: false if this program can't read the database in a process of its own.
    init(_ places: Places, mustHaveConfig: Bool, countsTables: Bool = true) {
        let files = OptionFiles(
            places: places, mustHaveConfig: mustHaveConfig, watchesFiles: false, keepsChoices: false)
        self.places = places
        // A sentence with a relative path would give it away: it may be like any word.
        var absolute = places
        absolute.data = Files.absolute(places.data)
        let log = LogTail(directory: places.state, limit: Self.logLimit)
        let redact = PathRedaction(places)
        // A start whose directory didn't exist yet had nothing but the path as it was given.
        let tags = Set([places.data, absolute.data, Files.resolved(places.data)].map(StartRecord.tag))
        var data = Self.disk(of: places.data)
        let starts = StartCounter(places.data)
        if starts.isKnown { data.append("starts in a row that ended early: \(starts.count)") }
        if countsTables { data += countTablesInChild(absolute) }
        time = SystemClock.wallTime
        sections = [
            Section(title: "Version", lines: [Version.withBuild, Self.system]),
            Section(
                title: "Terminal",
                lines: Self.terminal(TerminalOptions.processEnvironment, size: Self.terminalSize)),
            Section(
                title: "Changed options", lines: Self.changedOptions(files.layers, mistakes: files.problems.count)),
            Section(
                title: "Last starts",
                lines: log.lines.compactMap { StartRecord($0) }.filter { tags.contains($0.directory) }.map(\.sentence)
                    .suffix(Self.mostStarts)),
            Section(title: "Data", lines: data.map { redact($0) }),
            Section(
                title: log.isCut ? "Log (its end)" : "Log",
                lines: log.lines.map { redact(Self.withoutTag($0, of: tags)) }),
        ]
    }

    /// Returns a line of the log without the tag of a data directory, by which anybody could check a guess at its path.
    ///
    /// - Parameter tags: the tags of the directory that the bundle is about.
    static func withoutTag(_ line: String, of tags: Set<String>) -> String {
        guard line.contains(StartRecord.mark) else { return line }
        return line.replacing(/\ data=(?<tag>[0-9a-f]+)\b/) {
            tags.contains(String($0.tag)) ? " data=this" : " data=other"
        }
    }

    /// Returns the options that don't have their default. Values that are texts or names of the user's are left out.
    static func changedOptions(_ layers: OptionLayers, mistakes: Int = 0) -> [String] {
        let options = Options(layers)
        var lines = OptionDeclaration.all.compactMap { option -> String? in
            let origin = layers.origin(of: option.id)
            guard origin != .standard else { return nil }
            let value = value(of: option, option.value(in: options)) ?? "(value left out)"
            return "\(option.id.rawValue) = \(value) (\(origin.name))"
        }
        if !layers.keys.isEmpty { lines.append("keys: \(layers.keys.count) changed (config)") }
        if mistakes > 0 { lines.append("mistakes in the files: \(mistakes)") }
        return lines
    }

    /// Returns a value that is one of Confab's own words; nil for one that the user made up.
    private static func value(of option: OptionDeclaration, _ value: OptionValue) -> String? {
        switch (option.kind, value) {
        case (.flag, _), (.number, _), (.choice, _), (.words, _): return value.stored
        case (.theme, .theme(let theme)):
            let names = Set(ThemeLibrary(userFolder: nil).summaries.map(\.id))
            let isShipped = names.contains(theme.name(isDark: true)) && names.contains(theme.name(isDark: false))
            return isShipped ? value.stored : nil
        case (.text, _), (.items, _), (.emoji, _), (.keys, _), (.theme, _): return nil
        }
    }

    /// Returns what decides how Confab draws on a terminal.
    static func terminal(_ environment: [String: String], size: Size?) -> [String] {
        let variables = ["TERM", "COLORTERM", "NO_COLOR", "TERM_PROGRAM", "LC_ALL", "LC_CTYPE", "LANG"].compactMap {
            name in
            environment[name].map { "\(name)=\($0.isPlainWord ? $0 : "(value left out)")" }
        }
        let colors = TerminalCapabilities(environment: environment).colors
        return variables + [
            "colors: \(colors.rawValue)", "tmux: \(environment["TMUX"] == nil ? "no" : "yes")",
            "size: \(size.map { "\($0.width)x\($0.height)" } ?? "not a terminal")",
        ]
    }

    private static var terminalSize: Size? {
        var size = winsize()
        for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 {
            return Size(Int(size.ws_col), Int(size.ws_row))
        }
        return nil
    }

    /// The kernel and the processor. The name of the machine is left out.
    private static var system: String {
        var facts = utsname()
        guard uname(&facts) == 0 else { return "unknown system" }
        func text<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return [text(facts.sysname), text(facts.release), text(facts.machine)].joined(separator: " ")
    }

    private static func disk(of directory: String) -> [String] {
        var facts = stat()
        let file =
            stat(directory + "/data.mdb", &facts) == 0
            ? "data.mdb: \(facts.st_size) bytes" : "data.mdb: \(Files.reason(errno))"
        guard let disk = Disk(at: directory) else { return [file] }
        return [file, "free on the disk: \(disk.free) bytes"]
            + (disk.network.map { ["network file system: \($0)"] } ?? [])
    }
}

extension String {
    /// True if it's like the values that terminals and locales have.
    fileprivate var isPlainWord: Bool { utf8.count <= 64 && wholeMatch(of: /[A-Za-z0-9._:@+\-]*/) != nil }
}

extension OptionLayers.Origin {
    fileprivate var name: String {
        switch self {
        case .standard: "default"
        case .settings: "settings"
        case .config: "config"
        case .commandLine: "command line"
        }
    }
}
