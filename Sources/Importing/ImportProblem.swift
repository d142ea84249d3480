import Messenger

/// Something that was skipped or repaired while the rest went on: where it is, and what is wrong.
package struct ImportProblem: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// The file, relative to what is imported.
    package var file: String
    /// The line, the first 1; nil when the whole file is meant.
    package var line: Int?
    /// The problem and the remedy, to be read after the place.
    package var what: String

    /// A problem at `line` of `file`.
    package init(file: String, line: Int? = nil, what: String) {
        self.file = file
        self.line = line
        self.what = what
    }

    /// Place and problem in one line, as in `stream/topic.json:12: …`.
    package var description: String {
        "\(file.harmlessName)\(line.map { ":\($0)" } ?? ""): \(what.harmlessName)"
    }
}
