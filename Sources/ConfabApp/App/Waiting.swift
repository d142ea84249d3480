/// Actions that wait until something is ready, in their order.
///
/// A gate opens once; an action behind an open one doesn't wait.
package struct Waiting: Codable, Equatable, Sendable {
    /// A part of Confab that has to be ready.
    package enum Gate: String, Codable, CaseIterable, Sendable {
        /// The data is open, and the profiles were read.
        case data
        /// The open profile's screen was drawn, and no transition to it is being shown.
        case screen
    }

    private struct Entry: Codable, Equatable, Sendable {
        var gate: Gate
        var action: AppAction
    }

    private var entries: [Entry] = []
    /// The gates that are open.
    package private(set) var open: Set<Gate> = []

    /// Adds an action.
    ///
    /// - Returns: the action, if its gate is open, so that it doesn't wait.
    mutating func add(_ action: AppAction, until gate: Gate) -> AppAction? {
        if open.contains(gate) { return action }
        entries.append(Entry(gate: gate, action: action))
        return nil
    }

    /// Opens a gate.
    ///
    /// - Returns: the actions that have waited for it.
    mutating func open(_ gate: Gate) -> [AppAction] {
        open.insert(gate)
        defer { entries.removeAll { $0.gate == gate } }
        return entries.filter { $0.gate == gate }.map(\.action)
    }

    /// Closes a gate, and drops the actions that wait for it.
    mutating func close(_ gate: Gate) {
        open.remove(gate)
        entries.removeAll { $0.gate == gate }
    }
}

extension AppState {
    /// Does `action` once a gate is open: now, if it is.
    mutating func wait(for gate: Waiting.Gate, _ action: AppAction) -> [AppEffect] {
        waiting.add(action, until: gate).map { App.reduce(&self, $0) } ?? []
    }

    /// Opens a gate, and does what has waited for it.
    mutating func open(_ gate: Waiting.Gate) -> [AppEffect] {
        waiting.open(gate).flatMap { App.reduce(&self, $0) }
    }
}
