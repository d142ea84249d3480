package import TerminalDOM

/// The start, and the first profile.
package protocol LaunchStrings {
    /// The terminal is smaller than `least`.
    func tooSmall(_ least: Size) -> String
    func keyQuits(_ key: String) -> String
    func loading() -> String
    func takesLong() -> String
    func cannotStart() -> String
    func retryOrQuit() -> String
    func welcome() -> String
    func askName() -> String
    func nameHelp() -> String
    func namePlaceholder() -> String
    func enterCreates() -> String
}
