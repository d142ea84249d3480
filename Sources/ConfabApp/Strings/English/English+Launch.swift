import Messenger
import TerminalDOM

extension English {
    func tooSmall(_ least: Size) -> String { "Too small: needs \(least.width)×\(least.height)" }
    func keyQuits(_ key: String) -> String { "\(key) quits" }
    func loading() -> String { "Loading…" }
    func opensData() -> String { "Opening the data…" }
    func opensProfile(_ name: String) -> String { "Opening the profile \(name)…" }
    func takesLong() -> String { "This is taking longer than usual." }
    func keyCancelsStart(_ key: String) -> String { "\(key) cancels the start" }
    func cannotStart() -> String { "Confab can't start" }
    func startCanceled() -> String { "Start canceled" }

    func reason(ofFailedStart problem: Problem) -> String {
        guard case .storage(let storage) = problem, storage.isDamage else { return self.problem(problem) }
        return "\(cause(storage)) Run “\(doctorCommand)” to examine it."
    }

    func words(for choice: Failure.Choice) -> String {
        switch choice {
        case .retry: "Try again"
        case .start: "Start anyway"
        case .copyDoctor: "Copy the doctor command"
        case .saveBundle: "Save a log bundle"
        case .quit: "Quit"
        }
    }

    func words(for bundle: Failure.Bundle) -> String {
        switch bundle {
        case .saving: "Saving…"
        case .saved(let file): "Log bundle saved. Read it before you send it:\n\(path(file))"
        case .notSaved(let problem):
            "\(self.problem(problem)) To save it elsewhere, run “\(doctorCommand) --bundle FILE”."
        }
    }

    func savedBundle(_ file: String) -> String { "Log bundle: \(path(file))" }

    func waitsForData(process: Int32?) -> String {
        "Another Confab is rewriting the data\(number(process))."
    }

    func waitsUntilThen() -> String { "Waiting until that's finished." }

    func problem(_ problem: LaunchProblem) -> String {
        switch problem {
        case .networkFileSystem(let directory, let kind):
            "\(path(directory)) is on a network file system (\(kind)). The database may be damaged there. Move the directory "
                + "to a local disk, or give another one with --data."
        case .littleSpace(let directory, let free, let needed):
            (free == 0 ? "No space is" : "Only \(ByteCount.text(free)) are")
                + " free on the disk of \(path(directory)); Confab needs \(ByteCount.text(needed)). Make space and try again."
        case .earlyEnds(let count):
            "The last \(count) starts ended before Confab was ready. The database may be damaged: run “\(doctorCommand)” "
                + "first."
        case .canceled(nil): "Opening the data took more than a minute. Try again, or save a log bundle to report it."
        case .canceled(let holder?):
            "Another Confab is still rewriting the data\(number(holder == 0 ? nil : holder)). Try again when that's finished."
        }
    }
    func welcome() -> String { "Welcome to Confab" }
    func askName() -> String { "What's your name? Your contacts will see it." }

    func nameHelp() -> String {
        "Confab connects profiles on this machine. You can change your name later."
    }

    func namePlaceholder() -> String { "Your name" }
    func enterCreates() -> String { "Press Enter to continue" }
}
