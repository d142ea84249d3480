import ConfabApp
import MessageStore
import Messenger

// What is known of a message besides itself.
extension StoreReads {
    /// More readers, voters, or people behind a reaction than these aren't named, as in NIMKit.
    private static let mostPeople = 200

    func info(of id: MessageID, in chat: ChatID, _ reader: borrowing StoreReader) throws -> AppAction {
        guard let message = try reader.message(id) else { return .messageInfo(.loaded(id, nil, MessageInfo.Details())) }
        var latest: [MessageSender: Receipt] = [:]
        for receipt in try reader.receipts(of: chat) where receipt.position >= message.position {
            if let known = latest[receipt.reader], known.kind >= receipt.kind { continue }
            latest[receipt.reader] = receipt
        }
        let receipts = latest.values.sorted { ($0.kind.rawValue, $0.at) > ($1.kind.rawValue, $1.at) }
        var details = MessageInfo.Details()
        if message.isOutgoing {
            details.receivedCount = receipts.count
            details.readCount = receipts.count { $0.kind == .read }
            let named = try receipts.prefix(Self.mostPeople).map { ($0, try name(of: $0.reader, reader)) }
                .sorted { ($0.0.kind.rawValue, $0.0.at, $1.1) > ($1.0.kind.rawValue, $1.0.at, $0.1) }
            details.readers = named.map { receipt, name in
                // The store keeps only the last receipt of each reader. That of a later message has another time.
                MessageInfo.Details.Reader(
                    name: name, isRead: receipt.kind == .read,
                    at: receipt.position == message.position ? receipt.at : nil)
            }
        }
        details.reactions = try message.reactions.map { reaction in
            try reaction.authors.prefix(Self.mostPeople).map { try name(of: $0.sender, reader) }
        }
        details.votes = try message.voters.map { people in
            try people.prefix(Self.mostPeople).map { try name(of: $0, reader) }
        }
        return .messageInfo(.loaded(id, message.shown(by: try reader.people(of: [message])), details))
    }

    /// The name of someone; empty for the user.
    private func name(of person: MessageSender, _ reader: borrowing StoreReader) throws -> String {
        try reader.people([person]).displayName(of: person) ?? ""
    }
}
