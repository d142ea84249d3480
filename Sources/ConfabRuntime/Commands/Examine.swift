import Foundation
import MessageStore

/// Judges the data directory of `places`, in a process of its own: a damaged database can end the one that reads it.
///
/// - Returns: whether everything can be read and all indexes fit.
public func examineInChild(_ places: Places, repairs: Bool) throws -> Bool {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["__examine", places.data] + (repairs ? ["--repair"] : [])
    try child.run()
    child.waitUntilExit()
    guard child.terminationReason == .exit else {
        let sentence = """
            The database in \(places.data) is damaged so badly that reading it ends the program (signal \
            \(child.terminationStatus)). Move the directory away and begin anew, or bring it back \
            from a backup.

            """
        FileHandle.standardError.write(Data(sentence.utf8))
        return false
    }
    return child.terminationStatus == 0
}

/// Judges the data directory `directory` in this process, and says what it found as it goes.
///
/// - Returns: whether everything can be read and all indexes fit.
public func examine(_ directory: String, repairs: Bool) throws -> Bool {
    let report = Doctor.examine(directory) { table in
        if table.damaged > 0 || table.newer > 0 || table.problem != nil { say("\(table.name): damaged") }
    }
    say("\(report)")
    guard repairs, !report.isHealthy else { return report.isHealthy }
    guard report.canRepair else {
        say("The indexes cannot be repaired while records cannot be read.")
        return false
    }
    let repaired = try Doctor.repairIndexes(directory)
    say("The indexes were built anew.\n\(repaired)")
    return repaired.isHealthy
}

/// Says something at once: what is in a buffer when the process is ended by a damaged page is never read.
private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
