import Testing

@testable import Messenger

/// Nothing that somebody wrote, and no address, is left in a redacted value.
@Suite struct RedactionTests {
    private let word = "Solveig"

    private func redacted(_ value: some TextRedactable) -> String {
        "\(value.redacted { String($0.map { _ in "x" }) })"
    }

    private var message: Message {
        Message(
            id: MessageID(1), chat: ChatID(1), remoteID: RemoteID(word), transaction: RemoteID("random"), sentAt: .zero,
            sender: .me, senderName: word, content: .text(StyledText(word)),
            quote: Quote(
                remoteID: RemoteID(word), sender: .me, senderName: word, content: .text(StyledText(word))),
            delivery: .failed(.other(word)),
            earlierVersions: [MessageVersion(content: .text(StyledText(word)), at: .zero)],
            reactions: [Reaction(word, by: [.init(.me, remoteID: RemoteID(word))])],
            pin: Pin(by: .me, name: word, at: .zero),
            marks: [ChangeMark(emoji: word, author: RemoteID(word), number: 1)], forwardedFrom: word)
    }

    @Test func messages() {
        #expect("\(message)".contains(word))
        #expect(!redacted(message).contains(word))
        // A replay finds the row of a sent message by it, and it's random.
        #expect(message.redacted { _ in "x" }.transaction == message.transaction)
        var other = message
        other.delivery = .failed(.encryption(word))
        #expect(!redacted(other).contains(word))
        #expect(
            !redacted(
                Draft(
                    chat: ChatID(1), text: StyledText(word),
                    attachments: [
                        DraftAttachment(
                            word, givenName: word, caption: StyledText(word),
                            recording: Recorded(seconds: 1, levels: [9]))
                    ], edit: Draft.Edit(of: MessageID(1), to: StyledText(word)))
            ).contains(word))
    }

    @Test func contents() {
        let file = Attachment(
            name: word, mediaType: word, place: .stored(path: word), sealing: word,
            cover: StillPicture(place: .stored(path: word)))
        let text = StyledText(word)
        let contents: [MessageContent] = [
            .text(text), .emote(text), .image(file, caption: text), .video(file, seconds: 1, caption: text),
            .voice(Voice(file, seconds: 1, levels: [9], isPlayed: true), caption: text), .file(file, caption: text),
            .location(Location(latitude: 1, longitude: 2, title: word)), .groupEvent(.joined(.named(word))),
            .contactEvent(.renamed(from: word, to: word)),
            .deleted(Deletion(by: .moderator(.named(word)), at: .zero, reason: word)),
            .undecryptable(.withheld(word)),
            .undecryptable(.invalid(word)), .invitation(GroupInvitation(name: word, remoteID: RemoteID(word))),
            .report(Report(reason: .other, text: text)), .chatLink(ChatLink(name: word, text: word, address: word)),
            .poll(Poll(question: word, answers: [.init(word)])),
            .sticker(Sticker(name: word, emoji: word, file: file)),
            .contactCard(ContactCard(name: word, remoteID: RemoteID(word), address: word)),
            .mergedRecord(
                MergedRecord(
                    title: word, entries: [.init(senderName: word, sentAt: .zero, content: .file(file, caption: text))])
            ),
            .unknown(UnknownContent(kind: word, fallback: word, raw: [1])), .damaged(reason: word),
        ]
        for content in contents {
            #expect("\(content)".contains(word), "\(content)")
            #expect(!redacted(content).contains(word), "\(content)")
        }
    }

    @Test func people() {
        let names = Names(word, fullName: word, alias: word)
        let address = RemoteID(word)
        let picture = StillPicture(place: .stored(path: word))
        let contact = Contact(
            id: ContactID(1), profile: ProfileID(1), names: names, remoteID: address, incognitoName: word,
            incognitoAddress: address, picture: picture)
        let group = Group(
            id: GroupID(1), profile: ProfileID(1), names: names, topic: word, remoteID: address, incognitoName: word,
            incognitoAddress: address, picture: picture)
        let member = Member(id: MemberID(1), group: GroupID(1), names: names, remoteID: address, picture: picture)
        #expect(!redacted(contact).contains(word))
        #expect(!redacted(Person.contact(contact)).contains(word))
        #expect(!redacted(group).contains(word))
        #expect(!redacted(member).contains(word))
        #expect(!redacted(DisplayRecord(member, contact)).contains(word))
        #expect(!redacted(Profile(id: ProfileID(1), names: names, remoteID: address)).contains(word))
        #expect(!redacted(ChatTag(id: TagID(1), profile: ProfileID(1), name: word, emoji: word)).contains(word))
    }

    @Test func rows() {
        let kinds: [ChatKind] = [
            .contactRequest(ContactRequest(remoteID: RemoteID(word), greeting: word)), .broken(reason: word), .notes,
        ]
        for (kind, draft) in zip(kinds, [DraftPreview.text(word), .file(name: word), .reply]) {
            var row = ChatSummary(id: ChatID(1), kind: kind, names: Names(word))
            row.draft = draft
            row.preview = MessagePreview(of: message)
            #expect(!String(reflecting: row.redacted { String($0.map { _ in "x" }) }).contains(word))
            #expect(!redacted(row).contains(word))
        }
    }
}
