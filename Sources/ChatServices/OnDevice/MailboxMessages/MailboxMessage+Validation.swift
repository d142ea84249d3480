internal import Messenger

extension MailboxMessage {
    /// The most bytes of an address or of what something is called: the store takes 400.
    static let maximumIDBytes = 320

    /// Refuses a mailbox message whose identifiers the store could not keep, before anything is done with it.
    func validate() throws {
        for id in identifiers {
            let bytes = id.rawValue.utf8
            if bytes.count > Self.maximumIDBytes || bytes.contains(0) || id.isForWaiting {
                throw UnreadableMailboxMessage(reason: .unusableName)
            }
        }
    }

    /// The same with names that are as long as a name may be at most: a changed program could send any.
    var withCutNames: MailboxMessage {
        func cut(_ name: inout String) { name = NameRule.cut(name) ?? "" }
        func cut(_ members: inout [MemberEntry]) {
            for index in members.indices {
                cut(&members[index].name)
                cut(&members[index].fullName)
            }
        }
        var mail = self
        cut(&mail.from.name)
        cut(&mail.from.fullName)
        switch body {
        case .message(var message):
            if var quote = message.quote {
                cut(&quote.name)
                message.quote = quote
            }
            mail.body = .message(message)
        case .invitation(var invitation):
            cut(&invitation.name)
            cut(&invitation.members)
            mail.body = .invitation(invitation)
        case .membership(var membership):
            cut(&membership.changes)
            mail.body = .membership(membership)
        case .report(var report):
            cut(&report.message.name)
            mail.body = .report(report)
        case .connected, .receipt, .ended, .dissolved, .edit, .redaction, .reaction, .pin, .vote, .pollEnded: break
        }
        return mail
    }

    private var identifiers: [RemoteID] {
        var found = [from.address, to].compactMap { $0 }
        switch body {
        case .connected, .ended: break
        case .dissolved(let group): found.append(group)
        case .message(let message): found += [message.id, message.group, message.quote?.id].compactMap { $0 }
        case .receipt(let receipt): found += receipt.messages + [receipt.group].compactMap { $0 }
        case .invitation(let invitation): found += [invitation.group] + invitation.members.map(\.address)
        case .membership(let membership): found += [membership.group] + membership.changes.map(\.address)
        case .report(let report): found += [report.id, report.group, report.message.id].compactMap { $0 }
        case .edit, .redaction, .reaction, .pin, .vote, .pollEnded: break
        }
        if let target = body.target { found += [target.message, target.group].compactMap { $0 } }
        return found
    }
}

// Names under which the store keeps what has to wait, among the messages for which changes wait.
extension RemoteID {
    private static let memberPrefix = "member "
    private static let quotePrefix = "quote of "
    private static let deletionPrefix = "deletion of "

    /// The name for news of members that waits until its author is one.
    static func waiting(forMember address: RemoteID) -> RemoteID { RemoteID(memberPrefix + address.rawValue) }

    /// The name for quotes that wait for another version of a message.
    static func waiting(forVersionOf message: RemoteID) -> RemoteID { RemoteID(quotePrefix + message.rawValue) }

    /// The name for deletions that wait for a message. Other changes wait under the name of the message itself.
    static func waiting(forDeletionOf message: RemoteID) -> RemoteID { RemoteID(deletionPrefix + message.rawValue) }

    /// True for such a name. A message with one would take what waits under it.
    fileprivate var isForWaiting: Bool {
        [Self.memberPrefix, Self.quotePrefix, Self.deletionPrefix].contains { rawValue.utf8.starts(with: $0.utf8) }
    }
}
