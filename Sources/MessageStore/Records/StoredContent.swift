internal import FoundationEssentials
internal import Messenger

extension StoredContent {
    init(_ content: MessageContent) {
        self.init()
        switch content {
        case .text(let text): kind = .text(StoredStyledText(text))
        case .emote(let text):
            kind = .text(StoredStyledText(text))
            emote = true
        case .image(let file, let caption): kind = .image(StoredMedia(file, caption: caption))
        case .video(let file, let seconds, let caption):
            kind = .video(StoredMedia(file, caption: caption, seconds: seconds))
        case .voice(let voice, let caption): kind = .voice(StoredMedia(voice, caption: caption))
        case .file(let file, let caption): kind = .file(StoredMedia(file, caption: caption))
        case .location(let location): kind = .location(StoredLocation(location))
        case .call(let call): kind = .call(StoredCall(call))
        case .groupEvent(let event): kind = .groupEvent(StoredEvent(event))
        case .contactEvent(let event): kind = .contactEvent(StoredEvent(event))
        case .deleted(let deletion): kind = .deletion(StoredDeletion(deletion))
        case .undecryptable(let problem): kind = .undecryptable(StoredDecryptionProblem(problem))
        case .invitation(let invitation): kind = .invitation(StoredInvitation(invitation))
        case .report(let report): kind = .report(StoredReport(report))
        case .chatLink(let link): kind = .chatLink(StoredChatLink(link))
        case .poll(let poll): kind = .poll(StoredPoll(poll))
        case .sticker(let sticker): kind = .sticker(StoredSticker(sticker))
        case .contactCard(let card): kind = .contactCard(StoredCard(card))
        case .mergedRecord(let record): kind = .mergedRecord(StoredMergedRecord(record))
        case .tip(let tip): kind = .tip(StoredTip(tip))
        case .unknown(let unknown): kind = .unknown(StoredUnknown(unknown))
        case .damaged(let reason): kind = .damaged(reason)
        // Timelines alone have these.
        case .lost(let count): kind = .damaged("\(count) lost")
        }
    }

    var value: MessageContent {
        switch kind {
        case .text(let text): emote ? .emote(text.value) : .text(text.value)
        case .image(let media): .image(media.file.value, caption: media.caption.value)
        case .video(let media):
            .video(media.file.value, seconds: Int(clamping: media.seconds), caption: media.caption.value)
        case .voice(let media): .voice(media.voice, caption: media.caption.value)
        case .file(let media): .file(media.file.value, caption: media.caption.value)
        case .location(let location): .location(location.value)
        case .call(let call): .call(call.value)
        case .groupEvent(let event): .groupEvent(event.groupEvent)
        case .contactEvent(let event): .contactEvent(event.contactEvent)
        case .deletion(let deletion): .deleted(deletion.value)
        case .undecryptable(let problem): .undecryptable(problem.value)
        case .invitation(let invitation): .invitation(invitation.value)
        case .report(let report): .report(report.value)
        case .chatLink(let link): .chatLink(link.value)
        case .poll(let poll): .poll(poll.value)
        case .sticker(let sticker): .sticker(sticker.value)
        case .contactCard(let card): .contactCard(card.value)
        case .mergedRecord(let record): .mergedRecord(record.value)
        case .tip(let tip): tip.value.map(MessageContent.tip) ?? .unknown(UnknownContent(kind: "tip"))
        case .unknown(let unknown): .unknown(unknown.value)
        case .damaged(let reason): .damaged(reason: reason)
        case nil: .unknown(UnknownContent(kind: ""))
        }
    }
}

extension StoredMedia {
    init(_ file: Attachment, caption: StyledText, seconds: Int = 0) {
        self.init()
        self.file = StoredAttachment(file)
        if !caption.isEmpty { self.caption = StoredStyledText(caption) }
        self.seconds = Int64(seconds)
    }

    init(_ voice: Voice, caption: StyledText) {
        self.init(voice.file, caption: caption, seconds: voice.seconds)
        levels = Data(voice.levels)
        played = voice.isPlayed
    }

    var voice: Voice {
        Voice(file.value, seconds: Int(clamping: seconds), levels: Array(levels), isPlayed: played)
    }
}

extension StoredAttachment {
    init(_ file: Attachment) {
        self.init()
        name = file.name
        mediaType = file.mediaType
        byteCount = file.byteCount
        pixelWidth = Int64(file.pixelWidth)
        pixelHeight = Int64(file.pixelHeight)
        switch file.place {
        case .remote(let address): place = .remote(address)
        case .stored(let path): place = .storedPath(path)
        case .missing(let reason): place = .missingReason(reason)
        }
        if let sealing = file.sealing { self.sealing = sealing }
        if let cover = file.cover { self.cover = StoredStillPicture(cover) }
    }

    var value: Attachment {
        Attachment(
            name: name, mediaType: mediaType, byteCount: byteCount, pixelWidth: Int(clamping: pixelWidth),
            pixelHeight: Int(clamping: pixelHeight), place: placeValue, sealing: hasSealing ? sealing : nil,
            cover: hasCover ? cover.value : nil)
    }

    private var placeValue: Attachment.Place {
        switch place {
        case .remote(let address): .remote(address)
        case .storedPath(let path): .stored(path: path)
        case .missingReason(let reason): .missing(reason: reason)
        case nil: .missing(reason: "")
        }
    }
}
