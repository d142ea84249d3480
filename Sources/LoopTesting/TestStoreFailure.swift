/// The failure of an assertion of a ``TestStore``, with the event, the reason, and a solution.
enum TestStoreFailure {
    case unexpectedChange(event: String, difference: String)
    case otherChange(event: String, difference: String)
    case nothingChanged(event: String)
    case changeFailed(event: String, error: String)
    case otherEffects(difference: String)
    case effectsNotAsserted([String], before: String)
    case nothingReceived(expected: String, timers: [String])
    case otherReceived(difference: String)
    case notReceived([String], before: String)
    case notRunning(String, running: [String])
    case stillRunning([String])
    case timersLeft([String])

    var message: String {
        switch self {
        case .unexpectedChange(let event, let difference):
            """
            The state changed on \(event), but the test expects no change (−expected, +actual):

            \(difference)

            If the change is right, say it in a closure: { $0.… = … }
            """
        case .otherChange(let event, let difference):
            """
            The state after \(event) is not the expected one (−expected, +actual):

            \(difference)

            Correct the closure if the reducer is right, else the reducer.
            """
        case .nothingChanged(let event):
            """
            The test expects \(event) to change the state, but it stayed the same.

            Leave out the closure if nothing is to change.
            """
        case .changeFailed(let event, let error):
            "The closure that says how the state changes on \(event) threw an error: \(error)"
        case .otherEffects(let difference):
            """
            The effects are not the expected ones (−expected, +actual):

            \(difference)
            """
        case .effectsNotAsserted(let effects, let event):
            """
            Effects were returned that the test did not assert before \(event):

            \(list(effects))

            Say them in the call (effects: […]) or by expect(effects: […]) after it.
            """
        case .nothingReceived(let expected, let timers):
            """
            The test expects to receive \(expected), but no timer has run out.

            \(timers.isEmpty
                ? "No timer is set: does the reducer return .after(…), and was it canceled meanwhile?"
                : "Set are:\n\n\(list(timers))\n\nMove the clock with advance(by:).")
            """
        case .otherReceived(let difference):
            """
            The action that a timer sent next is not the expected one (−expected, +actual):

            \(difference)
            """
        case .notReceived(let actions, let event):
            """
            Timers have sent actions that the test did not assert before \(event):

            \(list(actions))

            Assert each by receive(…), in this order.
            """
        case .notRunning(let operation, let running):
            """
            The test answers \(operation), which does not run: it was never started, has been answered, or was \
            canceled or replaced by a newer effect of the same id, whose answer alone counts.

            \(running.isEmpty ? "Nothing runs." : "Running are:\n\n\(list(running))")
            """
        case .stillRunning(let operations):
            """
            Operations still run at the end of the test:

            \(list(operations))

            Answer them (answer(_:with:)), end them (complete(_:)), or let the reducer cancel them. For operations \
            that nothing answers, tell the store so: isAnswered.
            """
        case .timersLeft(let timers):
            """
            Timers are still set at the end of the test:

            \(list(timers))

            Move the clock and receive their actions, or let the reducer cancel them.
            """
        }
    }

    private func list(_ lines: [String]) -> String { lines.map { "  • " + $0 }.joined(separator: "\n") }
}
