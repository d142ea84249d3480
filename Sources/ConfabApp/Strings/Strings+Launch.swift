package import Messenger
package import TerminalDOM

/// The start, and the first profile.
package protocol LaunchStrings {
    /// The terminal is smaller than `least`.
    func tooSmall(_ least: Size) -> String
    func keyQuits(_ key: String) -> String
    func loading() -> String
    /// The data directory is being opened.
    func opensData() -> String
    func opensProfile(_ name: String) -> String
    func takesLong() -> String
    /// The key that ends a start that doesn't end by itself.
    func keyCancelsStart(_ key: String) -> String
    func cannotStart() -> String
    func startCanceled() -> String
    /// The sentence on the screen of a start that failed, which has the room to begin with the cause.
    func reason(ofFailedStart problem: Problem) -> String
    /// A choice on the screen of a start that failed.
    func words(for choice: Failure.Choice) -> String
    /// The log bundle that was asked for there.
    func words(for bundle: Failure.Bundle) -> String
    /// The path of a log bundle, in the shell.
    func savedBundle(_ file: String) -> String
    /// Another process is rewriting the data.
    func waitsForData(process: Int32?) -> String
    /// This one waits for that process.
    func waitsUntilThen() -> String
    func welcome() -> String
    func askName() -> String
    func nameHelp() -> String
    func namePlaceholder() -> String
    func enterCreates() -> String
}
