internal import CLinux
internal import LMDB
package import Messenger
internal import SwiftProtobuf

extension StoreWriter {
    /// Replaces the words of a message wherever its chat quotes them.
    ///
    /// It looks at all messages of the chat: deleting a message for everyone is rare, and an index of quotes would cost
    /// something for every message that has one.
    package func replaceQuotes(of message: Messenger.Message, with content: MessageContent) throws {
        // A quote names its message by number, as the service does, or both.
        var numbered = StoredQuote()
        numbered.message = message.id.rawValue
        var names: [[UInt8]] = [try numbered.serializedBytes()]
        if let remoteID = message.remoteID { names.append(Array(remoteID.rawValue.utf8)) }
        try replaceQuotes(naming: names, in: message.chat, with: content) { quote in
            quote.message == message.id || message.remoteID.map { quote.remoteID == $0 } == true
        }
    }

    /// Replaces the words of a message that the chat no longer has.
    ///
    /// - Parameter sender: if given, only quotes that name this sender lose the words.
    package func replaceQuotes(
        ofAbsent message: RemoteID, by sender: MessageSender? = nil, in chat: ChatID, with content: MessageContent
    ) throws {
        try replaceQuotes(naming: [Array(message.rawValue.utf8)], in: chat, with: content) { quote in
            quote.remoteID == message && (sender == nil || quote.sender == sender)
        }
    }

    /// - Parameter names: the bytes of which a record with such a quote has some.
    private func replaceQuotes(
        naming names: [[UInt8]], in chat: ChatID, with content: MessageContent, where isOfMessage: (Quote) -> Bool
    ) throws {
        let candidates = tables.messages.withCodec(ContainingCodec(records: tables.messages.codec, parts: names))
        var quoting: [MessageID] = []
        try candidates.scan(.prefix(chat), in: transaction) { entry in
            guard let stored = try readable({ try entry.value() }) ?? nil, stored.hasQuote else { return .more }
            let quote = stored.quote.value
            if isOfMessage(quote), quote.content != content { quoting.append(MessageID(stored.id)) }
            return .more
        }
        for id in quoting { try update(id) { $0.quote?.content = content } }
    }
}

/// Decodes only the messages that contain one of some sequences of bytes, because decoding takes most of the time of a
/// scan.
private struct ContainingCodec: ValueCodec {
    let records: RecordCodec<StoredMessage>
    let parts: [[UInt8]]

    func encode(_ value: StoredMessage?, key: UnsafeRawBufferPointer) throws -> [UInt8] {
        try records.encode(value ?? StoredMessage(), key: key)
    }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> StoredMessage? {
        let record = try records.envelope.open(bytes, key: key)
        let isCandidate = parts.contains { part in
            part.withUnsafeBytes { part in
                guard let found = part.baseAddress, let base = record.baseAddress else { return false }
                return cl_find(base, record.count, found, part.count) >= 0
            }
        }
        return isCandidate ? try records.decode(bytes, key: key) : nil
    }
}
