import MessageStore
import Messenger
import Testing

@Suite struct MessageTests {
    private let home: TemporaryStore
    private let ann: ChatID

    init() throws {
        home = try TemporaryStore()
        ann = try home.chat("Ann")
    }

    @Test func aMessageWithTheSameRemoteIDIsStoredOnce() throws {
        let first = try home.store.write { try $0.add(.fixture(in: ann, remoteID: "$1")) }.result
        let second = try home.store.write { try $0.add(.fixture("again", in: ann, remoteID: "$1")) }.result
        #expect(first.isNew && !second.isNew)
        #expect(first.id == second.id && first.position == second.position)
        #expect(try home.chat(ann).stats.unread == 1)
    }

    @Test func theSameRemoteIDInTwoChatsIsTwoMessages() throws {
        let bob = try home.chat("Bob")
        let ids = try [ann, bob].map { try home.add(.fixture(in: $0, remoteID: "$1")) }
        #expect(ids[0] != ids[1])
        #expect(try home.store.read { try $0.message(in: bob, remoteID: RemoteID("$1"))?.id } == ids[1])
    }

    @Test func anEditedMessageKeepsItsPlaceAndShowsInThePreview() throws {
        let id = try home.add(.fixture("before", in: ann))
        try home.store.write { writer in
            try writer.update(id) { message in
                message.earlierVersions.append(MessageVersion(content: message.content, at: message.sentAt))
                message.content = .text("after")
            }
        }
        #expect(try home.message(id).isEdited)
        #expect(try home.chat(ann).preview?.content == .text("after"))
        #expect(try home.chat(ann).stats.unread == 1)
    }

    @Test func aDeletedMessageIsNoLongerUnread() throws {
        let id = try home.add(.fixture(in: ann, mentionsMe: true))
        #expect(try home.chat(ann).stats == ChatStats(unread: 1, mentions: 1))
        try home.store.write { try $0.update(id) { $0.content = .deleted(Deletion(by: .sender, at: .zero)) } }
        #expect(try home.chat(ann).stats == ChatStats())
    }

    @Test func aNewMessageAfterTheNewestWasRemovedIsUnread() throws {
        try home.add(.fixture(in: ann))
        let newest = try home.add(.fixture(in: ann))
        try home.store.write { writer in
            try writer.markRead(ann)
            try writer.remove(newest)
        }
        try home.add(.fixture(in: ann))
        #expect(try home.chat(ann).stats.unread == 1)
    }

    @Test func readingStopsAtThePositionThatWasSeen() throws {
        var positions: [MessagePosition] = []
        for _ in 0..<5 { positions.append(try home.store.write { try $0.add(.fixture(in: ann)).position }.result) }
        #expect(try home.store.read { try $0.firstUnread(of: ann) } == positions[0])
        try home.store.write { try $0.markRead(ann, upTo: positions[2]) }
        #expect(try home.chat(ann).stats.unread == 2)
        #expect(try home.store.read { try $0.firstUnread(of: ann) } == positions[3])
        // Reading what was read changes nothing.
        try home.store.write { try $0.markRead(ann, upTo: positions[0]) }
        #expect(try home.chat(ann).readUpTo == positions[2])
    }

    @Test func readingTakesTheUsersMarkOff() throws {
        try home.set(ann) { $0.isMarkedUnread = true }
        #expect(try home.store.read { try $0.counts(of: home.me)[.unread].chats } == 1)
        try home.store.write { try $0.markRead(ann) }
        #expect(try home.store.read { try $0.counts(of: home.me)[.unread].chats } == 0)
    }

    @Test func whatWasBeingSentWhenAProcessEndedIsFailed() throws {
        let lost = try home.add(.fixture(in: ann, from: .me, delivery: .sending))
        let sent = try home.add(.fixture(in: ann, from: .me, delivery: .sending))
        try home.store.write { try $0.update(sent) { $0.delivery = .sent } }
        #expect(try home.store.write { try $0.failInterrupted(of: home.me) }.result == 1)
        #expect(try home.message(lost).delivery == .failed(.interrupted))
        #expect(try home.message(sent).delivery == .sent)
        #expect(try home.store.write { try $0.failInterrupted(of: home.me) }.result == 0)
    }

