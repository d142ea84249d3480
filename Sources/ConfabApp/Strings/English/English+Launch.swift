extension English {
    func tooSmall() -> String { "too small" }
    func loading() -> String { "Loading…" }
    func takesLong() -> String { "This takes longer than usual. Ctrl-Q quits." }
    func cannotStart() -> String { "Confab cannot start" }
    func retryOrQuit() -> String { "Enter tries again, Ctrl-Q quits." }
    func welcome() -> String { "Welcome to Confab" }
    func askName() -> String { "What shall the others call you?" }

    func nameHelp() -> String {
        "Everything stays on this machine. The name is what your contacts see; you can have several profiles."
    }

    func namePlaceholder() -> String { "Your name" }
    func enterCreates() -> String { "Enter creates it" }
}
