import LMDB
import Messenger

@testable import MessageStore

/// Tables of records as bytes, to write there what the store would not.
struct RawTable {
    let chats: Table<ChatID, RawBytes>
    let messages: Table<MessageKey, RawBytes>
    let mailbox: Table<Pair<ProfileID, UInt64>, RawBytes>

    init(_ store: MessageStore) throws {
        chats = store.tables.chats.withCodec(RawBytes())
        messages = store.tables.messages.withCodec(RawBytes())
        mailbox = store.tables.mailbox.withCodec(RawBytes())
    }
}
