import Glibc
import Importing
import MessageStore
import Messenger

/// Brings what is at `path` into the profile called `profile`.
public func importMessages(from path: String, profile: String, into places: Places, showsProgress: Bool) throws {
    let source = try ImportSource(path: path)
    explainCrashes(whileReading: places.data)
    let store = try MessageStore(directory: places.data)
    let isTerminal = isatty(STDERR_FILENO) == 1
    // Only for those who look at the list meanwhile: without it the import is none the worse.
    let mark = try? store.markImport()
    defer { withExtendedLifetime(mark) {} }
    let summary = try source.run(into: store, profileNamed: profile, now: SystemClock.wallTime) { progress in
        if showsProgress, isTerminal {
            let total = progress.total.map { " of \($0)" } ?? ""
            Output.note("\r\(progress.done)\(total) chats, \(progress.messages) messages")
        }
        return true
    }
    if showsProgress, isTerminal { Output.note("\n") }
    for problem in summary.problems { Output.complain("\(problem)") }
    try Output.say("\(summary)")
}

/// Writes the profile called `name` to standard output as lines of JSON.
public func exportProfile(_ name: String, from places: Places) throws {
    explainCrashes(whileReading: places.data)
    let store = try MessageStore(reading: places.data)
    guard let profile = try ProfileByName.find(name, in: store) else {
        throw UsageError("There is no profile called \(name.harmlessName).")
    }
    let summary = try Export(profile, of: store).run { try Output.write($0) }
    for problem in summary.problems { Output.complain("\(problem)") }
}
