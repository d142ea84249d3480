import Foundation

/// How many rounds random tests run.
public enum FuzzRounds {
    /// Returns `count`, or as many times more as `CONFAB_FUZZ` says.
    public static func count(usually count: Int) -> Int {
        count * max(1, ProcessInfo.processInfo.environment["CONFAB_FUZZ"].flatMap { Int($0) } ?? 1)
    }
}
