/// How much of what happens a test has to say.
public enum Exhaustivity: Equatable, Sendable {
    /// All of it: every change of the state, every effect, every action of a timer, and nothing may be left at the end.
    case on
    /// Only what the test wants to: what it says must hold, what it does not say may happen.
    case off
}
