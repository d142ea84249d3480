/// A line of the log about a start, as ``StartPhases`` wrote it.
struct StartRecord {
    /// The time in the log.
    var time: String
    /// How the start ended: `ready`, `choosing`, `failed`, `canceled`, or `quit`.
    var end: String
    /// The names of the problem's cases; nil if there was none.
    var reason: String?
    /// The ``tag(of:)`` of the data directory: all directories have one log.
    var directory: String
    var milliseconds: String
    /// Names of phases, and the milliseconds of each.
    var phases: [(name: String, milliseconds: String)]

    /// The beginning of the message of such a line.
    static let mark = "start phases"

    /// Reads a line of the log; nil if it's about something else.
    init?(_ line: some StringProtocol) {
        guard let mark = line.firstRange(of: "] notice: \(Self.mark) "), let bracket = line.firstRange(of: " [") else {
            return nil
        }
        time = String(line[..<bracket.lowerBound])
        var words: [(name: String, value: String)] = []
        for word in line[mark.upperBound...].split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            words.append((String(parts[0]), String(parts[1])))
        }
        guard words.count >= 2, words[0].name == "end" else { return nil }
        end = words.removeFirst().value
        if words[0].name == "reason" { reason = words.removeFirst().value }
        guard words.count >= 2, words[0].name == "data", words[1].name == "ms" else { return nil }
        directory = words.removeFirst().value
        milliseconds = words.removeFirst().value
        phases = words.map { ($0.name, $0.value) }
    }

    /// Returns a few digits that tell data directories apart and don't tell their paths.
    static func tag(of directory: String) -> String {
        let path = Files.real(directory) ?? directory
        // The hash FNV-1a.
        let hash = path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(hash, radix: 16)
    }

    /// The start in words for people.
    var sentence: String {
        let how =
            switch end {
            case "ready": "ready after"
            case "choosing": "asked for a profile after"
            case "failed": "failed (\(reason ?? "unknown")) after"
            default: "\(end) after"
            }
        let list = phases.map { "\($0.name) \($0.milliseconds)" }.joined(separator: ", ")
        return "\(time): \(how) \(milliseconds) ms" + (list.isEmpty ? "" : " (\(list))")
    }
}
