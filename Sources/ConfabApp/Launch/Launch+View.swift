import Messenger
package import TerminalDOM

extension Launch {
    /// The bars of the list to come, and what is being loaded.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        guard phase != .silent else { return Spacer<Action>().node }
        guard shared.isWide else {
            return Column<Action> {
                if !env.options.reachable { for bar in bars { bar } }
                progress(shared, env)
                if env.options.reachable { for bar in bars.reversed() { bar } }
            }.node
        }
        return Row<Action> {
            Column<Action> {
                if !env.options.reachable { for bar in bars { bar } }
                Spacer()
                if env.options.reachable { for bar in bars.reversed() { bar } }
            }.role(.chatList).width(shared.listWidth)
            Rule.vertical(env.character(.verticalRule)).role(.separator).width(1)
            progress(shared, env).grow()
        }.node
    }

    /// The bars above the list, without what isn't known yet.
    private var bars: [Node<Action>] {
        [Text<Action>(" confab").role(.title), Text<Action>("").role(.tabBar).height(1)]
    }

    private func progress(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let (first, rest) = text(shared, env)
        return Column<Action> {
            Spacer()
            Text("\(spinner(env)) \(first)").wrap().align(.center).role(.splash)
            for line in rest { Text(line).wrap().align(.center).role(.empty) }
            Spacer()
        }
        .padding(.symmetric(columns: 1)).grow()
    }

    private func spinner(_ env: ViewEnvironment) -> String {
        let frames = Array(env.glyphs[.spinner])
        return frames.isEmpty ? "" : String(frames[turns % frames.count])
    }

    /// The activity, and what the user should know if it takes long.
    private func text(_ shared: Shared, _ env: ViewEnvironment) -> (first: String, rest: [String]) {
        let strings = env.strings
        let wayOut =
            switch phase {
            case .silent, .splash, .detailed, .long: [String]()
            case .stuck: [strings.keyCancelsStart(env.key(.back, in: .everywhere))]
            }
        if let holder {
            return (
                strings.waitsForData(process: holder == 0 ? nil : holder), [strings.waitsUntilThen()] + wayOut
            )
        }
        let delay = phase >= .long ? [strings.takesLong()] : []
        return (phase >= .detailed ? activity(shared, strings) : strings.loading(), delay + wayOut)
    }

    private func activity(_ shared: Shared, _ strings: any Strings) -> String {
        guard case .opening(let id) = step, let profile = shared.profiles.first(where: { $0.id == id })?.profile else {
            return strings.opensData()
        }
        return strings.opensProfile(profile.names.shown())
    }

    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let (first, rest) = text(shared, env)
        return [first] + rest
    }
}
