import Loop
package import Messenger
package import TerminalDOM

/// The screen of a start that failed: what is wrong, and what the user can do.
package struct Failure: Feature {
    /// The reason.
    package var problem: Problem
    /// The risks that the user has taken already.
    var accepted: [LaunchRisk] = []
    /// The index of the selected choice.
    var selection = 0
    /// The log bundle that the user asked for last.
    var bundle: Bundle?

    /// A log bundle, and whether it was saved.
    package enum Bundle: Codable, Equatable, Sendable {
        case saving
        case saved(path: String)
        case notSaved(Problem)
    }

    /// A way on from here.
    package enum Choice: Equatable, Sendable {
        case retry
        /// Starts although there's a risk.
        case start(LaunchRisk)
        /// Copies the command that examines the data.
        case copyDoctor
        /// Saves a text for a report about the problem.
        case saveBundle
        case quit
    }

    package enum Action: Codable, Equatable, Sendable {
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// The log bundle is in the file at this path.
        case bundleSaved(String)
        case bundleNotSaved(Problem)
    }

    /// A start that failed because of `problem`.
    package init(_ problem: Problem, accepted: [LaunchRisk] = []) {
        self.problem = problem
        self.accepted = accepted
    }

    /// The ways on: the first one is what Enter does.
    var choices: [Choice] { waysOn + [.saveBundle, .quit] }

    private var waysOn: [Choice] {
        switch problem {
        case .launch(.earlyEnds): [.copyDoctor, .start(.earlyEnds)]
        case .launch(let problem): [.retry] + (problem.risk.map { [.start($0)] } ?? [])
        // Trying again changes nothing.
        case .storage(.newerFormat): []
        case .storage(let problem): problem.isDamage ? [.copyDoctor, .retry] : [.retry]
        default: [.retry]
        }
    }

    /// True if nothing is wrong, as far as Confab knows: the user has canceled the start.
    package var isCanceled: Bool { problem == .launch(.canceled) }

    private func title(_ strings: any Strings) -> String {
        isCanceled ? strings.startCanceled() : strings.cannotStart()
    }

    package var contexts: [KeyContext] { [.menu, .everywhere] }

    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let index):
            guard choices.indices.contains(index) else { return Outcome() }
            selection = index
            return take(choices[index], shared)
        case .wheelTurned(let notches):
            selection = rows.moved(by: notches) ?? 0
            return Outcome()
        case .bundleSaved(let path):
            bundle = .saved(path: path)
            return Outcome()
        case .bundleNotSaved(let problem):
            bundle = .notSaved(problem)
            return Outcome()
        }
    }

    /// Moves the selection, or takes the selected way.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return reduce(.chosen(selection), shared) }
        guard let moved = rows.moved(by: command) else { return nil }
        selection = moved
        return Outcome()
    }

    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .back }

    /// There is nothing to go back to.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? { Outcome() }

    private var rows: ListSelection<Range<Int>> { ListSelection(selection, in: choices.indices) }

    private mutating func take(_ choice: Choice, _ shared: Shared) -> Outcome<Action> {
        switch choice {
        case .retry: return Outcome(intents: [.start(accepting: accepted)])
        case .start(let risk): return Outcome(intents: [.start(accepting: Set(accepted + [risk]).sorted())])
        case .copyDoctor:
            let command = shared.options.doctorCommand
            return Outcome(
                effects: [.perform(.terminal(.copy(command)))], intents: [.notice(shared.strings.copied(command))])
        case .saveBundle:
            // A key that is held down saves one.
            guard bundle != .saving else { return Outcome() }
            bundle = .saving
            return Outcome(effects: [.perform(.launch(.saveBundle))])
        case .quit: return Outcome(intents: [.command(.quit)])
        }
    }

    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Column<Action> {
            Spacer()
            Text(title(env.strings)).align(.center).role(.emptyTitle).part(.help)
            if !shared.size.isLow { Gap() }
            // A short screen has no room for both, and the user has read the reason before.
            if !shared.size.isShort || bundle == nil {
                paragraph(env.strings.problem(problem), isCanceled ? .empty : .error, shared).part(.message)
            }
            if !shared.size.isLow { Gap() }
            Row<Action> {
                Spacer()
                Menu(
                    items: choices, selection: selection, env: env, title: { env.strings.words(for: $0) },
                    chosen: { .chosen($0) }, wheel: { .wheelTurned($0) }
                ).node.width(min(Self.menuWidth, shared.size.width))
                Spacer()
            }
            if let bundle {
                if !shared.size.isLow { Gap() }
                paragraph(env.strings.words(for: bundle), bundle.isProblem ? .error : .empty, shared).part(.message)
            }
            Spacer()
        }.node
    }

    private func paragraph(_ text: String, _ role: Role, _ shared: Shared) -> Node<Action> {
        Text(text).wrap().align(.center).role(role).padding(.symmetric(columns: shared.size.width < 60 ? 1 : 4))
    }

    private static let menuWidth = 36

    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        [title(env.strings), env.strings.problem(problem)]
            + [String].menu(choices.map { env.strings.words(for: $0) }, selection, env.strings)
            + (bundle.map { [env.strings.words(for: $0)] } ?? [])
    }
}

extension Failure.Bundle {
    fileprivate var isProblem: Bool { if case .notSaved = self { true } else { false } }
}

extension StorageProblem {
    /// True if something is wrong with the data itself, which can be examined.
    fileprivate var isDamage: Bool {
        switch self {
        case .record(.damaged): true
        case .database(let problem):
            switch problem.kind {
            case .cutShort, .damaged: true
            default: false
            }
        default: false
        }
    }
}
