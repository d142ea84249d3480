internal import Messenger

extension StoredVersion {
    init(_ version: MessageVersion) {
        self.init()
        content = StoredContent(version.content)
        at = version.at.milliseconds
        number = UInt64(clamping: version.number)
    }

    var value: MessageVersion {
        MessageVersion(content: content.value, at: Timestamp(milliseconds: at), number: Int(clamping: number))
    }
}

extension StoredEdit {
    init(_ edit: Edit) {
        self.init()
        number = UInt64(clamping: edit.number)
        at = edit.at.milliseconds
    }

    var value: Edit { Edit(number: Int(clamping: number), at: Timestamp(milliseconds: at)) }
}

extension StoredPin {
    init(_ pin: Pin) {
        self.init()
        sender = StoredSender(pin.sender)
        name = pin.name
        at = pin.at.milliseconds
    }

    var value: Pin { Pin(by: sender.value, name: name, at: Timestamp(milliseconds: at)) }
}

extension StoredChangeMark {
    init(_ mark: ChangeMark) {
        self.init()
        emoji = mark.emoji
        author = mark.author.rawValue
        number = mark.number
    }

    var value: ChangeMark { ChangeMark(emoji: emoji, author: RemoteID(author), number: number) }
}
