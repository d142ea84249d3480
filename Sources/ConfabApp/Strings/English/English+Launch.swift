import TerminalDOM

extension English {
    func tooSmall(_ least: Size) -> String { "Too small: needs \(least.width)×\(least.height)" }
    func keyQuits(_ key: String) -> String { "\(key) quits" }
    func loading() -> String { "Loading…" }
    func takesLong() -> String { "This is taking longer than usual. Ctrl-Q quits." }
    func cannotStart() -> String { "Confab can't start" }
    func retryOrQuit() -> String { "Enter retries, Ctrl-Q quits." }
    func welcome() -> String { "Welcome to Confab" }
    func askName() -> String { "What's your name? Your contacts will see it." }

    func nameHelp() -> String {
        "Confab connects profiles on this machine. You can change your name later."
    }

    func namePlaceholder() -> String { "Your name" }
    func enterCreates() -> String { "Press Enter to continue" }
}
