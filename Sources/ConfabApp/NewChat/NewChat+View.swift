import Messenger
public import TerminalDOM

extension NewChat {
    /// What is shown in front of the screen.
    public static func view(_ state: State, _ env: ViewEnvironment) -> Node<AppAction> {
        switch state {
        case .menu(let selection): return menu(selection, env)
        case .link(let link): return linkDialog(link, env)
        case .paste(let field):
            return fieldDialog(
                field, title: env.words.pasteTitle(), help: env.words.pasteHelp(),
                placeholder: ConnectLink.prefix + "…", env
            ) { incognito(field, env) }
        case .group(let field):
            return fieldDialog(
                field, title: env.words.groupTitle(), help: env.words.groupHelp(),
                placeholder: env.words.groupPlaceholder(), env
            ) {}
        }
    }

    private static func menu(_ selection: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        Dialog(title: env.words.newChat(), width: 36, env: env) {
            Menu(
                items: Entry.allCases, selection: selection, env: env, title: { title($0, env) },
                chosen: { .newChat(.chosen(Entry.allCases[$0])) })
        }.node
    }

    static func title(_ entry: Entry, _ env: ViewEnvironment) -> String {
        switch entry {
        case .createLink: env.words.createLink()
        case .pasteLink: env.words.pasteLink()
        case .createGroup: env.words.createGroup()
        case .notes: env.words.openNotes()
        }
    }

    private static func linkDialog(_ link: ConnectLink?, _ env: ViewEnvironment) -> Node<AppAction> {
        Dialog(title: env.words.linkTitle(), width: 64, env: env) {
            if let link {
                Text("")
                Text(link.address).wrap(.character).role(.link).onClick(.newChat(.copyLink))
                Text("")
                Text(env.words.linkHelp(copy: env.key(.open, in: .dialog))).wrap().role(.dialogHelp)
            } else {
                Text(env.words.creatingLink()).role(.dialogHelp)
            }
        }.node
    }

    /// Whether the other side is to see a random name.
    @ViewBuilder<AppAction> private static func incognito(_ field: Field, _ env: ViewEnvironment) -> Nodes<AppAction> {
        Text("")
        Row(spacing: 1) {
            Text("[\(field.isIncognito ? env.glyphs[.checked] : " ")]").unshrinkable()
            Text(env.words.underRandomName()).grow()
            Text(env.key(.incognito, in: .dialog)).role(.menuDetail).unshrinkable()
        }
        .onClick(.newChat(.incognitoToggled))
    }

    private static func fieldDialog(
        _ field: Field, title: String, help: String, placeholder: String, _ env: ViewEnvironment,
        @ViewBuilder<AppAction> choice: () -> Nodes<AppAction>
    ) -> Node<AppAction> {
        let choice = choice()
        return Dialog(title: title, width: 64, env: env) {
            Text(help).wrap().role(.dialogHelp)
            Text("")
            Row {
                Text(env.glyphs[.prompt] + " ").role(.prompt).width(2)
                TextInput(
                    field.text, placeholder: placeholder, isFocused: true, selectionRole: .inputSelection,
                    placeholderRole: .inputPlaceholder
                )
                .role(.input)
                .onClick { hit in hit.characterOffset.map { .newChat(.edited(.place($0))) } }
                .grow()
            }
            choice
            Text("")
            if field.isBusy {
                Text(env.words.loading()).role(.dialogHelp)
            } else if let problem = field.problem {
                Text(problem).wrap().role(.dialogProblem)
            } else {
                Text("")
            }
        }.node
    }
}
