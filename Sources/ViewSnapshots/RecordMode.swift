import Foundation
public import ViewText

/// The condition under which a snapshot is written instead of compared.
public enum RecordMode: String, CaseIterable, Sendable {
    /// If there is no file yet. The test still fails, so that someone looks at the new file.
    case missing
    /// If there is no file yet or it differs. The test still fails.
    case failed
    /// Always. The test passes.
    case all
    /// Never, as in continuous integration.
    case never

    /// Returns the mode from the variable `SNAPSHOT_TESTING_RECORD` in `environment`, which is that of the process by
    /// default. Without the variable, the mode is `never` if `CI` is set (to anything but `0` or `false`), and
    /// `missing` otherwise.
    ///
    /// - Throws: a ``SnapshotProblem`` if the value isn't the name of a mode.
    public static func current(
        _ environment: [String: String]? = nil
    ) throws(SnapshotProblem) -> RecordMode {
        let environment = environment ?? ProcessInfo.processInfo.environment
        if let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty {
            guard let mode = RecordMode(rawValue: word) else {
                let known = allCases.map(\.rawValue).joined(separator: ", ")
                throw SnapshotProblem("SNAPSHOT_TESTING_RECORD is “\(word)”; it may be \(known).")
            }
            return mode
        }
        return ["", "0", "false"].contains(environment["CI"] ?? "") ? .missing : .never
    }
}
