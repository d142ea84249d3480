import Glibc
import Messenger
import Theming

/// The user's own short names for emoji: `emoji.toml` beside the config, with lines such as `shipit = "🚀"`.
struct EmojiFile {
    private(set) var names = EmojiNames()
    /// Everything that is wrong with the file, in its order. Its other lines count.
    private(set) var problems: [FileProblem] = []
    /// True if it could be read at all, or isn't there.
    private(set) var isReadable = true

    /// The path of the file beside the config at `path`.
    static func path(beside path: String) -> String { Files.folder(of: path) + "/emoji.toml" }

    /// Reads the file at `path`, if there is one.
    init(path: String) {
        guard access(path, F_OK) == 0 else { return }
        (problems, isReadable) = TomlFile.read(path) { _, section in
            for entry in section.entries {
                guard EmojiNames.isShortName(entry.key) else {
                    section.report(
                        "“\(entry.key)” can't be a short name; use letters, digits, “_”, “+”, and “-”",
                        at: entry.keyPosition)
                    continue
                }
                guard let written = TomlSection.strings(in: entry.node.value), let emoji = written.first,
                    written.count == 1, emoji.isEmoji
                else {
                    section.report("“\(entry.key)” takes one emoji", at: entry.node.position)
                    continue
                }
                names.name(emoji, entry.key.lowercased())
            }
        }
    }
}
