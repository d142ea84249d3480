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
        case .paste(let field): Self.pasteView(field, env)
        case .scan(let scan): Self.scanView(scan, env)
        case .follow(let followed): Self.followView(followed, me: me, env)
        case .group(let draft): Self.groupView(draft, me: me, env)
        case .find(let people): Self.findView(people, isNarrow: size.isNarrow, env)
        }
    }

    /// The menu opens upwards from the button, at the end of the list.
    private static func menu(_ selection: Int, _ size: Size, _ env: ViewEnvironment) -> Node<Action> {
        let room = MainView.listWidth(size, env.options)
        let width = min(34, room)
        return Box<Action>(
            border: nil,
            padding: Insets(left: max(0, room - width - 1), bottom: env.options.reachable ? 3 : size.isLow ? 0 : 1)
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

    private static func pasteView(_ field: Field, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: env.strings.pasteTitle(), width: 64, env: env) {
            DialogText(env.strings.pasteHelp())
            Gap()
            input(field.text, ConnectLink.prefix + "…", env)
            Gap()
            problem(field.problem, env)
            Gap()
            DialogButton(title: env.strings.next(), action: .submitted, env: env)
        }.node
    }

    private static func scanView(_ scan: Scan, _ env: ViewEnvironment) -> Node<Action> {
        guard scan.links.isEmpty else {
            return Dialog(title: env.strings.chooseCodeTitle(), width: 72, env: env) {
                DialogText(env.strings.chooseCodeHelp(scan.links.count))
                Gap()
                Menu(
                    items: scan.links, selection: scan.selection, env: env, title: \.address,
                    chosen: { .rowChosen($0) }, wheel: { .wheelTurned($0) })
            }.node
        }
        return Dialog(title: env.strings.scanTitle(), width: 64, env: env) {
            DialogText(env.strings.scanHelp())
            Gap()
            input(scan.field.text, env.strings.scanPlaceholder(), env)
            Gap()
            if scan.isBusy {
                Text(env.strings.readingCode()).role(.dialogHelp)
            } else {
                problem(scan.field.problem, env)
            }
            Gap()
            DialogButton(title: env.strings.scanButton(), action: .submitted, isUsable: !scan.isBusy, env: env)
        }.node
    }

    // MARK: - Parts

    static func input(_ text: EditableText, _ placeholder: String, _ env: ViewEnvironment) -> Node<Action> {
        LabeledField(text: text, placeholder: placeholder, env: env) { .edited(.place($0)) }.node
    }

    static func problem(_ problem: Problem?, _ env: ViewEnvironment) -> Node<Action> {
        guard let problem else { return Gap().node }
        return DialogText(env.strings.problem(problem), isProblem: true).node
    }
}
