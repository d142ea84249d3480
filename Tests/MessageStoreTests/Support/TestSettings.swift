import Foundation

/// What the caller of the tests asks for.
enum TestSettings {
    /// How many rounds a fuzz test runs; nil for the usual.
    static var fuzzRounds: Int? { ProcessInfo.processInfo.environment["CONFAB_FUZZ"].flatMap { Int($0) } }
}
