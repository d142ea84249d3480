internal import Messenger

// Stickers, cards, and records.

extension StoredSticker {
    init(_ sticker: Sticker) {
        self.init()
        name = sticker.name
        emoji = sticker.emoji
        file = StoredAttachment(sticker.file)
    }

    var value: Sticker { Sticker(name: name, emoji: emoji, file: file.value) }
}

extension StoredCard {
    init(_ card: ContactCard) {
        self.init()
        kind =
            switch card.kind {
            case .person: .person
            case .group: .group
            }
        if let remote = card.remoteID { remoteID = remote.rawValue }
        name = card.name
        address = card.address
    }

    var value: ContactCard {
        let kind: ContactCard.Kind =
            switch self.kind {
            case .person, .UNRECOGNIZED: .person
            case .group: .group
            }
        return ContactCard(
            kind, name: name, remoteID: hasRemoteID ? RemoteID(remoteID) : nil, address: address)
    }
}

extension StoredMergedRecord {
    init(_ record: MergedRecord) {
        self.init()
        title = record.title
        entries = record.entries.map { entry in
            var stored = StoredRecordEntry()
            stored.senderName = entry.senderName
            stored.sentAt = entry.sentAt.milliseconds
            stored.content = StoredContent(entry.content)
            return stored
        }
        count = UInt64(clamping: record.count)
    }

    var value: MergedRecord {
        MergedRecord(
            title: title,
            entries: entries.map {
                MergedRecord.Entry(
                    senderName: $0.senderName, sentAt: Timestamp(milliseconds: $0.sentAt), content: $0.content.value)
            }, count: Int(clamping: count))
    }
}

extension StoredTip {
    init(_ tip: Tip) {
        switch tip {
        case .noEarlierMessages: self = .noEarlierMessages
        }
    }

    /// The tip; nil if a later version wrote it.
    var value: Tip? {
        switch self {
        case .noEarlierMessages: .noEarlierMessages
        case .unknown, .UNRECOGNIZED: nil
        }
    }
}
