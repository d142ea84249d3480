import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The smallest layer: Enter, or a click, waves to a chat.
struct Wave: Feature {
    enum Action: Codable, Equatable, Sendable {
        case clicked
    }

    let chat: ChatSummary
    var isSending = false
    var problem: Problem?

    var contexts: [KeyContext] { [.dialog, .everywhere] }

    mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .clicked: send(shared)
        }
    }

    mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        command == .open ? send(shared) : nil
    }

    mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        guard call.asker == .wave else { return nil }
        isSending = false
        if case .failed(let problem) = outcome {
            self.problem = problem
            return Outcome()
        }
        return Outcome(intents: [.close, .openChat(chat)])
    }

    func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: "Wave", width: 30, env: env) {
            Text(text(shared)).wrap().onClick(.clicked)
        }.node
    }

    func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] { ["Wave", text(shared)] }

    private mutating func send(_ shared: Shared) -> Outcome<Action> {
        guard !isSending else { return Outcome() }
        isSending = true
        return Outcome(effects: shared.request(.send(.text("👋"), to: chat.id), by: .wave))
    }

    private func text(_ shared: Shared) -> String {
        problem.map(shared.strings.problem) ?? "Wave to \(chat.title(shared.strings))"
    }
}

extension ServiceCall.Asker {
    static let wave = Self(rawValue: "wave")
}

@Suite struct ToyLayerTests {
    private let wave = Wave(chat: ChatSummary.fixtures[1])
    private let gone = Problem.service(.unreachable("Grace"))
    private let request = ServiceRequest.send(.text("👋"), to: ChatID(2))

    @Test func enterWavesOnceAndOpensTheChat() {
        let store = TestStore(wave)
        store.send(.command(.open), effects: [.work(.request(request, by: .wave))]) { $0.isSending = true }
        store.send(.command(.open), effects: [])
        store.answer(
            .operation(.request(request, by: .wave)),
            with: .done(request, by: .wave, .message(MessageID(1), .sent)),
            effects: [.intent(.close), .intent(.openChat(wave.chat))]
        ) {
            $0.isSending = false
        }
    }

    @Test func aRefusalIsShownAndLeavesTheLayerOpen() {
        let store = TestStore(wave)
        store.exhaustivity = .off
        store.send(.action(.clicked))
        store.answer(
            .operation(.request(request, by: .wave)), with: .refused(request, by: .wave, gone)
        ) {
            $0.problem = gone
        }
        #expect(shown(store.state).contains("Grace is no longer on this machine."))
        #expect(store.state.spoken(.fixture, Shared.fixture.env) == ["Wave", "Grace is no longer on this machine."])
    }
}
