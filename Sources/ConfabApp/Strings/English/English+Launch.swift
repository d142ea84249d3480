import Messenger
import TerminalDOM

extension English {
    func tooSmall(_ least: Size) -> String { "Too small: needs \(least.width)×\(least.height)" }
    func keyQuits(_ key: String) -> String { "\(key) quits" }
    func loading() -> String { "Loading…" }
    func takesLong() -> String { "This is taking longer than usual. Ctrl-Q quits." }
    func cannotStart() -> String { "Confab can't start" }

    func words(for choice: Failure.Choice) -> String {
        switch choice {
        case .retry: "Try again"
        case .start: "Start anyway"
        case .copyDoctor: "Copy the command that examines it"
        case .saveBundle: "Save a log bundle"
        case .quit: "Quit"
        }
    }

    func words(for bundle: Failure.Bundle) -> String {
        switch bundle {
        case .saving: "Saving…"
        case .saved(let file): "Saved, without messages, names, or secrets: \(path(file))"
        case .notSaved(let problem): self.problem(problem)
        }
    }

    func waitsForData(process: Int32?) -> String {
        "Another Confab is rewriting the data\(number(process)). This one goes on when it's done."
    }

    func problem(_ problem: LaunchProblem) -> String {
        switch problem {
        case .networkFileSystem(let directory, let kind):
            "\(path(directory)) is on a network file system (\(kind)). The database may be damaged there. Move the directory "
                + "to a local disk, or give another one with --data."
        case .littleSpace(let directory, let free, let needed):
            "Only \(ByteCount.text(free)) are free on the disk of \(path(directory)); Confab needs \(ByteCount.text(needed)). Make "
                + "space and try again."
        case .earlyEnds(let count):
            "The last \(count) starts ended before Confab was ready. The database may be damaged: run “\(doctorCommand)” "
                + "first."
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
