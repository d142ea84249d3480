internal import Messenger

/// The content of a message in the mailbox. Kinds that this version doesn't know become unknown content and block nothing.
struct SentContent: Codable, Equatable {
    var content: MessageContent

    init(_ content: MessageContent) { self.content = content }

    init(from decoder: any Decoder) throws {
        do {
            content = try MessageContent(from: decoder)
        } catch {
            guard let kind = try? decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue else {
                throw error
            }
            content = .unknown(UnknownContent(kind: kind))
        }
    }

    func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
