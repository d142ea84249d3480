import Messenger

/// The IDs of an archive's things in the store: the same for the same archive, wherever it is, so that importing it
/// again finds them.
enum ZulipNames {
    static func chat(_ topic: ZulipArchive.Topic) -> RemoteID { RemoteID(bounded("zulip/\(topic.path)")) }
    static func member(_ name: String) -> RemoteID { RemoteID(bounded("zulip/user/\(name)")) }
    static func message(_ id: Int64) -> RemoteID { RemoteID("zulip/\(id)") }

    /// Numbers of messages are places in time, too; what other versions of an archive have between two of them finds room.
    static func position(_ id: Int64) -> MessagePosition {
        MessagePosition(id.multipliedReportingOverflow(by: MessagePosition.stride).partialValue)
    }

    /// `name`, or its beginning and a hash of it when it is longer than the store takes.
    private static func bounded(_ name: String) -> String {
        guard name.utf8.count > 300 else { return name }
        // FNV-1a: the same in every process, which Hasher is not.
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(decoding: name.utf8.prefix(270), as: UTF8.self) + "~" + String(hash, radix: 16)
    }
}
