import ViewText

/// A comparison of a snapshot with its file.
struct SnapshotComparison {
    let file: SnapshotFile
    let record: RecordMode
    /// The command that accepts the current value.
    let command: AcceptingCommand

    /// Returns a description of the difference between `value` and the recorded snapshot; `nil` if they are equal.
    /// Writes the file according to the record mode.
    func failure<Format>(of value: Format, _ diffing: Diffing<Format>) throws(SnapshotProblem) -> String? {
        let text = LineEnds.own(diffing.toText(value))
        if record == .all {
            try file.write(text)
            return nil
        }
        guard let stored = try file.read() else { return try missing(text) }
        let recorded = LineEnds.own(stored)
        guard let difference = diffing.diff(diffing.fromText(recorded), diffing.fromText(text)) else { return nil }
        return """
            The snapshot differs from what was recorded (- recorded, + now):
            --- \(file.path)
            \(difference)
            \(recorded == stored ? "" : LineEnds.note + "\n")\(try differing(text))
            """
    }

    private func missing(_ text: String) throws(SnapshotProblem) -> String {
        guard record != .never else {
            return """
                There is no snapshot \(file.path), and nothing is recorded here (SNAPSHOT_TESTING_RECORD=never, or CI is set).
                Record it and commit it: \(command.text("missing"))
                """
        }
        try file.write(text)
        return """
            There was no snapshot yet. It has been written: \(file.path)
            Look at it, then run the test again.
            \(text)
            """
    }

    private func differing(_ text: String) throws(SnapshotProblem) -> String {
        if record == .failed {
            try file.write(text)
            return "Recorded again: \(file.path)"
        }
        let accept = "To accept it: \(command.text("failed"))"
        do throws(SnapshotProblem) {
            try file.elsewhere.write(text)
            return "The current text is in \(file.elsewhere.path)\n\(accept)"
        } catch {
            // Reports the difference even if the file can't be written.
            return "The current text couldn't be saved: \(error)\n\(accept)"
        }
    }
}

/// A shell command that runs a single test in another record mode.
struct AcceptingCommand {
    private let filter: String

    static func accepting(_ testName: String, fileID: String) -> AcceptingCommand {
        let module = fileID.prefix { $0 != "/" }
        let test = testName.prefix { $0 != "(" }.filter { $0 != "`" }
        return AcceptingCommand(filter: "\(module).*\(test)")
    }

    func text(_ mode: String) -> String { "SNAPSHOT_TESTING_RECORD=\(mode) swift test --filter '\(filter)'" }
}

/// The line endings of other systems, which editors and git can introduce. They don't count as differences.
enum LineEnds {
    static let note = """
        The file has line ends of another system. They are not what differs: they are not compared. “*.txt text eol=lf” in \
        .gitattributes keeps them out.
        """

    /// Returns `text` with every line ending replaced by `\n`, and without a byte order mark.
    static func own(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\r")) || text.unicodeScalars.first == "\u{FEFF}" else { return text }
        var own = String.UnicodeScalarView()
        var isAfterReturn = false
        for (index, scalar) in text.unicodeScalars.enumerated() {
            defer { isAfterReturn = scalar == "\r" }
            if index == 0, scalar == "\u{FEFF}" { continue }
            if scalar == "\n", isAfterReturn { continue }
            own.append(scalar == "\r" ? "\n" : scalar)
        }
        return String(own)
    }
}
