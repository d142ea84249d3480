internal import FoundationEssentials
internal import Messenger
internal import SwiftProtobuf

// A collected message as the text of a setting: a version, the time, chat, and position, then the name of the chat and the
// record of the message in Base64.
extension CollectedMessage {
    private static let version = "1"

    func stored() throws -> String {
        let numbers = [String(at.milliseconds), String(message.chat.rawValue), String(message.position.rawValue)]
        let record: [UInt8] = try StoredMessage(message).serializedBytes()
        let bytes = [Data(chatName.utf8), Data(record)].map { $0.base64EncodedString() }
        return ([Self.version] + numbers + bytes).joined(separator: " ")
    }

    /// Returns the record of the message in `text`; nil if this version doesn't know the form.
    static func record(in text: String) -> [UInt8]? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0] == version else { return nil }
        return Data(base64Encoded: String(parts[5])).map { Array($0) }
    }

    /// The copy that was stored as `text`; nil if this version doesn't know the form, or the record is damaged.
    init?(number: UInt64, storedAs text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 6, parts[0] == Self.version, let at = Int64(parts[1]), let chat = UInt64(parts[2]),
            let position = Int64(parts[3]), let name = Data(base64Encoded: parts[4]),
            let bytes = Self.record(in: text), let record = try? StoredMessage(serializedBytes: bytes)
        else { return nil }
        self.init(
            number: number, message: record.value(chat: ChatID(chat), position: MessagePosition(position)),
            chatName: String(decoding: name, as: UTF8.self), at: Timestamp(milliseconds: at))
    }
}
