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
    /// A heading.
    case heading(String)
}

extension Card {
    /// The title of the card.
    func title(_ words: Words) -> String {
        switch chat.kind {
        case .pendingConnection(let pending): words.pendingTitle(pending.side)
        case .contactRequest: words.requestTitle(chat.names.shown())
        case .groupInvitation: words.invitationTitle(chat.names.shown())
        case .broken: words.brokenTitle()
        case .direct, .group, .business, .notes: chat.title(words)
        }
    }

    /// The facts that are known.
    func facts(_ tags: [ChatTag], on size: Size, _ env: ViewEnvironment) -> [CardFact] {
        let words = env.words
        switch chat.kind {
        case .direct: return names(words) + contact(env) + tagged(tags, words)
        case .group, .business: return names(words) + group(env) + tagged(tags, words) + members(words)
        case .notes: return [.text(words.notesHelp())]
        case .contactRequest(let request): return self.request(request, env)
        case .pendingConnection(let pending): return self.pending(pending, on: size, env)
        case .groupInvitation: return invitation(env)
        case .broken(let reason): return broken(reason, words)
        }
    }

    /// The names that do not stand in the title.
    private func names(_ words: Words) -> [CardFact] {
        var facts: [CardFact] = []
        let (shown, name, full) = (
            chat.names.shown(), chat.names.displayName.harmlessName, chat.names.fullName.harmlessName
        )
        if !name.isEmpty, name != shown { facts.append(.labelled(words.nameLabel(), name)) }
        if !full.isEmpty, full != shown, full != name { facts.append(.labelled(words.fullNameLabel(), full)) }
        return facts
    }

    private func contact(_ env: ViewEnvironment) -> [CardFact] {
        let words = env.words
        var facts: [CardFact] = []
        facts.append(.labelled(words.stateLabel(), words.condition(chat.condition) ?? words.isConnected()))
        if let since = details?.contact?.createdAt, since > .zero {
            facts.append(.labelled(words.sinceLabel(), words.date(since, env.clock)))
        }
        let verified = chat.isVerified ? env.glyphs[.verified] + " " + words.isVerified() : words.isNotVerified()
        facts.append(.labelled(words.verifiedLabel(), verified))
        return facts + muted(env) + incognito(words.knowsYouLabel(), details?.contact?.incognitoName, env)
    }

    private func group(_ env: ViewEnvironment) -> [CardFact] {
        let words = env.words
        var facts: [CardFact] = []
        if let topic = details?.group?.topic.harmlessName, !topic.isEmpty {
            facts.append(.labelled(words.topicLabel(), topic))
        }
        if case .business(_, let side) = chat.kind { facts.append(.text(words.business(side))) }
        if let state = words.condition(chat.condition) { facts.append(.labelled(words.stateLabel(), state)) }
        if let group = details?.group {
            // Only members have a role.
            if group.membership == .joined { facts.append(.labelled(words.roleLabel(), words.role(group.role))) }
            if group.createdAt > .zero {
                facts.append(.labelled(words.sinceLabel(), words.date(group.createdAt, env.clock)))
            }
        }
        return facts + muted(env) + incognito(words.youAreLabel(), details?.group?.incognitoName, env)
    }

    /// Until when it is muted, when that ends by itself.
    private func muted(_ env: ViewEnvironment) -> [CardFact] {
        guard let end = chat.settings.mutedUntil else { return [] }
        return [.labelled(env.words.mutedLabel(), env.words.until(end, env.clock))]
    }

    /// Under which name the others know the user.
    private func incognito(_ label: String, _ name: String?, _ env: ViewEnvironment) -> [CardFact] {
        guard chat.isIncognito else { return [] }
        let name = name?.harmlessName ?? ""
        return [.labelled(label, env.glyphs[.incognito] + " " + env.words.incognitoName(name))]
    }

    private func tagged(_ tags: [ChatTag], _ words: Words) -> [CardFact] {
        let names = tags.filter { chat.settings.tags.contains($0.id) }.map(\.shown)
        return names.isEmpty ? [] : [.labelled(words.tagsLabel(), names.joined(separator: ", "))]
    }

    private func members(_ words: Words) -> [CardFact] {
        guard let details, !details.members.isEmpty else { return [] }
        let present = details.members.count { $0.isPresent }
        return [.text(""), .heading(words.members(present))]
    }

    private func request(_ request: ContactRequest, _ env: ViewEnvironment) -> [CardFact] {
        let words = env.words
        let greeting = request.greeting.harmlessText
        var facts: [CardFact] = greeting.isEmpty ? [] : [.quote(greeting), .text("")]
        facts += names(words)
        if chat.lastActivity > .zero {
            facts.append(.labelled(words.askedLabel(), words.moment(chat.lastActivity, env.clock)))
        }
        return facts + [.text(""), .text(words.requestHelp(chat.names.shown()))]
    }

    private func pending(
        _ pending: PendingConnection, on size: Size, _ env: ViewEnvironment
    ) -> [CardFact] {
        let words = env.words
        var facts: [CardFact] = [.text(words.pendingHelp(pending.side, hasLink: pending.link != nil))]
        if let link = pending.link { facts += [.text(""), .link(link.address), .text("")] }
        if let picture = details?.code.map({ QRCodeView($0, env) }),
            case .nowhere(let needed) = picture.place(on: size, rows: .max)
        {
            facts += [
                .text(words.qrCodeNeeds(needed.width, needed.height, isASCII: picture.isASCII)), .text(""),
            ]
        }
        let name = chat.names.displayName.harmlessName
        if !name.isEmpty { facts.append(.labelled(words.nameLabel(), name)) }
        return facts + incognito(words.youAreLabel(), nil, env)
    }

    private func invitation(_ env: ViewEnvironment) -> [CardFact] {
        let words = env.words
        var facts: [CardFact] = []
        if let preview = chat.preview, case .invitation = preview.content {
            let name = preview.senderName.harmlessName
            if !name.isEmpty { facts.append(.labelled(words.invitedByLabel(), name)) }
        }
        if let topic = details?.group?.topic.harmlessName, !topic.isEmpty {
            facts.append(.labelled(words.topicLabel(), topic))
        }
        let explained: [CardFact] = (facts.isEmpty ? [] : [.text("")]) + [.text(words.invitationHelp())]
        return facts + explained + members(words)
    }

    private func broken(_ reason: String, _ words: Words) -> [CardFact] {
        let reason = reason.harmlessName
        return (reason.isEmpty ? [] : [.labelled(words.reasonLabel(), reason)])
            + [.text(words.brokenHelp()), .text(""), .heading(words.bytes(details?.record.count ?? 0))]
    }
}
