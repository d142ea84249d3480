import Foundation
import Loop
import Testing

@Suite struct EffectTests {
    private enum ParentAction: Equatable { case counter(Counter.Action) }
    private enum ParentOperation: Equatable { case counter(Counter.Operation) }

    @Test func aChildsEffectsBecomeItsParents() {
        let effects: [Counter.CounterEffect] = [
            .perform(.save(3)), .after(.seconds(1), .blinked, id: "blink"), .cancel("load"),
            .cancelTransient,
        ]
        #expect(
            effects.map(action: ParentAction.counter, operation: ParentOperation.counter) == [
                .perform(.counter(.save(3))), .after(.seconds(1), .counter(.blinked), id: "blink"), .cancel("load"),
                .cancelTransient,
            ])
        #expect(
            effects.map(action: ParentAction.counter)[1] == .after(.seconds(1), .counter(.blinked), id: "blink"))
    }

    @Test func idsOfFeaturesThatExistSeveralTimesAreToldApartByAScope() {
        let effects: [Counter.CounterEffect] = [
            .perform(.load, id: "load"), .perform(.save(1)), .after(.seconds(1), .blinked, id: "blink"),
            .cancel("load"), .cancelTransient,
        ]
        #expect(
            effects.within("left") == [
                .perform(.load, id: "left/load"), .perform(.save(1)),
                .after(.seconds(1), .blinked, id: "left/blink"), .cancel("left/load"), .cancelTransient,
            ])
    }

    @Test func effectsSurviveBeingWrittenAndRead() throws {
        let effects: [Counter.CounterEffect] = [
            .perform(.save(3), id: "save"), .after(.milliseconds(20), .loaded(2)), .cancel("load"),
            .cancelTransient,
        ]
        let read = try JSONDecoder().decode([Counter.CounterEffect].self, from: JSONEncoder().encode(effects))
        #expect(read == effects)
    }
}
