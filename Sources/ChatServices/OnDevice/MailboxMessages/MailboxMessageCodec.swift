internal import FoundationEssentials
internal import Messenger

/// Mailbox messages as bytes.
enum MailboxMessageCodec {
    /// Writes the same bytes for the same value, for tests and for people who look.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// The most bytes of a mailbox message. A text of the largest size has fewer, whatever its characters are.
    static let maximumBytes = 8 << 20

    static func encode(_ mail: MailboxMessage) throws -> [UInt8] { Array(try encoder.encode(mail)) }

    /// - Throws: ``UnreadableMailboxMessage`` for bytes that are no mailbox message, or one of a later version, and for too many.
    static func decode(_ bytes: [UInt8]) throws -> MailboxMessage {
        guard bytes.count <= maximumBytes else {
            throw UnreadableMailboxMessage(reason: .refused(.tooLarge(bytes: bytes.count, limit: maximumBytes)))
        }
        do {
            return try JSONDecoder().decode(MailboxMessage.self, from: Data(bytes)).withCutNames
        } catch {
            throw UnreadableMailboxMessage(reason: .unknownForm)
        }
    }
}

/// A mailbox message that can't be applied.
struct UnreadableMailboxMessage: Error {
    var reason: SetAsideReason
}
