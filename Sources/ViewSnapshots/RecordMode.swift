import Foundation

/// When a snapshot is written instead of compared.
public enum RecordMode: String, Sendable {
    /// When there is none yet; the test fails all the same, so that the new file is looked at.
    case missing
    /// When it differs; the test fails all the same.
    case failed
    /// Always.
    case all
    /// Never: for continuous integration.
    case never

    /// What `SNAPSHOT_TESTING_RECORD` says; without it `never` where `CI` is set, else `missing`.
    public static var fromEnvironment: RecordMode {
        let environment = ProcessInfo.processInfo.environment
        if let mode = environment["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init) { return mode }
        return environment["CI"] == nil ? .missing : .never
    }
}
