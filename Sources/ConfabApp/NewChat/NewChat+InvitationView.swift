import Messenger
import TerminalDOM

extension NewChat {
    /// A link of the user's own: on its way, or with its code.
    static func invitationView(_ invitation: Invitation, _ size: Size, _ env: ViewEnvironment) -> Node<AppAction> {
        let words = env.words
        if let answer = invitation.answer {
            return Dialog(title: words.keepLinkTitle(), width: 52, env: env) {
                Text(words.keepLinkHelp()).wrap().role(.dialogHelp)
                Text("")
                Menu(
                    items: [words.keep(), words.delete()], selection: answer, env: env, title: { $0 },
                    isDestructive: { $0 == words.delete() }, chosen: { .newChat(.rowChosen($0)) })
            }.node
        }
        switch invitation.progress {
        case .creating:
            return Dialog(title: words.linkTitle(), width: 64, env: env) {
                Text(words.creatingLink()).role(.dialogHelp)
            }.node
        case .failed(let sentence):
            return Dialog(title: words.linkTitle(), width: 64, env: env) {
                Text(sentence.harmlessName).wrap().role(.dialogProblem)
                Text("")
                button(words.retry(env.key(.open, in: .dialog)), .retried, env)
            }.node
        case .made(let made): return linkView(made, size, env)
        }
    }

    /// How often the keys that copy are named.
    static func copyKeys(_ env: ViewEnvironment) -> [String] {
        [env.key(.open, in: .dialog), env.key(.copyLink, in: .invitation)].filter { !$0.isEmpty }
    }

    private static func linkView(_ made: MadeLink, _ size: Size, _ env: ViewEnvironment) -> Node<AppAction> {
        let words = env.words
        guard let code = made.code else {
            return Dialog(title: words.linkTitle(), width: 64, env: env) {
                linkText(made, words.noQRCode(), hasHelp: size.height >= roomForGaps, env)
            }.node
        }
        let picture = QRCodeView(code, env)
        // Below the link, its help and the button, as high as they are at most in so many columns.
        let place = picture.place(on: size, rows: 8)
        switch place {
        case .beside:
            let width = min(size.width, picture.size.width + 44 + QRCodeView.border.width)
            return Dialog(title: words.linkTitle(), width: width, env: env) {
                Row(spacing: 2) {
                    picture.node
                    linkText(made, nil, env).grow()
                }
            }.node
        case .below:
            let width = max(min(64, size.width), picture.size.width + QRCodeView.border.width)
            return Dialog(title: words.linkTitle(), width: width, env: env) {
                linkText(made, nil, env)
                picture.node.align(.center)
            }.node
        case .nowhere(let needed):
            return Dialog(title: words.linkTitle(), width: 64, env: env) {
                // Where not all has room, the button is needed most.
                linkText(
                    made, words.qrCodeNeeds(needed.width, needed.height, isASCII: picture.isASCII),
                    hasHelp: size.height >= roomForGaps, env)
            }.node
        }
    }

    /// The link, what it is for, and the button that copies it.
    private static func linkText(
        _ made: MadeLink, _ note: String?, hasHelp: Bool = true, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Column<AppAction> {
            Text(made.link.address).wrap(.character).role(.link).onClick(.newChat(.copyLink))
            Text("")
            if hasHelp { Text(env.words.linkHelp()).wrap().role(.dialogHelp) }
            if let note {
                if hasHelp { Text("") }
                Text(note).wrap().role(.dialogHelp)
            }
            Text("")
            button(env.words.copyLink(copyKeys(env)), .copyLink, env)
        }.node
    }
}
