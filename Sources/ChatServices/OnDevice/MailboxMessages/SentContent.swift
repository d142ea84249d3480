internal import FoundationEssentials
internal import Messenger

/// The content of a message in the mailbox. A kind that this version doesn't know becomes unknown content with its bytes, and
/// blocks nothing.
struct SentContent: Codable, Equatable {
    var content: MessageContent

    init(_ content: MessageContent) { self.content = content }

    init(from decoder: any Decoder) throws {
        do {
            content = try MessageContent(from: decoder)
        } catch {
            if let first = try? FirstVoice(from: decoder) {
                content = .voice(Voice(first.voice.file, seconds: first.voice.seconds), caption: .empty)
                return
            }
            guard case .object(let members)? = try? SentValue(from: decoder), let (kind, value) = members.first else {
                throw error
            }
            content = .unknown(
                UnknownContent(
                    kind: kind, fallback: value.string("fallback") ?? "",
                    raw: Array(try MailboxMessageCodec.encoder.encode(SentValue.object(members)))))
        }
    }

    func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }
}

/// A voice message in the form in which earlier versions sent it, which may still be in a mailbox.
private struct FirstVoice: Decodable {
    struct Content: Decodable {
        var file: Attachment
        var seconds: Int

        enum CodingKeys: String, CodingKey {
            case file = "_0"
            case seconds
        }
    }

    var voice: Content
}
