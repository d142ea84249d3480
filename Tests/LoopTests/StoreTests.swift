import Loop
import Testing

/// Notes what the store asks for, and answers some of it at once.
private final class Shell: EffectHandler {
    var effects: [Counter.CounterEffect] = []
    var changes: [SubscriptionChange<Counter.Subscription>] = []
    var frames = 0
    var statesAtEffects: [Counter.State] = []
    var onEffects: (() -> Void)?
    var onSubscribe: (() -> Void)?
    weak var store: CounterStore?

    func perform(_ effects: [Counter.CounterEffect]) {
        self.effects += effects
        if let store { statesAtEffects.append(store.state) }
        onEffects?()
    }

    func subscribe(_ change: SubscriptionChange<Counter.Subscription>) {
        changes.append(change)
        onSubscribe?()
    }

    func stateChanged() { frames += 1 }
}

private typealias CounterStore = Store<Counter.State, Counter.Action, Counter.Operation, Counter.Subscription>

@Suite struct StoreTests {
    private let shell = Shell()
    private let store = CounterStore(Counter.State(), reduce: Counter.reduce, subscriptions: Counter.subscriptions)

    private func start() {
        shell.store = store
        store.start(shell)
        shell.changes = []
    }

    @Test func anActionChangesTheStateAndReportsTheEffects() {
        start()
        store.send(.loadAsked)
        #expect(store.state.isLoading)
        #expect(shell.effects == [.perform(.load, id: "load")])
        #expect(shell.frames == 1)
    }

    @Test func theFirstSubscriptionsStartWithTheStore() {
        store.start(shell)
        #expect(shell.changes.map(\.started) == [[.events(0)]])
    }

    @Test func actionsBeforeTheStartWaitForIt() {
        store.send(.incremented)
        #expect(store.state.count == 0)
        start()
        #expect(store.state.count == 1)
        #expect(shell.frames == 1)
    }

    @Test func anActionThatChangesNothingAsksForNoFrame() {
        start()
        store.send(.ignored)
        store.send(.saveAsked)
        #expect(shell.frames == 0)
    }

    @Test func aBurstAsksForOneFrameAndLooksAtTheSubscriptionsOnce() {
        start()
        store.send(contentsOf: Array(repeating: .incremented, count: 50))
        #expect(store.state.count == 50)
        #expect(shell.frames == 1)
        #expect(shell.changes.map(\.stopped) == [[.events(0)]])
        #expect(shell.changes.map(\.started) == [[.events(50)]])
    }

    @Test func whatIsUndoneWithinABatchAsksForNoFrame() {
        start()
        store.send(contentsOf: [.loadAsked, .cancelled])
        #expect(shell.frames == 0)
        #expect(shell.effects == [.perform(.load, id: "load"), .cancel("load")])
    }

    @Test func anAnswerAtOnceWaitsUntilTheActionIsReduced() {
        start()
        shell.onEffects = { [store, shell] in
            shell.onEffects = nil
            store.send(.loaded(7))
            // Still within the first action: nothing of the answer is to be seen yet.
            #expect(store.state.isLoading)
        }
        store.send(.loadAsked)
        #expect(store.state == Counter.State(count: 7))
        #expect(shell.frames == 1)
    }

    @Test func answersKeepTheirOrder() {
        start()
        shell.onEffects = { [store] in
            store.send(.noted("first"))
            store.send(.noted("second"))
        }
        store.send(contentsOf: [.saveAsked, .noted("zeroth")])
        #expect(store.state.log == ["zeroth", "first", "second"])
    }

    @Test func effectsOfOneActionAreHandedOverBeforeTheNextActionIsReduced() {
        start()
        store.send(contentsOf: [.saveAsked, .incremented, .saveAsked])
        #expect(shell.statesAtEffects.map(\.count) == [0, 1])
        #expect(shell.effects == [.perform(.save(0)), .perform(.save(1))])
    }

    @Test func anActionSentWhileSubscribingIsReducedAfterwards() {
        start()
        shell.onSubscribe = { [store, shell] in
            shell.onSubscribe = nil
            store.send(.noted("subscribed"))
        }
        store.send(.incremented)
        #expect(store.state.log == ["subscribed"])
        #expect(shell.frames == 2)
    }

    @Test func subscriptionsAreComparedAsSets() {
        typealias Change = SubscriptionChange<Int>
        #expect(Change(from: [1, 2, 3], to: [3, 2, 1, 1]).isEmpty)
        let change = Change(from: [1, 2, 3], to: [4, 3, 4, 5])
        #expect(change.stopped == [1, 2])
        #expect(change.started == [4, 5])
    }
}
