import Foundation
public import ViewText

/// When a snapshot is written instead of compared.
public enum RecordMode: String, CaseIterable, Sendable {
    /// When there is none yet; the test fails all the same, so that the new file is looked at.
    case missing
    /// When there is none or it differs; the test fails all the same.
    case failed
    /// Always; tests pass.
    case all
    /// Never: for continuous integration.
    case never

    /// What `environment`, by default the process's own, says: `SNAPSHOT_TESTING_RECORD`; without it `never` where `CI` is set, else `missing`.
    ///
    /// - Throws: a ``SnapshotProblem`` for a word that is no mode, rather than taking it for another.
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
