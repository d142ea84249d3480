import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// Random walks through the roots: there is always a way forward, and nothing of one root or profile appears in another.
@Suite struct RootWalkTests {
    /// Three profiles, whose chats and answers carry their names.
    private static let profiles = [
        ProfileSummary.fixture("Ada", id: 1), .fixture("Bea", id: 2, minutesAgo: 10),
        .fixture("Cleo", id: 3, minutesAgo: 20),
    ]
    private static let keys = [
        "j", "k", "enter", "enter", "escape", "tab", "@", "G", "a", "f1", "ctrl-p", "n", "l", "g", "?", "d", "m",
        "space",
    ]
    private static let commands: [CommandID] = [
        .addProfile, .profiles, .manageProfiles, .settings, .themes, .help, .palette, .switcher, .createGroup,
        .pasteLink,
        .createLink, .search, .back, .open, .card, .closeChat, .undoChange,
    ]

    /// The app with its effects, answered in any order and late.
    private struct Walk {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        var schedule = EffectSchedule<AppOperation, AppAction>(isTransient: \.isTransient)
        var dice: SeededGenerator
        var created = 0
        var path: [String] = []

        init(_ seed: UInt64) {
            dice = SeededGenerator(seed)
            accept(App.begin())
        }

        mutating func accept(_ effects: [AppEffect]) {
            for effect in effects { _ = schedule.accept(effect, at: .start) }
        }

        mutating func send(_ action: AppAction, _ name: String) {
            path.append(name)
            accept(App.reduce(&state, action))
        }

        mutating func step() {
            switch Int.random(in: 0..<13, using: &dice) {
            case 0...4: answerSomething()
            case 5: fireTimer()
            case 6...8:
                let key = RootWalkTests.keys.randomElement(using: &dice) ?? "j"
                send(.key(key), key)
            case 9, 10:
                let command = RootWalkTests.commands.randomElement(using: &dice) ?? .back
                send(.command(command), command.rawValue)
            case 11 where state.root.kind == .main: send(.ready(.screen), "screen")
            default: send(.changed(.reload), "reload")
            }
        }

        private mutating func fireTimer() {
            guard let deadline = schedule.nextDeadline, let action = schedule.takeDue(at: deadline) else { return }
            send(action, "timer")
        }

        private mutating func answerSomething() {
            guard let running = schedule.running.randomElement(using: &dice) else { return }
            _ = schedule.finish(running.run)
            for action in answers(to: running.operation) { send(action, String("\(action)".prefix { $0 != "(" })) }
        }

        private mutating func answers(to operation: AppOperation) -> [AppAction] {
            let fails = Int.random(in: 0..<8, using: &dice) == 0
            switch operation {
            case .launch(.open), .query(.profiles):
                if fails { return [.launchFailed(.offline)] }
                let held = Int.random(in: 0..<6, using: &dice) == 0 ? [ProfileID(1): Int32(42)] : [:]
                let none = Int.random(in: 0..<8, using: &dice) == 0
                return [.profilesLoaded(Launch.Facts(profiles: none ? [] : RootWalkTests.profiles, holders: held))]
            case .profile(.open(let id, _)):
                guard let profile = RootWalkTests.profiles.first(where: { $0.id == id })?.profile else {
                    return [.profile(id, .notOpened(.offline))]
                }
                switch Int.random(in: 0..<8, using: &dice) {
                case 0: return [.profile(id, .notOpened(.offline))]
                case 1: return [.profile(id, .held(profile, process: 42))]
                default: return [.profileOpened(profile, .fixture), joined(id)]
                }
            case .profile(.create(let name)):
                created += 1
                if fails { return [.registration(.refused(.offline))] }
                return [.profileOpened(.fixture(name, id: 3), .fixture)]
            case .profile(.remove(let id)): return [.profile(id, fails ? .refused(.offline) : .removed)]
            case .query(.chats(let query)):
                return [.chatList(.loaded(query, ChatWindow([chat(of: query.profile)])))]
            case .service(let call):
                if fails { return [.answered(call, .failed(.offline))] }
                return switch call.request {
                case .createLink: [.answered(call, .done(.link(.fixture, ChatID(900))))]
                case .createGroup:
                    [.answered(call, .done(.group(chat(of: call.profile).id, refused: []))), joined(call.profile)]
                default: [.answered(call, .done(.done))]
                }
            case .save(let change): return fails ? [.notSaved(change, .offline)] : []
            case .query(.card(let id)): return [.failed(.storage(.missing(.chat(id))))]
            default: return []
            }
        }

        /// A chat that somebody opened with the user by a link.
        private func joined(_ profile: ProfileID) -> AppAction { .chatReady(chat(of: profile), .joined) }

        private func chat(of profile: ProfileID) -> ChatSummary {
            .fixture(profile.rawValue * 100, "«\(profile.rawValue)»")
        }

        /// The marks of the profiles of which something is on the screen in front of the root.
        var marks: [UInt64] {
            let text = "\(state.layers) \(state.toasts)"
            return text.contains("«")
                ? RootWalkTests.profiles.map(\.id.rawValue).filter { text.contains("«\($0)»") } : []
        }

        /// True if something leads on: an answer that is waited for, or a key.
        var hasWayForward: Bool {
            let isBusy = schedule.running.contains { running in
                switch running.operation {
                case .launch, .query(.profiles), .profile: true
                default: false
                }
            }
            if isBusy { return true }
            var ahead = state
            switch state.root.kind {
            case .main: return true
            case .failed:
                ahead.layers = []
                for key in ["home", "enter"] { _ = App.reduce(&ahead, .key(key)) }
                return ahead.root.kind == .launching
            case .registration:
                ahead.layers = []
                _ = App.reduce(&ahead, .key("x"))
                return App.reduce(&ahead, .key("enter")).contains {
                    if case .perform(.profile(.create), _) = $0 { true } else { false }
                }
            case .launching: return state.layers.contains { $0.read { $0.showsProfiles } }
            }
        }
    }

    @Test func everyWalkThroughTheRootsGoesOnAndMixesNothingUp() {
        var visited: Set<Root.Kind> = []
        var changes = 0
        for seed in 0..<10_000 {
            var walk = Walk(UInt64(seed))
            for _ in 0..<16 {
                let before = walk.state
                walk.step()
                let state = walk.state
                visited.insert(state.root.kind)
                let isLeft = before.root.kind != state.root.kind || before.main?.profile.id != state.main?.profile.id
                if isLeft {
                    changes += 1
                    let isQuiet =
                        state.layers.allSatisfy { !before.layers.contains($0) }
                        && (before.root.kind == .launching
                            || state.toasts.all.allSatisfy { !before.toasts.all.contains($0) })
                    #expect(isQuiet, "\(seed): \(walk.path)")
                }
                let foreign = walk.marks.filter { $0 != state.main?.profile.id.rawValue }
                #expect(foreign.isEmpty, "\(seed): \(walk.path)")
                guard walk.hasWayForward else {
                    Issue.record("\(seed): \(walk.path)")
                    return
                }
            }
        }
        #expect(visited == Set(Root.Kind.allCases) && changes > 10_000)
    }
}
