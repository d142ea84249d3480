internal import LMDB
internal import Messenger
internal import SwiftProtobuf

/// Everything that is stored. What is marked as made can be made again from the rest.
struct Tables: Sendable {
    typealias Records<Key: OrderedKey, Record: SwiftProtobuf.Message> = Table<Key, RecordCodec<Record>>
    typealias Numbers<Key: OrderedKey> = Table<Key, NumbersCodec>
    typealias Index<Key: OrderedKey> = Table<Key, NoValue>

    /// Facts about the database itself: its format, the last numbers given.
    let facts: Numbers<String>
    let settings: Table<SettingKey, TextCodec>

    let profiles: Records<ProfileID, StoredProfile>
    let contacts: Records<ContactID, StoredContact>
    let groups: Records<GroupID, StoredGroup>
    let members: Records<MemberID, StoredMember>
    let chats: Records<ChatID, StoredChat>
    let messages: Records<MessageKey, StoredMessage>
    let receipts: Records<ReceiptKey, StoredReceipt>
    let tags: Records<Pair<ProfileID, TagID>, StoredTag>
    let drafts: Records<ChatID, StoredDraft>
    let links: Records<LinkID, StoredLink>
    /// The messages sent to a profile that it hasn't fetched yet; by profile and number.
    let mailbox: Records<Pair<ProfileID, UInt64>, StoredMailboxEntry>

    /// Made: the contacts of a profile.
    let contactsOfProfile: Index<Pair<ProfileID, ContactID>>
    /// Made: the members of a group.
    let membersOfGroup: Index<Pair<GroupID, MemberID>>
    /// Made: all chats of a profile, listed or not.
    let chatsOfProfile: Index<Pair<ProfileID, ChatID>>
    /// Made: all chats with a tag, listed or not.
    let chatsOfTag: Index<Pair<TagID, ChatID>>
    /// Made: the chat of a contact or group.
    let chatOfPeer: Numbers<PeerKey>
    /// Made: chat and position of a message.
    let messagePlaces: Numbers<MessageID>
    /// Made: the messages that are lost, by the place in their chat where the timeline shows it.
    let lostMessages: Numbers<MessageKey>
    /// Made: the pinned messages of a chat. A database that an earlier version wrote to may list some that are gone.
    let pinnedMessages: Index<PinKey>
    /// Made: the replies to messages: see ``ReplyIndex``.
    let replies: Index<ReplyKey>
    /// Made: replies to messages that haven't arrived: see ``ReplyIndex``.
    let waitingReplies: Index<WaitingReplyKey>
    /// Made: what services call things.
    let remotes: Numbers<RemoteKey>
    /// Made: the profiles behind random names, by address and by the contact or group that has it.
    let incognitoAddresses: Numbers<Pair<String, PeerKey>>
    /// Made: own messages that no service has taken yet.
    let outbox: Index<Pair<ProfileID, MessageID>>
    /// Made: the chats of every filter, in order.
    let lists: Index<ListKey>
    /// Made: how many chats a list has, how many of them are unread, and how many unread messages count.
    let counts: Numbers<ListID>
    /// Made: when mutes end.
    let mutes: Index<MuteKey>
    /// Made: the names of chats as the order by name compares them. A database of before has some of them or none; those
    /// that are missing are made when they are needed.
    let foldedNames: Table<Pair<ProfileID, ChatID>, FoldedNameCodec>
    /// Made: by which names chats, members and contacts are found, in chunks: see ``NameIndex``.
    let names: Table<NameChunkKey, NameChunkCodec>
    /// Made: links by secret.
    let linkSecrets: Numbers<String>
    /// Made: what is in a mailbox, so that nothing gets into it twice.
    let mailboxIDs: Numbers<Pair<ProfileID, String>>

    /// Made: the segments of the index of messages, by profile and number: see ``SearchIndex``.
    let searchSegments: Numbers<Pair<ProfileID, SegmentID>>
    /// Made: the messages of a segment, in blocks.
    let searchMessages: Table<Pair<SegmentID, UInt64>, SealedBytes>
    /// Made: the terms of a segment, in blocks.
    let searchTerms: Table<TermKey, SealedBytes>
    /// Made: messages that were changed and wait to be taken into a segment again.
    let searchAgain: Index<MessageID>

    /// The changes by number: the newest few thousand transactions.
    let changes: Records<UInt64, StoredChanges>

    /// The tables that nothing else could replace, so that a record that is gone from them is lost.
    ///
    /// A repair copies only tables it knows, so a database with a new table here needs a new format number.
    var records: [any ExaminedTable] {
        [
            facts, settings, profiles, contacts, groups, members, chats, messages, receipts, tags, drafts, links,
            mailbox,
        ]
    }

