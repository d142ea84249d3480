import Messenger
import TerminalDOM

extension NewChat {
    /// The user's own link, in progress or with its code, for the named one of `profiles`.
    static func invitationView(
        _ invitation: Invitation, me: String, _ profiles: [ProfileSummary], _ size: Size, _ env: ViewEnvironment
    ) -> Node<Action> {
        let strings = env.strings
        if let choosing = invitation.choosing {
            return Dialog(title: strings.linkForTitle(), width: 52, env: env) {
                DialogText(strings.linkForHelp())
                Gap()
                Menu(
                    items: profiles, selection: profiles.firstIndex { $0.id == choosing } ?? 0, env: env,
                    title: { $0.profile.names.shown() }, chosen: { .profileChosen(profiles[$0].id) },
                    wheel: { .wheelTurned($0) })
            }.node
        }
        let page = LinkPage(invitation: invitation, me: me, profiles: profiles, size: size, env: env)
        switch invitation.progress {
        case .creating:
            return Dialog(title: strings.linkTitle(), width: 64, env: env) {
                Text(strings.creatingLink()).role(.dialogHelp)
            }.node
        case .failed(let problem):
            return Dialog(title: strings.linkTitle(), width: 64, env: env) {
                DialogText(strings.problem(problem), isProblem: true)
                page.whose
                Gap()
                DialogButton(title: strings.retry(env.key(.open, in: .dialog)), action: .retried, env: env)
            }.node
        case .made(let made): return page.view(made)
        }
    }

    /// The keys that copy, as many as the layout names.
    static func copyKeys(_ env: ViewEnvironment) -> [String] {
        [env.key(.open, in: .dialog), env.key(.copyLink, in: .invitation)].filter { !$0.isEmpty }
    }

    /// The explanation of a link: why there is none for another profile, that one is being created, or what a link is
    /// for.
    static func help(
        _ invitation: Invitation, _ profiles: [ProfileSummary], _ strings: any Strings
    ) -> (text: String, isProblem: Bool) {
        if let problem = invitation.problem { return (strings.problem(problem), true) }
        if invitation.isSlow, let opening = profiles.first(where: { $0.id == invitation.opening }) {
            return (strings.openingProfile(opening.profile.names.shown()), false)
        }
        return (strings.linkHelp(), false)
    }
}

/// The page of a link that is there, with its code where there is room for it.
private struct LinkPage {
    let invitation: NewChat.Invitation
    let me: String
    let profiles: [ProfileSummary]
    let size: Size
    let env: ViewEnvironment

    private static let border = QRCodeView.border
    /// Columns between code and text.
    private static let gap = 2

    func view(_ made: NewChat.MadeLink) -> Node<NewChat.Action> {
        let strings = env.strings
        guard let code = made.code else {
            return dialog(64) { text(made, strings.noQRCode(), columns: $0) }
        }
        let picture = QRCodeView(code, env)
        // Below the link, its help and the button, as high as they are at most in so many columns.
        switch picture.place(on: size, rows: profiles.count > 1 ? 9 : 8) {
        case .beside: return beside(picture, made)
        case .below:
            return dialog(max(min(64, size.width), picture.size.width + Self.border.width)) { columns in
                Column {
                    text(made, nil, columns: columns)
                    picture.node().align(.center)
                }.node
            }
        case .nowhere(let needed):
            let note = strings.qrCodeNeeds(needed.width, needed.height, isASCII: picture.isASCII)
            return dialog(64) { text(made, note, columns: $0) }
        }
    }

    /// Text beside the code. Where the link does not fit there in one piece, it stands above both, if there is room.
    private func beside(_ picture: QRCodeView, _ made: NewChat.MadeLink) -> Node<NewChat.Action> {
        let length = DisplayWidth.of(made.link.address)
        let chrome = picture.size.width + Self.gap
        return dialog(chrome + max(44, length) + Self.border.width) { columns in
            let room = size.height - 1 - Self.border.height
            let isAbove = columns - chrome < length && columns >= length && room >= picture.size.height + 2
            return Column {
                if isAbove {
                    address(made.link, columns: columns)
                    Gap()
                }
                Row(spacing: Self.gap) {
                    picture.node()
                    text(made, nil, hasLink: !isAbove, columns: columns - chrome).grow()
                }
            }.node
        }
    }

    /// A dialog of so many columns, or of as many as the screen has; its content is given how many are for it.
    private func dialog(_ width: Int, content: (Int) -> Node<NewChat.Action>) -> Node<NewChat.Action> {
        let width = min(width, size.width)
        return Dialog(title: env.strings.linkTitle(), width: width, env: env) {
            content(width - Self.border.width)
        }.node
    }

    /// The link, whose it is, what it is for, and the button that copies it.
    private func text(
        _ made: NewChat.MadeLink, _ note: String?, hasLink: Bool = true, columns: Int
    ) -> Node<NewChat.Action> {
        let help = NewChat.help(invitation, profiles, env.strings)
        return Column<NewChat.Action> {
            if hasLink { address(made.link, columns: columns) }
            whose
            if hasLink || profiles.count > 1 { Gap() }
            DialogText(help.text, isProblem: help.isProblem)
            if let note {
                Gap()
                DialogText(note)
            }
            Gap()
            DialogButton(title: env.strings.copyLink(NewChat.copyKeys(env)), action: .copyLink, env: env)
        }.node
    }

    /// The link in one piece; where that does not fit, broken before its secret, and that only where it must be.
    @ViewBuilder<NewChat.Action> private func address(_ link: ConnectLink, columns: Int) -> Nodes<NewChat.Action> {
        let isWhole = DisplayWidth.of(link.address) <= columns
        for part in isWhole ? [link.address] : [ConnectLink.prefix, link.secret] {
            Text(part).wrap(.character).role(.link).align(.leading).onClick(.copyLink).part(.message)
        }
    }

    /// For which profile the link is, where it could be for another.
    @ViewBuilder<NewChat.Action> var whose: Nodes<NewChat.Action> {
        if profiles.count > 1 {
            let key = env.key(.profiles, in: .invitation)
            Text(env.strings.linkFor(me, key: key, mark: env.glyphs[.choice])).role(.dialogHelp)
                .onClick(.profileAsked)
        }
    }
}
