import ConfabRuntime
import DiceKind

/// Confab with one more kind of content. `dice --demo` shows sample data.
@main
struct DiceProgram {
    static func main() throws {
        try runConfab(isDemo: CommandLine.arguments.contains("--demo"), kinds: [diceKind])
    }
}
