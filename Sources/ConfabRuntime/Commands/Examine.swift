import ConfabApp
import Glibc
import MessageStore
import Messenger

/// Checks the data directory of `places` in a child process, because a damaged database can crash its reader.
///
/// - Parameters:
///   - repairs: true to rebuild wrong indexes.
///   - rebuildsIndex: true to rebuild only the index of messages.
///   - isVerbose: true to list the tables even if nothing is wrong.
/// - Returns: true if everything can be read and all indexes are correct, or if the index was rebuilt.
package func examineInChild(
    _ places: Places, repairs: Bool, rebuildsIndex: Bool = false, acceptsLosses: Bool = false, isVerbose: Bool = false
) throws -> Bool {
    if !repairs, !rebuildsIndex, !acceptsLosses { try sayLastStart(places) }
    let arguments =
        [CommandLine.arguments.first ?? "confab", "__examine"] + (repairs ? ["--repair"] : [])
        + (rebuildsIndex ? ["--rebuild-index"] : []) + (acceptsLosses ? ["--accept-losses"] : [])
        + (isVerbose ? ["--verbose"] : []) + ["--", places.data]
    let child: pid_t
    do throws(Program.Failure) {
        child = try Program(path: "/proc/self/exe", arguments: arguments, endsWithParent: true).start()
    } catch {
        throw UsageError("The check of the database didn't start: \(error.reason). Try again.")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    // Nobody reads the rest, as in “confab doctor | head”.
    if signal == SIGPIPE { return false }
    if signal != 0 {
        Output.complain(
            damaging.contains(signal)
                ? """
                The database in \(places.data) is damaged so badly that reading it ends the program (signal \(signal)). \
                Restore a backup, or run “confab --data \(places.data.shellWord) --start-over” to move the directory aside and \
                start fresh.
                """
                : "The check was stopped by signal \(signal). Try again.")
        return false
    }
    return status == 0
}

/// Says how long the last start took, if the log knows it.
private func sayLastStart(_ places: Places) throws(OutputError) {
    let lines = LogTail(directory: places.state, limit: 100_000).lines
    guard
        let start = lines.lazy.reversed().compactMap({ StartRecord($0) })
            .first(where: { $0.directory == StartRecord.tag(of: places.data) })
    else { return }
    try Output.say("Last start, \(start.sentence)")
}

/// The signals that end a program reading a damaged database: access beyond the file or the map, an assertion of
/// liblmdb, a check of Swift's.
private let damaging = [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP]

/// Judges the data directory `directory` in this process, and says what it found as it goes.
///
/// - Returns: whether everything can be read and all indexes fit.
package func examine(
    _ directory: String, repairs: Bool, acceptsLosses: Bool = false, isVerbose: Bool = false
) throws -> Bool {
    let places = Places(data: directory)
    let strings = places.strings
    func text(_ report: DoctorReport) -> String {
        let conclusion = report.conclusion(doctorCommand: places.doctorCommand)
        let findings =
            report.isHealthy && !isVerbose ? report.files.lines : [report.findings(strings.cause)]
        return (findings + [conclusion]).joined(separator: "\n")
    }
    var failure: OutputError?
    let report = Doctor.examine(directory) {
        if let process = $0 { sayWaiting(for: process, in: places) }
    } onTable: { table in
        guard table.damaged > 0 || table.newer > 0 || table.problem != nil else { return }
        // At once: a damaged page may end this process before the report.
        do throws(OutputError) { try Output.say("\(table.name): damaged") } catch { failure = error }
    }
    if let failure { throw failure }
    if let problem = report.problem, report.tables.isEmpty, !report.canSalvage {
        Output.complain(report.isDamaged ? text(report) : strings.problem(.storage(problem)))
        return false
    }
    let acts =
        repairs
        ? report.canSalvage || report.canRepair : acceptsLosses && (report.canSalvage || report.canAcceptLosses)
    try Output.say(acts ? report.findings(strings.cause) : text(report))
    if repairs, report.canSalvage {
        let salvaged = try Doctor.salvage(directory, on: LocalZone.day(at: SystemClock.wallTime))
        try Output.say(
            """
            Copied everything readable to a new database. The damaged one is kept as \(directory)/\(salvaged.damagedFile).
            \(text(salvaged.report))
            """)
        return salvaged.report.isHealthy
    }
    if acceptsLosses, report.canSalvage {
        Output.complain("Nothing was accepted. Run “\(places.doctorCommand) --repair” first.")
        return false
    }
    if acceptsLosses, report.canAcceptLosses {
        let accepted = try Doctor.acceptLosses(directory)
        try Output.say("Accepted. Confab no longer reports these losses.\n\(text(accepted))")
        return accepted.isHealthy
    }
    guard repairs, !report.isHealthy else { return report.isHealthy }
    guard report.canRepair else {
        Output.complain(
            report.hasNewer
                ? "A newer version of Confab wrote some of the records. Use that version."
                : "Nothing to repair: the indexes are correct.")
        return false
    }
    let repaired = try Doctor.repairIndexes(directory)
    try Output.say("Indexes rebuilt.\n\(text(repaired))")
    return repaired.isHealthy
}
