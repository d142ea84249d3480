import ConfabApp
import FoundationEssentials
import Loop
import Messenger
import TerminalDOM
import Theming

/// Recordings larger than this aren't read: days of typing are smaller.
private let sizeLimit = 256 << 20
/// Columns and rows that a screen can have; no terminal is larger.
private let screenLimit = 0...2000

/// Reads the recording at `path` and returns the last frame of its session, as text.
func lastFrame(ofRecordingAt path: String) throws -> String {
    let lines = try readFile(path, limit: sizeLimit).split(separator: 0x0A)
    let decoder = JSONDecoder()
    guard let first = lines.first, let header = try? decoder.decode(SessionRecording.Header.self, from: Data(first))
    else {
        throw RecordingError("\(path.harmlessName) isn't a recording made with --record.")
    }
    guard header.format == SessionRecording.Header.currentFormat else {
        throw RecordingError(path: path, reason: "has format \(header.format), which this version can't read")
    }
    try check(header.start.size, inLine: 1, of: path)
    var recording = SessionRecording(header: header)
    for (number, line) in lines.enumerated().dropFirst() {
        guard let entry = try? decoder.decode(SessionRecording.Entry.self, from: Data(line)) else {
            // The last line may have been cut off when the session was killed.
            if number == lines.count - 1 { break }
            throw RecordingError(path: path, reason: "can't be read from line \(number + 1) on")
        }
        if case .terminal(.resize(let size)) = entry.action { try check(size, inLine: number + 1, of: path) }
        recording.entries.append(entry)
    }
    var start = header.start
    start.markdown = .standard
    let state = recording.replay(from: start, reduce: App.reduce)
    var renderer = Renderer<AppAction>(sheet: StyleSheet())
    return renderer.render(App.view(state), size: state.size).frame.text
}

private func check(_ size: Size, inLine line: Int, of path: String) throws {
    guard screenLimit.contains(size.width), screenLimit.contains(size.height) else {
        throw RecordingError(
            path: path, reason: "has a screen of \(size.width)×\(size.height) in line \(line), which no terminal has")
    }
}
