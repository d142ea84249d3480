import ConfabApp
import FoundationEssentials
import TerminalDOM

/// The keys of a keymap, place by place, for people or for programs.
struct KeyListing {
    let keymap: Keymap
    let strings: any Strings

    private struct Line: Encodable {
        var context: String
        var command: String
        var keys: [String]
        var title: String
    }

    private func lines(in context: KeyContext) -> [Line] {
        KeyTable.commands(in: context).map { command in
            Line(
                context: context.rawValue, command: command.rawValue,
                keys: keymap.keys(for: command, in: context).map(\.description), title: strings.title(command))
        }
    }

    /// A table for each place: keys, what they do, and the name for the config.
    var text: String {
        var sections: [String] = []
        for context in KeyContext.allCases {
            let lines = lines(in: context)
            guard !lines.isEmpty else { continue }
            let keys = lines.map { $0.keys.joined(separator: "  ") }
            let keyWidth = min(36, keys.map { DisplayWidth.of($0) }.max() ?? 0)
            let titleWidth = lines.map { DisplayWidth.of($0.title) }.max() ?? 0
            let heading = "\(strings.title(context))  [keys.\(context.rawValue)]"
            let rows = zip(keys, lines).map { keys, line in
                "  \(keys.padded(to: keyWidth))  \(line.title.padded(to: titleWidth))  \(line.command)"
            }
            sections.append(([heading] + rows).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n")
    }

    /// An object a line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try KeyContext.allCases.flatMap(lines).map {
            String(decoding: try encoder.encode($0), as: UTF8.self)
        }.joined(separator: "\n")
    }
}
