import Messenger
package import TerminalDOM

extension NewChat {
    /// The menu, or the dialog that it opens.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let size = shared.size
        let me = shared.profile?.names.shown() ?? ""
        return switch self {
        case .menu(let selection): Self.menu(selection, size, env)
        case .link(let invitation): Self.invitationView(invitation, me: me, shared.linkProfiles, size, env)
        case .paste(let field): Self.pasteView(field, size, env)
        case .scan(let scan): Self.scanView(scan, size, env)
        case .follow(let followed): Self.followView(followed, me: me, size, env)
        case .group(let draft): Self.groupView(draft, me: me, size, env)
        case .find(let people): Self.findView(people, size, env)
        }
    }

    /// The menu opens upwards from the button, at the end of the list.
    private static func menu(_ selection: Int, _ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        let room = MainView.listWidth(size, env.options)
        let width = min(34, room)
        return Box<Action>(
            border: nil, padding: Insets(left: max(0, room - width - 1), bottom: env.options.reachable ? 3 : 1)
        ) {
            Dialog(title: env.strings.newChat(), width: width, env: env) {
                Menu(
                    items: Entry.allCases, selection: selection, env: env, title: { title($0, env.strings) },
                    chosen: { .rowChosen($0) }, wheel: { .wheelTurned($0) })
            }
        }
        .align(.leading, .bottom)
    }

    static func title(_ entry: Entry, _ strings: any Strings) -> String {
        switch entry {
        case .createLink: strings.createLink()
        case .scanCode: strings.scanCode()
        case .pasteLink: strings.pasteLink()
        case .createGroup: strings.createGroup()
        case .findContact: strings.findContact()
        case .notes: strings.openNotes()
        }
    }

    private static func pasteView(_ field: Field, _ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: env.strings.pasteTitle(), width: 64, env: env) {
            Text(env.strings.pasteHelp()).wrap().role(.dialogHelp)
            gap(size)
            input(field.text, ConnectLink.prefix + "…", env)
            gap(size)
            problem(field.problem, env)
            gap(size)
            DialogButton(title: env.strings.next(), action: .submitted, env: env)
        }.node
    }

    private static func scanView(_ scan: Scan, _ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        guard scan.links.isEmpty else {
            return Dialog(title: env.strings.chooseCodeTitle(), width: 72, env: env) {
                Text(env.strings.chooseCodeHelp(scan.links.count)).wrap().role(.dialogHelp)
                Text("")
                Menu(
                    items: scan.links, selection: scan.selection, env: env, title: \.address,
                    chosen: { .rowChosen($0) }, wheel: { .wheelTurned($0) })
            }.node
        }
        return Dialog(title: env.strings.scanTitle(), width: 64, env: env) {
            Text(env.strings.scanHelp()).wrap().role(.dialogHelp)
            gap(size)
            input(scan.field.text, env.strings.scanPlaceholder(), env)
            gap(size)
            if scan.isBusy {
                Text(env.strings.readingCode()).role(.dialogHelp)
            } else {
                problem(scan.field.problem, env)
            }
            gap(size)
            DialogButton(title: env.strings.scanButton(), action: .submitted, isUsable: !scan.isBusy, env: env)
        }.node
    }

    // MARK: - Parts

    static func input(_ text: EditableText, _ placeholder: String, _ env: ViewEnvironment) -> Node<Action> {
        LabeledField(text: text, placeholder: placeholder, env: env) { .edited(.place($0)) }.node
    }

    /// A line between the parts of a dialog, where there is so much room that none of them goes without.
    @ViewBuilder<Action> static func gap(_ size: Size) -> Nodes<Action> {
        if size.height >= roomForGaps { Text("") }
    }

    /// Screens of fewer rows have none to give away.
    static let roomForGaps = 16

    static func problem(_ problem: Problem?, _ env: ViewEnvironment) -> Node<Action> {
        guard let problem else { return Text<Action>("").node }
        return Text<Action>(env.strings.problem(problem)).wrap().role(.dialogProblem)
    }
}
