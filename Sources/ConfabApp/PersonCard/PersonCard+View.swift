import Messenger
package import TerminalDOM

extension PersonCard {
    /// The name that the person has now.
    func shownName(_ strings: any Strings) -> String {
        let known = details?.record.displayName(for: .user) ?? ""
        return known.isEmpty ? name.isEmpty ? strings.unnamedAuthor() : name : known
    }

    /// The facts that are known, with their labels.
    private func facts(_ env: ViewEnvironment) -> [(label: String, value: String)] {
        guard let details else { return [] }
        let strings = env.strings
        var shown = [shownName(strings)]
        var facts: [(label: String, value: String)] = []
        func add(_ label: String, _ name: String) {
            let name = name.harmlessName
            guard !name.isEmpty, !shown.contains(name) else { return }
            shown.append(name)
            facts.append((label, name))
        }
        add(strings.nickLabel(), details.record.nick)
        add(strings.nameLabel(), details.record.profileName)
        add(strings.fullNameLabel(), details.member?.names.fullName ?? details.contact?.names.fullName ?? "")
        if let member = details.member { facts.append((strings.inGroupLabel(), strings.standing(member))) }
        if let contact = details.contact {
            let verified =
                contact.isVerified ? env.glyphs[.verified] + " " + strings.isVerified() : strings.isNotVerified()
            facts.append((strings.verifiedLabel(), verified))
        }
        return facts
    }

    /// The picture beside the facts; nil if there's none to show.
    private func portrait(_ shared: Shared) -> Portrait? {
        Portrait(details?.record.picture, name: shownName(shared.strings), number: number, on: shared)
    }

    /// The number that determines the color of the initials, as in messages.
    private var number: UInt64 {
        switch person {
        case .contact(let id): id.rawValue
        case .member(let id): id.rawValue
        case .me, .system: 0
        }
    }

    package func pictures(_ shared: Shared) -> [PictureRequest] { requests(portrait(shared)) }

    /// A dialog in the middle.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let name = shownName(env.strings)
        if let portrait = portrait(shared) {
            return Dialog(title: name, width: min(shared.size.width, 50 + portrait.columns), env: env) {
                Row(spacing: Portrait.gap) {
                    portrait.node(env.pictures)
                    Column { parts(env) }.grow()
                }
            }.node
        }
        return Dialog(title: name, avatar: Avatar(name: name, number: number), width: 50, env: env) { parts(env) }.node
    }

    /// The facts and the menu.
    @ViewBuilder<Action> private func parts(_ env: ViewEnvironment) -> Nodes<Action> {
        let facts = facts(env)
        let width = (facts.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2
        if details != nil, facts.isEmpty, !canWrite { Text(env.strings.nothingKnown()).wrap().role(.dialogHelp) }
        for fact in facts {
            Row<Action> {
                Text(fact.label).role(.dialogHelp).width(width)
                Text(fact.value).grow()
            }
        }
        if canWrite {
            if !facts.isEmpty { Text("") }
            Menu(
                items: [CommandID.compose], selection: 0, env: env, title: { env.strings.title($0) },
                chosen: { _ in .chosen }, wheel: { .wheelTurned($0) })
        }
    }

    /// The name, the facts, and the action.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        [shownName(env.strings)] + (details?.record.picture?.storedFile == nil ? [] : [env.strings.hasPicture()])
            + facts(env).map { "\($0.label): \($0.value)" }
            + (canWrite ? [String].menu([env.strings.title(.compose)], 0, env.strings) : [])
    }
}
