import Messenger
import TerminalDOM

/// A fact on a card, drawn and spoken; members and bytes come extra.
enum CardFact: Equatable {
    /// A value with its label.
    case labelled(String, String)
    /// An explanation.
    case text(String)
    /// Someone else's words.
    case quote(String)
    /// A link to be copied.
    case link(String)
    case heading(String)
}

extension Card {
    /// The title of the card.
    func title(_ strings: any Strings) -> String {
        switch chat.kind {
        case .pendingConnection(let pending): strings.pendingTitle(pending.side)
        case .contactRequest: strings.requestTitle(chat.names.shown())
        case .groupInvitation: strings.invitationTitle(chat.names.shown())
        case .broken: strings.brokenTitle()
        case .direct, .group, .business, .notes: chat.title(strings)
        }
    }

    /// The facts that are known.
    func facts(_ tags: [ChatTag], on size: Size, _ env: ViewEnvironment) -> [CardFact] {
        let strings = env.strings
        switch chat.kind {
        case .direct: return names(strings) + contact(env) + tagged(tags, strings)
        case .group, .business: return names(strings) + group(env) + tagged(tags, strings) + members(strings)
        case .notes: return [.text(strings.notesHelp())]
        case .contactRequest(let request): return self.request(request, env)
        case .pendingConnection(let pending): return self.pending(pending, on: size, env)
        case .groupInvitation: return invitation(env)
        case .broken(let reason): return broken(reason, strings)
        }
    }

    /// The names that do not stand in the title.
    private func names(_ strings: any Strings) -> [CardFact] {
        var facts: [CardFact] = []
        let (shown, name, full) = (
            chat.names.shown(), chat.names.displayName.harmlessName, chat.names.fullName.harmlessName
        )
        if !name.isEmpty, name != shown { facts.append(.labelled(strings.nameLabel(), name)) }
        if !full.isEmpty, full != shown, full != name { facts.append(.labelled(strings.fullNameLabel(), full)) }
        return facts
    }

    private func contact(_ env: ViewEnvironment) -> [CardFact] {
        let strings = env.strings
        var facts: [CardFact] = []
        facts.append(.labelled(strings.stateLabel(), strings.condition(chat.condition) ?? strings.isConnected()))
        if let since = details?.contact?.createdAt, since > .zero {
            facts.append(.labelled(strings.sinceLabel(), strings.date(since, env.clock)))
        }
        let verified = chat.isVerified ? env.glyphs[.verified] + " " + strings.isVerified() : strings.isNotVerified()
        facts.append(.labelled(strings.verifiedLabel(), verified))
        return facts + lifetime(env) + muted(env)
            + incognito(strings.knowsYouLabel(), details?.contact?.incognitoName, env)
    }

    private func group(_ env: ViewEnvironment) -> [CardFact] {
        let strings = env.strings
        var facts: [CardFact] = []
        if let topic = details?.group?.topic.harmlessName, !topic.isEmpty {
            facts.append(.labelled(strings.topicLabel(), topic))
        }
        if case .business(_, let side) = chat.kind {
            facts.append(.labelled(strings.relationLabel(), strings.business(side)))
        }
        if let state = strings.condition(chat.condition) { facts.append(.labelled(strings.stateLabel(), state)) }
        if let group = details?.group {
            // Only members have a role.
            if group.membership == .joined { facts.append(.labelled(strings.roleLabel(), strings.role(group.role))) }
            if group.createdAt > .zero {
                facts.append(.labelled(strings.sinceLabel(), strings.date(group.createdAt, env.clock)))
            }
        }
        return facts + lifetime(env) + muted(env) + incognito(strings.youAreLabel(), details?.group?.incognitoName, env)
    }

    /// When messages are deleted, if they are.
    private func lifetime(_ env: ViewEnvironment) -> [CardFact] {
        guard let seconds = details?.messageLifetime else { return [] }
        let span = env.strings.span(ofSeconds: seconds)
        return [.labelled(env.strings.lifetimeLabel(), "\(env.glyphs[.timer]) \(env.strings.deleted(after: span))")]
    }

