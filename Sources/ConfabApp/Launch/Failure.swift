import Loop
package import Messenger
package import TerminalDOM

/// The screen of a start that failed: what is wrong, and what the user can do.
package struct Failure: Feature {
    /// The reason.
    package let problem: Problem
    /// The risks that the user has taken already.
    let accepted: [LaunchRisk]
    /// The index of the selected choice.
    private(set) var selection = 0
    /// The log bundle that the user asked for last.
    var bundle: Bundle?
    /// The paths of all log bundles that were saved, also at earlier failures.
    package var bundles: [String] = []

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
    ///
    /// - Parameter last: the failure before it, whose choice the user is likely to make again.
    package init(_ problem: Problem, accepted: [LaunchRisk] = [], after last: Failure? = nil) {
        self.problem = problem
        self.accepted = accepted
        guard let last else { return }
        bundles = last.bundles
        if last.problem == problem, last.bundle != .saving { bundle = last.bundle }
        selection = choices.firstIndex(of: last.choices[last.selection]) ?? 0
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
    package var isCanceled: Bool { if case .launch(.canceled) = problem { true } else { false } }

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
            bundles.append(path)
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
            switch bundle {
            case .saving, .saved: return Outcome()
            case .notSaved, nil: bundle = .saving
            }
            return Outcome(effects: [.perform(.launch(.saveBundle))])
        case .quit: return Outcome(intents: [.command(.quit)])
        }
    }

    /// The menu stays in its place when a result comes: a second click must not hit another choice.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let title = Text<Action>(title(env.strings)).align(.center).role(.emptyTitle).part(.help).unshrinkable()
        let reason = paragraph(env.strings.reason(ofFailedStart: problem), isCanceled ? .empty : .error, shared).part(
            .message)
        let result = bundle.map { bundle in
            paragraph(env.strings.words(for: bundle), bundle.isProblem ? .error : .empty, shared).part(.message)
        }
        guard shared.size.height >= Self.leastHeight, shared.size.width >= Self.leastWidth else {
            return Column<Action> {
                title
                Column<Action> {
                    if let result { result }
                    reason
                }.grow()
                menu(shared, env)
            }.node
        }
        return Column<Action> {
            Spacer()
            title
            Gap()
            reason
            Gap()
            menu(shared, env)
            Gap()
            Column<Action> { if let result { result } }.height(shared.size.height / 4)
            Spacer()
        }.node
    }

    private func menu(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Row<Action> {
            Spacer()
            Menu(
                items: choices, selection: selection, env: env, title: { env.strings.words(for: $0) },
                chosen: { .chosen($0) }, wheel: { .wheelTurned($0) }
            ).node.width(min(Self.menuWidth, shared.size.width))
            Spacer()
        }.unshrinkable()
    }

    private func paragraph(_ text: String, _ role: Role, _ shared: Shared) -> Node<Action> {
        // A theme may underline the role, but not the space beside the text.
        Text([Span(text, role)]).wrap().align(.center).padding(.symmetric(columns: shared.size.width < 60 ? 1 : 4))
    }

    private static let menuWidth = 36
    /// On a smaller screen, the reason and the result share the rows above the menu.
    private static let leastHeight = 20
    private static let leastWidth = 60

    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        [title(env.strings), env.strings.reason(ofFailedStart: problem)]
            + [String].menu(choices.map { env.strings.words(for: $0) }, selection, env.strings)
            + (bundle.map { [env.strings.words(for: $0)] } ?? [])
    }
}

extension AppState {
    /// The paths of the log bundles that were saved because Confab couldn't start.
    package var savedBundles: [String] { if case .failed(let failure) = root { failure.bundles } else { [] } }
}

extension Failure.Bundle {
    fileprivate var isProblem: Bool { if case .notSaved = self { true } else { false } }
}

extension StorageProblem {
    /// True if something is wrong with the data itself, which can be examined.
    var isDamage: Bool {
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
