import ConfabApp
import Loop

/// Timers on a clock that only ``advance(by:)`` moves.
struct SimulatedTimers {
    private var pending: [(due: Duration, action: AppAction, id: EffectID?)] = []
    private(set) var now: Duration = .zero

    /// Starts and cancels timers.
    mutating func take(_ effects: [AppEffect]) {
        for effect in effects {
            switch effect {
            case .after(let duration, let action, let id):
                if let id { pending.removeAll { $0.id == id } }
                pending.append((now + duration, action, id))
            case .cancel(let id): pending.removeAll { $0.id == id }
            case .cancelTransient: pending = []
            case .perform: break
            }
        }
    }

    /// Moves the clock to the next timer before `end`, or to `end` if there's none, and returns the timer's action.
    mutating func next(before end: Duration) -> AppAction? {
        guard let index = pending.indices.min(by: { pending[$0].due < pending[$1].due }), pending[index].due <= end
        else {
            now = end
            return nil
        }
        now = pending[index].due
        return pending.remove(at: index).action
    }
}
