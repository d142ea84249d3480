import ConfabApp
import ConfabRuntime
import DiceKind

/// Confab with one more kind of content, a change to its texts, and one more item of the message field.
///
/// `dice --demo` shows sample data.
@main
struct DiceProgram {
    static func main() throws {
        let shrug = CustomInputItem(
            id: "org.example.shrug", glyph: "¯", title: "Shrug", use: .write("¯\\_(ツ)_/¯"))
        try runConfab(
            isDemo: CommandLine.arguments.contains("--demo"), kinds: [diceKind], wrappers: [countedText],
            inputItems: [shrug])
    }
}