    /// Until when it is muted, when that ends by itself.
    private func muted(_ env: ViewEnvironment) -> [CardFact] {
        guard let end = chat.settings.mutedUntil else { return [] }
        return [.labelled(env.strings.mutedLabel(), env.strings.until(end, env.clock))]
    }

    /// Under which name the others know the user.
    private func incognito(_ label: String, _ name: String?, _ env: ViewEnvironment) -> [CardFact] {
        guard chat.isIncognito else { return [] }
        let name = name?.harmlessName ?? ""
        return [.labelled(label, env.glyphs[.incognito] + " " + env.strings.incognitoName(name))]
    }

    private func tagged(_ tags: [ChatTag], _ strings: any Strings) -> [CardFact] {
        let names = tags.filter { chat.settings.tags.contains($0.id) }.map(\.shown)
        return names.isEmpty ? [] : [.labelled(strings.tagsLabel(), names.joined(separator: ", "))]
    }

    private func members(_ strings: any Strings) -> [CardFact] {
        guard let details, !details.members.isEmpty else { return [] }
        let joined = details.group?.memberCount ?? details.members.count { $0.status == .joined }
        let invited = details.members.count { $0.status == .invited }
        return [.text(""), .heading(strings.members(joined, invited: invited))]
    }

    private func request(_ request: ContactRequest, _ env: ViewEnvironment) -> [CardFact] {
        let strings = env.strings
        let greeting = request.greeting.harmlessText
        var facts: [CardFact] = greeting.isEmpty ? [] : [.quote(greeting), .text("")]
        facts += names(strings)
        if chat.lastActivity > .zero {
            facts.append(.labelled(strings.askedLabel(), strings.moment(chat.lastActivity, env.clock)))
        }
        return facts + [.text(""), .text(strings.requestHelp(chat.names.shown()))]
    }

    private func pending(
        _ pending: PendingConnection, on size: Size, _ env: ViewEnvironment
    ) -> [CardFact] {
        let strings = env.strings
        var facts: [CardFact] = [.text(strings.pendingHelp(pending.side, hasLink: pending.link != nil))]
        if let link = pending.link { facts += [.text(""), .link(link.address), .text("")] }
        if let picture = details?.code.map({ QRCodeView($0, env) }),
            case .nowhere(let needed) = picture.place(on: size, rows: .max)
        {
            facts += [
                .text(strings.qrCodeNeeds(needed.width, needed.height, isASCII: picture.isASCII)), .text(""),
            ]
        }
        let name = chat.names.displayName.harmlessName
        if !name.isEmpty { facts.append(.labelled(strings.nameLabel(), name)) }
        return facts + incognito(strings.youAreLabel(), nil, env)
    }

    private func invitation(_ env: ViewEnvironment) -> [CardFact] {
        let strings = env.strings
        var facts: [CardFact] = []
        if let preview = chat.preview, case .invitation = preview.content {
            let name = preview.senderName.harmlessName
            if !name.isEmpty { facts.append(.labelled(strings.invitedByLabel(), name)) }
        }
        if let topic = details?.group?.topic.harmlessName, !topic.isEmpty {
            facts.append(.labelled(strings.topicLabel(), topic))
        }
        let explained: [CardFact] = (facts.isEmpty ? [] : [.text("")]) + [.text(strings.invitationHelp())]
        return facts + explained + members(strings)
    }

    private func broken(_ reason: String, _ strings: any Strings) -> [CardFact] {
        let reason = reason.harmlessName
        return (reason.isEmpty ? [] : [.labelled(strings.reasonLabel(), reason)])
            + [.text(strings.brokenHelp()), .text(""), .heading(strings.bytes(details?.record.count ?? 0))]
    }
}
