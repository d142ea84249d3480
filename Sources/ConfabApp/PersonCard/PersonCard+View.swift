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

    /// A dialog in the middle.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let facts = facts(env)
        let width = (facts.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2
        return Dialog(title: shownName(env.strings), width: 50, env: env) {
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
        }.node
    }

    /// The name, the facts, and the action.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        [shownName(env.strings)] + facts(env).map { "\($0.label): \($0.value)" }
            + (canWrite ? [String].menu([env.strings.title(.compose)], 0, env.strings) : [])
    }
}
