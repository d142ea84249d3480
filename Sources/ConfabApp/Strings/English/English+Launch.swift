import Messenger

extension English {
    func tooSmall() -> String { "too small" }
    func loading() -> String { "Loading…" }
    func takesLong() -> String { "This takes longer than usual. Ctrl-Q quits." }
    func cannotStart() -> String { "Confab cannot start" }
    func retryOrQuit() -> String { "Enter tries again, Ctrl-Q quits." }
    func welcome() -> String { "Welcome to Confab" }
    func askName() -> String { "What's your name? Your contacts will see it." }

    func nameHelp() -> String {
        "Everything stays on this machine. You can change your name and add profiles later."
    }

    func namePlaceholder() -> String { "Your name" }
    func enterCreates() -> String { "Press Enter to continue" }

    func nameProblem(_ problem: NameProblem) -> String {
        switch problem {
        case .empty: "A name needs at least one character."
        case .tooLong(let characters, let limit):
            "A name has at most \(limit) characters; this one has \(characters)."
        case .tooComplex(let bytes, let limit):
            "This name is too long to be stored: \(bytes) bytes, and \(limit) is the most."
        }
    }
}
