package import TerminalDOM

/// The start, and the first profile.
package protocol LaunchStrings {
    /// The terminal is smaller than `least`.
    func tooSmall(_ least: Size) -> String
    func keyQuits(_ key: String) -> String
    func loading() -> String
    func takesLong() -> String
    func cannotStart() -> String
    /// A choice on the screen of a start that failed.
    func words(for choice: Failure.Choice) -> String
    /// The log bundle that was asked for there.
    func words(for bundle: Failure.Bundle) -> String
    /// Another process is rewriting the data.
    func waitsForData(process: Int32?) -> String
    func welcome() -> String
    func askName() -> String
    func nameHelp() -> String
    func namePlaceholder() -> String
    func enterCreates() -> String
}
