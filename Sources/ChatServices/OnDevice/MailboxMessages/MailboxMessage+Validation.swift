internal import Messenger

extension MailboxMessage {
    /// The most bytes of an address or of what something is called: the store takes 400.
    static let maximumIDBytes = 320

    /// Refuses a mailbox message whose identifiers the store could not keep, before anything is done with it.
    func validate() throws {
        for id in identifiers where id.rawValue.utf8.count > Self.maximumIDBytes || id.rawValue.utf8.contains(0) {
            throw UnreadableMailboxMessage(reason: .unusableName)
        }
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