    @Test func aDraftKeepsItsFilesWithTheirCaptions() throws {
        var draft = Draft(chat: ann, text: "Look")
        draft.attach([
            DraftAttachment(
                "/tmp/cat.png", mediaType: "image/png", byteCount: 5_000_000_000, pixelWidth: 640, pixelHeight: 480),
            DraftAttachment("/tmp/0a1b", givenName: "pasted.txt", caption: "Read this"),
            DraftAttachment("/tmp/1b2c", recording: Recorded(seconds: 3, levels: [0, 255])),
            DraftAttachment("/tmp/2c3d", recording: Recorded(seconds: 0, levels: [])),
        ])
        draft.selectAttachment(1)
        try home.store.write { try $0.set(draft) }
        #expect(try home.store.read { try $0.draft(of: ann) } == draft)
        // A chat in the list shows the name of a file that has no words.
        draft.text = .empty
        draft.attachments = [DraftAttachment("/tmp/cat.png")]
        draft.selectedAttachment = 0
        try home.store.write { try $0.set(draft) }
        #expect(try home.chat(ann).draft == .file(name: "cat.png"))
        let recording = Recorded(seconds: 83, levels: [])
        draft.attachments = [DraftAttachment("/tmp/1b2c", givenName: "voice.ogg", recording: recording)]
        try home.store.write { [draft] in try $0.set(draft) }
        #expect(try home.chat(ann).draft == .recording(seconds: 83))
        try home.store.write { try $0.set(Draft(chat: ann, text: "", quoting: MessageID(7))) }
        #expect(try home.chat(ann).draft == .reply)
    }

    @Test func aDraftKeepsTheEditThatInterruptedIt() throws {
        var draft = Draft(chat: ann, text: "", edit: Draft.Edit(of: MessageID(7), to: "@Ann new", cursor: 3))
        draft.edit?.text = StyledText("@Ann new", runs: [StyleRun(start: 0, length: 4, style: .mention(.me))])
        for text: StyledText in ["", "later"] {
            draft.text = text
            try home.store.write { try $0.set(draft) }
            #expect(try home.store.read { try $0.draft(of: ann) } == draft)
            #expect(try home.chat(ann).draft == .text("@Ann new"))
        }
    }

    @Test func aDraftShowsInTheRowUntilItIsEmpty() throws {
        let mention = StyleRun(start: 5, length: 1, style: .mention(.member(MemberID(3))))
        let text = StyledText("half a\nthought", runs: [mention])
        try home.store.write { try $0.set(Draft(chat: ann, text: text, cursor: 6)) }
        #expect(try home.chat(ann).draft == .text("half a"))
        let kept = try home.store.read { try $0.draft(of: ann) }
        #expect(kept?.text == text && kept?.cursor == 6)
        try home.store.write { try $0.set(Draft(chat: ann, text: "  ")) }
        #expect(try home.chat(ann).draft == nil)
        #expect(try home.store.read { try $0.draft(of: ann) } == nil)
    }

    @Test func pagesMeetWithoutGapOrOverlap() throws {
        for index in 0..<25 { try home.add(.fixture("\(index)", in: ann)) }
        var page = try home.store.read { try $0.messages(of: ann, .newest, limit: 10) }
        var all = page.messages
        while page.hasOlder, let oldest = all.first {
            page = try home.store.read { try $0.messages(of: ann, .olderThan(oldest.position), limit: 10) }
            all = page.messages + all
        }
        #expect(all.map(\.content.text.plain) == (0..<25).map(String.init))
    }

    @Test func openingAtTheFirstUnreadShowsWhatCameBefore() throws {
        for index in 0..<20 {
            try home.add(.fixture("\(index)", in: ann))
            if index == 9 { try home.store.write { try $0.markRead(ann) } }
        }
        let page = try home.store.read { try $0.messages(of: ann, .firstUnread, limit: 6) }
        #expect(page.messages.map(\.content.text.plain) == ["7", "8", "9", "10", "11", "12"])
        #expect(page.hasOlder && page.hasNewer)
    }

    @Test func aHostileTextOfAMegabyteIsStoredAndItsPreviewIsShort() throws {
        let text = String(repeating: "\u{1B}[2J\u{202E}x", count: 150_000)
        let id = try home.add(.fixture(text, in: ann))
        #expect(try home.message(id).content.text.plain == text)
        #expect((try home.chat(ann).preview?.content.text.plain.count ?? 0) <= MessageContent.previewCharacters)
    }

    @Test func anIdentifierThatIsTooLongIsRefusedAndNothingIsStored() throws {
        #expect(throws: StoreError.remoteIDTooLong) {
            try home.store.write { try $0.add(.fixture(in: ann, remoteID: String(repeating: "x", count: 600))) }
        }
        #expect(throws: StoreError.remoteIDTooLong) {
            try home.store.write { try $0.add(.fixture(in: ann, remoteID: "a\u{0}b")) }
        }
        #expect(try home.store.read { try $0.messages(of: ann, limit: 1).messages } == [])
    }
}
