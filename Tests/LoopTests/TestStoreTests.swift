import Loop
import LoopTesting
import Synchronization
import Testing

@Suite struct TestStoreTests {
    private func store(
        _ state: Counter.State = Counter.State()
    ) -> TestStore<
        Counter.State, Counter.Action, Counter.Operation
    > {
        TestStore(state, reduce: Counter.reduce) { $0 == .load }
    }

    @Test func aTestSaysWhatAnActionChanges() {
        let store = store()
        store.send(.incremented) { $0.count = 1 }
        store.send(.ignored)
        #expect(store.state.count == 1)
    }

    @Test func anOperationIsAnsweredByTheTest() {
        let store = store()
        store.send(.loadAsked, effects: [.perform(.load, id: "load")]) { $0.isLoading = true }
        store.answer(.load, with: .loaded(7)) {
            $0.isLoading = false
            $0.count = 7
        }
    }

    @Test func anOperationThatReportsProgressAnswersSeveralTimes() {
        let store = store()
        store.send(.loadAsked, effects: [.perform(.load, id: "load")]) { $0.isLoading = true }
        store.answer(.load, with: .incremented, isLast: false) { $0.count = 1 }
        store.answer(.load, with: .incremented, isLast: false) { $0.count = 2 }
        store.complete(.load)
    }

    @Test func effectsCanBeAssertedAfterwards() {
        let store = store()
        store.send(.saveAsked)
        store.expect(effects: [.perform(.save(0))])
    }

    @Test func timersRunOnTheClockOfTheTest() {
        let store = store()
        store.send(.blinkToggled, effects: [.after(.milliseconds(500), .blinked, id: "blink")]) {
            $0.isBlinking = true
        }
        store.advance(by: .milliseconds(1100))
        for count in 1...2 {
            store.receive(.blinked, effects: [.after(.milliseconds(500), .blinked, id: "blink")]) {
                $0.count = count
            }
        }
        store.advance(by: .milliseconds(399))
        store.send(.blinkToggled, effects: [.cancel("blink")]) { $0.isBlinking = false }
        store.advance(by: .seconds(60))
        #expect(store.now == Instant(.milliseconds(61_499)))
    }

    @Test func withoutExhaustivityOnlyWhatIsSaidMustHold() {
        let store = store()
        store.exhaustivity = .off
        store.send(.loadAsked)
        store.send(.blinkToggled) { $0.isBlinking = true }
        store.advance(by: .seconds(2))
        store.receive(.blinked) { $0.count = 1 }
    }

    // MARK: - Every assertion can fail, and says why

    @Test func aChangeThatIsNotSaidFails() {
        expectFailure("The state changed on sending Counter.Action.incremented", "count: 1") { store in
            store.send(.incremented)
        }
    }

    @Test func anotherChangeThanSaidFails() {
        expectFailure("is not the expected one", "count: 2,", "count: 1,") { store in
            store.send(.incremented) { $0.count = 2 }
        }
    }

    @Test func aChangeThatDoesNotHappenFails() {
        expectFailure("but it stayed the same") { store in store.send(.ignored) { $0.count = 0 } }
    }

    @Test func otherEffectsThanSaidFail() {
        expectFailure("The effects are not the expected ones", "save(1)", "save(0)") { store in
            store.send(.saveAsked, effects: [.perform(.save(1))])
        }
        expectFailure("The effects are not the expected ones") { store in
            store.send(.saveAsked, effects: [])
        }
    }

    @Test func effectsThatAreNotSaidFailAtTheNextCall() {
        expectFailure("Effects were returned", "save(0)", "before sending Counter.Action.ignored") { store in
            store.send(.saveAsked)
            store.send(.ignored)
        }
    }

    @Test func effectsThatAreNotSaidFailWhenTheStoreGoesAway() {
        expectFailure("Effects were returned", "before the end of the test") { store in store.send(.saveAsked) }
    }

    @Test func anOperationThatIsNotAnsweredFails() {
        expectFailure("Operations still run at the end of the test", "Counter.Operation.load") { store in
            store.send(.loadAsked, effects: [.perform(.load, id: "load")]) { $0.isLoading = true }
        }
    }

    @Test func answeringWhatWasCancelledFails() {
        expectFailure("answers Counter.Operation.load, which does not run", "Nothing runs.") { store in
            store.send(.loadAsked, effects: [.perform(.load, id: "load")]) { $0.isLoading = true }
            store.send(.cancelled, effects: [.cancel("load")]) { $0.isLoading = false }
            store.answer(.load, with: .loaded(1)) { $0.count = 1 }
        }
    }

    @Test func aTimerThatIsLeftFails() {
        expectFailure("Timers are still set", "blinked in 0.5 seconds") { store in
            store.send(.blinkToggled, effects: [.after(.milliseconds(500), .blinked, id: "blink")]) {
                $0.isBlinking = true
            }
        }
    }

    @Test func anActionThatIsNotReceivedFails() {
        expectFailure("Timers have sent actions", "blinked", alsoRecording: 1) { store in
            store.send(.blinkToggled, effects: [.after(.milliseconds(500), .blinked, id: "blink")]) {
                $0.isBlinking = true
            }
            store.advance(by: .milliseconds(500))
        }
    }

    @Test func receivingTooEarlyOrSomethingElseFails() {
        expectFailure("no timer has run out", "No timer is set") { store in store.receive(.blinked) }
        expectFailure("sent next is not the expected one", "incremented", alsoRecording: 2) { store in
            store.send(.blinkToggled, effects: [.after(.milliseconds(500), .blinked, id: "blink")]) {
                $0.isBlinking = true
            }
            store.advance(by: .milliseconds(500))
            store.receive(.incremented)
        }
    }

    /// Runs `body` and expects that its first failure says all of `parts`, and that `alsoRecording` others follow.
    private func expectFailure(
        _ parts: String..., alsoRecording others: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (TestStore<Counter.State, Counter.Action, Counter.Operation>) -> Void
    ) {
        let recorded = Mutex<[String]>([])
        withKnownIssue(sourceLocation: sourceLocation) {
            body(store())
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            recorded.withLock { $0.append(text) }
            return true
        }
        let comments = recorded.withLock { $0 }
        #expect(comments.count == 1 + others, sourceLocation: sourceLocation)
        for part in parts {
            #expect(comments.first?.contains(part) == true, "\(comments)", sourceLocation: sourceLocation)
        }
    }
}
