import ConfabApp
import Glibc
import Importing
import MessageStore
import Messenger

/// Brings what is at `path` into the profile called `profile`.
package func importMessages(from path: String, profile: String, into places: Places, showsProgress: Bool) throws {
    let source = try ImportSource(path: path)
    explainCrashes(whileReading: places.data)
    let store = try explainingErrors(in: places) {
        // It writes more than anything else does, wherever that leads. Starts of the screen say nothing about it.
        try Preflight(places.data).check(accepting: [.earlyEnds])
        return try MessageStore(directory: places.data) { $0.map { sayWaiting(for: $0, in: places) } }
    }
    let line = ProgressLine(isShown: showsProgress)
    // Only a running Confab uses the mark; the import works without it.
    let mark = try? store.markImport()
    defer { withExtendedLifetime(mark) {} }
    let summary = try explainingErrors(in: places) {
        try source.run(into: store, profileNamed: profile, now: SystemClock.wallTime) { progress in
            line.show(progress)
            return true
        }
    }
    line.end()
    for problem in summary.problems { Output.complain("\(problem)") }
    try Output.say("\(summary)")
    // The import is complete in spite of these.
    if !store.problems.isEmpty { Output.complain(places.strings.unreadable(store.problems)) }
    guard summary.missing.isEmpty else {
        let missing = summary.missing.joined(separator: ", ")
        throw UnreadableData(
            description: "\(path.harmlessName) lacks \(missing), which couldn't be read when it was exported.")
    }
}

/// Writes the profile called `name` as lines of JSON to the file at `output`, or to standard output.
///
/// A file gets its name only when the export is complete: one that lacks something never replaces a good backup.
///
/// - Throws: ``UnreadableData`` if something couldn't be read; what could be is on standard output, or in a file beside `output`.
package func exportProfile(
    _ name: String, from places: Places, to output: String? = nil, showsProgress: Bool = true
) throws {
    try readStore(in: places) { store in
        guard let profile = try ProfileByName.find(name, in: store) else {
            throw UsageError("There's no profile named “\(name.harmlessName)”.")
        }
        let export = Export(profile, of: store)
        // Lines of the export on the same terminal would be mixed up with the progress.
        let line = ProgressLine(isShown: showsProgress && (output != nil || isatty(STDOUT_FILENO) == 0))
        if let output {
            guard !output.isEmpty else { throw UsageError("Name the file to export to.") }
            guard !places.hold(output) else {
                throw FileNotWritten("\(output) is in Confab's data directory. Choose another place for the export.")
            }
            return try write(export, of: store, in: places, to: output, line)
        }
        let summary = try line.showing { try export.run(progress: $0) { try Output.write($0) } }
        complain(summary.unreadable, places.strings)
        try summary.checkCompleteness(places)
    }
}

private func complain(_ unreadable: [Export.UnreadableChat], _ strings: any Strings) {
    for chat in unreadable {
        Output.complain(
            "\(strings.unreadableChat(chat.chat.rawValue)): \(strings.problem(.storage(.record(chat.problem))))")
    }
}

private func write(
    _ export: Export, of store: MessageStore, in places: Places, to output: String, _ line: ProgressLine
) throws {
    let target = try replaceableFile(output)
    // Beside the target, so that it can take its place in one step.
    let partial = target + ".partial"
    let incomplete = target + ".incomplete"
    let descriptor = try openPartial(partial)
    defer { close(descriptor) }
    var isWritten = false
    do {
        try reportingProblems(of: store, in: places) {
            let summary = try line.showing { progress in
                try export.run(progress: progress) { bytes in
                    do throws(OutputError) {
                        try Output.write(bytes, to: descriptor)
                    } catch {
                        throw FileNotWritten("\(partial) can't be written: \(error.reason).")
                    }
                }
            }
            guard fsync(descriptor) == 0 else {
                throw FileNotWritten("\(partial) can't be written: \(Files.reason(errno)).")
            }
            complain(summary.unreadable, places.strings)
            isWritten = true
            try summary.checkCompleteness(places)
        }
    } catch {
        if isWritten, rename(partial, incomplete) == 0 {
            Output.complain("\(incomplete) has everything that could be read. \(output) wasn't touched.")
        } else {
            unlink(partial)
        }
        throw error
    }
    guard rename(partial, target) == 0 else {
        let reason = Files.reason(errno)
        unlink(partial)
        throw FileNotWritten("\(output) can't be replaced: \(reason).")
    }
    var facts = stat()
    if lstat(incomplete, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG { unlink(incomplete) }
}

/// Opens an empty file at `path` that no other export writes to until it's closed.
private func openPartial(_ path: String) throws(FileNotWritten) -> Int32 {
    while true {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw FileNotWritten("\(path) can't be created: \(Files.reason(errno)).") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw FileNotWritten("Another export is writing \(path). Wait until it's done.")
        }
        // The other export may have renamed or removed the file in between.
        var (opened, named) = (stat(), stat())
        guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0, opened.st_ino == named.st_ino else {
            close(descriptor)
            continue
        }
        guard opened.st_mode & S_IFMT == S_IFREG, ftruncate(descriptor, 0) == 0, fchmod(descriptor, 0o600) == 0 else {
            close(descriptor)
            throw FileNotWritten("\(path) can't be written: it isn't a regular file of yours.")
        }
        return descriptor
    }
}

/// The file that an export to `output` replaces, wherever links lead.
private func replaceableFile(_ output: String) throws(FileNotWritten) -> String {
    var facts = stat()
    guard stat(output, &facts) == 0 else {
        guard lstat(output, &facts) != 0 else {
            throw FileNotWritten("\(output) is a link to a file that isn't there. Check whether its disk is mounted.")
        }
        return output
    }
    // Renaming a file to the name of a device would take the device away.
    guard facts.st_mode & S_IFMT == S_IFREG else {
        throw FileNotWritten("\(output) can't be replaced: it isn't a regular file.")
    }
    return Files.real(output) ?? output
}

/// Nothing is left of an export to a file.
private struct FileNotWritten: Error, CustomStringConvertible {
    /// A sentence with the file and the reason.
    let description: String

    init(_ description: String) { self.description = description.harmlessName }
}

extension Export.Summary {
    /// Throws unless everything that should be there was written.
    fileprivate func checkCompleteness(_ places: Places) throws(UnreadableData) {
        let missing = zip(expected.byName, written.byName).filter { $0.count > $1.count }
            .map { "\($0.count - $1.count) of \($0.count) \($0.name)" }
        guard !missing.isEmpty else { return }
        throw UnreadableData(
            description: """
                The export lacks \(missing.joined(separator: ", ")), which can't be read. \
                Run “\(places.doctorCommand)”.
                """)
    }
}
