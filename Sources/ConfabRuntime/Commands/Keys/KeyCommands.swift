import ConfabApp
import Glibc
import TerminalDOM
import TerminalNcurses

/// The keys of all commands, and the byte sequences that the terminal sends.
package struct KeyCommands {
    private let keymap: Keymap
    private let strings: any Strings

    /// The keys that the config in `places` says, or those of the preset called `preset` alone.
    ///
    /// - Throws: ``UsageError`` for a preset that does not exist.
    package init(places: Places, mustHaveConfig: Bool, preset: String?) throws {
        let config = ConfigFile(path: places.config, mustExist: mustHaveConfig)
        var layers = OptionLayers()
        layers.settings = SettingsFile(path: places.settings).values
        layers.config = config.values
        layers.keys = config.keys
        let options = Options(layers)
        strings = options.strings
        guard let preset else {
            for problem in config.problems { Output.complain("\(problem)") }
            keymap = options.keymap
            return
        }
        guard let known = KeyPreset(rawValue: preset) else {
            let names = KeyPreset.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("Unknown preset “\(preset)”. Choose one of \(names).")
        }
        keymap = Keymap(known)
    }

    /// Prints the keys, place by place.
    package func list(asJSON isJSON: Bool) throws {
        let listing = KeyListing(keymap: keymap, strings: strings)
        try Output.say(isJSON ? listing.json() : listing.text)
    }

    /// Says for each key that is pressed what the terminal sends for it, what the config calls it, and which commands it gives,
    /// until Ctrl-C is pressed twice.
    ///
    /// - Throws: ``UsageError`` when standard input is no terminal.
    package func dump() throws {
        guard isatty(STDIN_FILENO) == 1 else {
            throw UsageError("“confab keys --dump” needs a terminal as standard input.")
        }
        // Raw, a terminal does not go back to the first column by itself.
        let end = isatty(STDOUT_FILENO) == 1 ? "\r\n" : "\n"
        let listener = try KeyListener()
        defer { listener.close() }
        try Output.write("Press keys to see what your terminal sends for them. Press Ctrl-C twice to stop." + end + end)
        try Output.write(KeyReport.heading + end)
        var interrupts = 0
        while interrupts < 2, let heard = try listener.next() {
            for heard in heard {
                let report = KeyReport(heard.bytes, heard.events, keymap, strings, width: listener.columns)
                try Output.write(report.lines.map { $0 + end }.joined())
                interrupts = report.isInterrupt ? interrupts + 1 : 0
            }
        }
    }
}
