import Loop

/// A small program that the tests run: a counter that loads, saves, blinks and listens.
enum Counter {
    struct State: Codable, Equatable {
        var count = 0
        var isLoading = false
        var isBlinking = false
        var log: [String] = []
    }

    enum Action: Codable, Hashable {
        case incremented
        case loadAsked
        case loaded(Int)
        case blinkToggled
        case blinked
        case saveAsked
        case cancelled
        case ignored
        case noted(String)
    }

    enum Operation: Codable, Hashable {
        case load
        case save(Int)
    }

    enum Subscription: Hashable {
        case ticks
        case events(Int)
    }

    typealias CounterEffect = Effect<Operation, Action>

    static func reduce(_ state: inout State, _ action: Action) -> [CounterEffect] {
        switch action {
        case .incremented:
            state.count += 1
            return []
        case .loadAsked:
            state.isLoading = true
            return [.perform(.load, id: "load")]
        case .loaded(let count):
            state.isLoading = false
            state.count = count
            return []
        case .blinkToggled:
            state.isBlinking.toggle()
            return state.isBlinking ? [.after(.milliseconds(500), .blinked, id: "blink")] : [.cancel("blink")]
        case .blinked:
            state.count += 1
            return [.after(.milliseconds(500), .blinked, id: "blink")]
        case .saveAsked:
            return [.perform(.save(state.count))]
        case .cancelled:
            state.isLoading = false
            return [.cancel("load")]
        case .ignored:
            return []
        case .noted(let text):
            state.log.append(text)
            return []
        }
    }

    static func subscriptions(_ state: State) -> [Subscription] {
        (state.isBlinking ? [.ticks] : []) + [.events(state.count)]
    }
}