    /// Indexes that say what records there should be, where to show those that can't be read, and which of them an import can
    /// bring back.
    var directories: [any ExaminedTable] {
        [contactsOfProfile, membersOfGroup, chatsOfProfile, messagePlaces, lists, foldedNames, remotes]
    }

    /// Every table.
    var all: [any ExaminedTable] {
        records + directories + [
            chatsOfTag, chatOfPeer, lostMessages, pinnedMessages, replies, waitingReplies, outbox, counts, mutes,
            linkSecrets, mailboxIDs,
            changes,
            names,
            incognitoAddresses, searchSegments, searchMessages, searchTerms, searchAgain,
        ]
    }
}

extension Tables {
    /// The names of all tables. Keep the name of a table that is dropped: a name that is unknown counts as damaged.
    static let names: Set<String> = [
        "facts", "settings", "profiles", "contacts", "groups", "members", "chats", "messages", "receipts", "tags",
        "drafts", "links", "mailbox", "contacts-of-profile", "members-of-group", "chats-of-profile", "chats-of-tag",
        "chat-of-peer", "message-places", "lost-messages", "remotes", "outbox", "lists", "counts", "mutes",
        "link-secrets", "mailbox-ids", "changes", "folded-names", "incognito-addresses", "names", "search-segments",
        "search-messages", "search-terms", "search-again", "pinned-messages", "replies", "waiting-replies",
    ]

    init(_ opener: borrowing TableOpener, log: ReadLog) throws(LMDBError) {
        func envelope(_ table: String, _ number: UInt8) -> RecordEnvelope {
            RecordEnvelope(table: table, number: number, log: log)
        }
        func records<Key, Record>(_ name: String, _ number: UInt8) throws(LMDBError) -> Records<Key, Record> {
            try opener.table(name, codec: RecordCodec(envelope: envelope(name, number)))
        }
        func numbers<Key>(_ name: String, _ number: UInt8, _ count: Int) throws(LMDBError) -> Numbers<Key> {
            try opener.table(name, codec: NumbersCodec(envelope: envelope(name, number), count: count))
        }
        facts = try opener.table("facts", codec: NumbersCodec(envelope: envelope("facts", 1), count: 1))
        settings = try opener.table("settings", codec: TextCodec(envelope: envelope("settings", 2)))
        profiles = try records("profiles", 3)
        contacts = try records("contacts", 4)
        groups = try records("groups", 5)
        members = try records("members", 6)
        chats = try records("chats", 7)
        messages = try records("messages", 8)
        receipts = try records("receipts", 9)
        tags = try records("tags", 10)
        drafts = try records("drafts", 11)
        links = try records("links", 12)
        mailbox = try records("mailbox", 13)
        contactsOfProfile = try opener.table("contacts-of-profile", codec: NoValue())
        membersOfGroup = try opener.table("members-of-group", codec: NoValue())
        chatsOfProfile = try opener.table("chats-of-profile", codec: NoValue())
        chatsOfTag = try opener.table("chats-of-tag", codec: NoValue())
        chatOfPeer = try numbers("chat-of-peer", 20, 1)
        messagePlaces = try numbers("message-places", 21, 2)
        lostMessages = try numbers("lost-messages", 34, 1)
        pinnedMessages = try opener.table("pinned-messages", codec: NoValue())
        replies = try opener.table("replies", codec: NoValue())
        waitingReplies = try opener.table("waiting-replies", codec: NoValue())
        remotes = try numbers("remotes", 22, 1)
        outbox = try opener.table("outbox", codec: NoValue())
        lists = try opener.table("lists", codec: NoValue())
        counts = try numbers("counts", 23, 3)
        mutes = try opener.table("mutes", codec: NoValue())
        linkSecrets = try numbers("link-secrets", 24, 1)
        mailboxIDs = try numbers("mailbox-ids", 25, 1)
        changes = try records("changes", 26)
        foldedNames = try opener.table(
            "folded-names", codec: FoldedNameCodec(envelope: envelope("folded-names", 27)))
        incognitoAddresses = try numbers("incognito-addresses", 28, 1)
        names = try opener.table("names", codec: NameChunkCodec(envelope: envelope("names", 33)))
        searchSegments = try numbers("search-segments", 29, 6)
        searchMessages = try opener.table(
            "search-messages", codec: SealedBytes(envelope: envelope("search-messages", 30)))
        searchTerms = try opener.table(
            "search-terms", codec: SealedBytes(envelope: envelope("search-terms", 31)))
        searchAgain = try opener.table("search-again", codec: NoValue())
    }
}
