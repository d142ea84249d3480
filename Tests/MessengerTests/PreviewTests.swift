import Messenger
import RandomTesting
import Testing

/// Words that name themselves, so that a test sees which one was used.
struct PlainWords: PreviewWords {
    func condition(_ condition: ChatCondition) -> String? { condition == .ready ? nil : "<\(condition)>" }
    func pending(_ side: PendingConnection.Side) -> String { "<pending \(side)>" }
    func wantsToConnect() -> String { "<wants to connect>" }
    func me() -> String { "<me>" }
    func replyDraft() -> String { "<reply>" }
    func hidden() -> String { "<hidden>" }
    func broken() -> String { "<broken>" }
    func kind(_ content: MessageContent, isOwn: Bool) -> String {
        switch content {
        case .voice(let voice, _): "<voice \(voice.seconds)>"
        case .deleted: "<deleted>"
        case .unknown: "<unknown>"
        case .report(let report): "<\(report.reason)>"
        default: "<kind>"
        }
    }
}

@Suite struct PreviewTests {
    private func line(
        _ content: MessageContent, in kind: ChatKind = .direct(ContactID(1)),
        sender: MessageSender = .contact(ContactID(1)),
        delivery: DeliveryState? = nil, draft: DraftPreview? = nil, condition: ChatCondition = .ready,
        showsText: Bool = true
    ) -> PreviewLine {
        let preview = MessagePreview(
            message: MessageID(1), position: MessagePosition(0), sender: sender, senderName: "Ann",
            content: content.shortened,
            sentAt: .zero, delivery: delivery)
        return ChatSummary.fixture(kind, condition: condition, preview: preview, draft: draft)
            .previewLine(PlainWords(), showsText: showsText)
    }

    @Test func aTextShowsItsFirstLine() {
        #expect(line(.text("\n  hello  \nthere")) == PreviewLine(text: "hello"))
        #expect(line(.text(StyledText(String(repeating: "x", count: 500)))).text.count == 160)
    }

    @Test func groupsNameTheSender() {
        #expect(line(.text("hi"), in: .group(GroupID(1)), sender: .member(MemberID(1))).sender == "Ann")
        #expect(line(.text("hi"), in: .group(GroupID(1)), sender: .me).sender == "<me>")
        #expect(line(.groupEvent(.created), in: .group(GroupID(1))).sender == "")
    }

    @Test func anEmoteBeginsWithTheNameOfItsSender() {
        let group = ChatKind.group(GroupID(1))
        let named = PreviewLine(text: "* Ann waves")
        #expect(line(.emote("waves")) == named)
        #expect(line(.emote("waves"), in: group, sender: .member(MemberID(1))) == named)
        for kind in [group, .direct(ContactID(1))] {
            #expect(line(.emote("waves"), in: kind, sender: .me) == PreviewLine(sender: "<me>", text: "* waves"))
        }
        #expect(line(.emote("waves"), sender: .me, showsText: false) == PreviewLine(text: "<hidden>"))
        #expect(MessageContent.emote("waves").previewLine(PlainWords(), isOwn: false).text == "* waves")
    }

    @Test func secretsStayCovered() {
        let text = StyledText("the word is swordfish!", runs: [StyleRun(start: 12, length: 9, style: .secret)])
        #expect(line(.text(text)).text == "the word is █████████!")
    }

    @Test func aDraftWinsOverTheMessageAndIsSeenWithPreviewsOff() {
        #expect(line(.text("hi"), draft: .text("well…"), showsText: false) == PreviewLine(mark: .draft, text: "well…"))
        #expect(line(.text("hi"), showsText: false).text == "<hidden>")
    }

    @Test func aDraftWithoutTextShowsItsFileItsRecordingOrThatItIsAReply() {
        let recording = DraftAttachment(
            "/tmp/1b2c", givenName: "voice.ogg", recording: Recorded(seconds: 83, levels: []))
        let drafts: [(StyledText, [DraftAttachment], String)] = [
            ("Look", [DraftAttachment("/tmp/cat.png")], "Look"), ("", [DraftAttachment("/tmp/cat.png")], "cat.png"),
            ("", [recording], "<voice 83>"), ("", [], "<reply>"), ("♪ 1:05", [], "♪ 1:05"),
        ]
        for (text, files, shown) in drafts {
            let draft = Draft(chat: ChatID(1), text: text, quoting: MessageID(7), attachments: files)
            #expect(line(.text("hi"), draft: DraftPreview(draft)) == PreviewLine(mark: .draft, text: shown))
        }
        #expect(DraftPreview(Draft(chat: ChatID(1), text: " \n")) == nil)
    }

    @Test func aClearedEditShowsTheDraftBehindItOrElseTheMessage() {
        var draft = Draft(chat: ChatID(1), text: "well…", edit: Draft.Edit(of: MessageID(7), to: "new"))
        #expect(DraftPreview(draft) == .text("new"))
        draft.edit?.text = " "
        #expect(DraftPreview(draft) == .text("well…"))
        draft.text = .empty
        #expect(DraftPreview(draft) == nil)
        draft.quoting = MessageID(8)
        #expect(DraftPreview(draft) == .reply)
    }

    @Test func aFailedMessageIsMarked() {
        #expect(line(.text("hi"), sender: .me, delivery: .failed(.offline)) == PreviewLine(mark: .failed, text: "hi"))
        #expect(line(.text("hi"), sender: .me, delivery: .sent).mark == nil)
    }

    @Test func everyKindHasItsMarkAndWords() {
        #expect(line(.image(Attachment(name: "a"), caption: "cat")) == PreviewLine(mark: .image, text: "cat"))
        #expect(
            line(.voice(Voice(Attachment(name: "a"), seconds: 5), caption: .empty))
                == PreviewLine(mark: .voice, text: "<voice 5>"))
        #expect(line(.file(Attachment(name: "b.pdf"), caption: .empty)) == PreviewLine(mark: .file, text: "b.pdf"))
        #expect(line(.report(Report(reason: .spam, text: "see"))) == PreviewLine(mark: .report, text: "<spam>: see"))
        #expect(line(.chatLink(ChatLink(name: "Club", address: "x"))) == PreviewLine(mark: .link, text: "Club"))
        #expect(line(.contactCard(ContactCard(name: "Bea"))) == PreviewLine(mark: .contact, text: "Bea"))
        #expect(
            line(.mergedRecord(MergedRecord(title: "Club", entries: []))) == PreviewLine(mark: .record, text: "Club"))
        #expect(line(.tip(.noEarlierMessages)).mark == .event)
        #expect(line(.deleted(Deletion(by: .sender, at: .zero))) == PreviewLine(mark: .deleted, text: "<deleted>"))
        #expect(line(.unknown(UnknownContent(kind: "x"))) == PreviewLine(mark: .unknown, text: "<unknown>"))
        #expect(
            line(.unknown(UnknownContent(kind: "x", fallback: "a dance")))
                == PreviewLine(mark: .unknown, text: "a dance"))
    }

    @Test func whatMustBeDoneComesBeforeWhatWasSaid() {
        #expect(line(.text("hi"), condition: .needsAccepting).text == "<needsAccepting>")
        #expect(line(.text("bye"), condition: .left).text == "bye")
        #expect(ChatSummary.fixture(condition: .left).previewLine(PlainWords()).text == "<left>")
        #expect(
            ChatSummary.fixture(.contactRequest(ContactRequest(greeting: "me!"))).previewLine(PlainWords()).text
                == "me!")
        let pending = ChatKind.pendingConnection(PendingConnection(side: .accepted))
        #expect(ChatSummary.fixture(pending).previewLine(PlainWords()).text == "<pending accepted>")
    }

    @Test func aBrokenRecordSaysSo() {
        #expect(ChatSummary.broken(ChatID(1), reason: "bits").previewLine(PlainWords()).text == "<broken>")
    }

    @Test func hostileTextIsHarmlessInAPreview() {
        #expect(line(.text("\u{1B}]52;c;x\u{7}hi\u{202E}")).text == "]52;c;xhi")
    }
}

@Suite struct StyledTextTests {
    private let text = StyledText(
        "aé🎉b",
        runs: [
            StyleRun(start: 3, length: 4, style: .bold), StyleRun(start: 1, length: 6, style: .quote),
            StyleRun(start: 2, length: 1, style: .italic), StyleRun(start: 0, length: 99, style: .code),
            StyleRun(start: 3, length: 0, style: .code),
        ])

    @Test func runsThatCutCharactersOrLieOutsideAreLeftOut() {
        #expect(text.runs.map(\.style) == [.quote, .bold])
        #expect(StyledText("x", runs: [StyleRun(start: .max, length: .max, style: .bold)]).runs.isEmpty)
    }

    @Test func segmentsNestStylesFromOutside() {
        #expect(
            text.segments == [
                TextSegment("a"), TextSegment("é", styles: [.quote]), TextSegment("🎉", styles: [.quote, .bold]),
                TextSegment("b"),
            ])
    }

    @Test func aSliceKeepsTheStylesOverIt() {
        #expect(
            text.slice(from: 3, to: 8)
                == StyledText(
                    "🎉b",
                    runs: [
                        StyleRun(start: 0, length: 4, style: .quote), StyleRun(start: 0, length: 4, style: .bold),
                    ]))
    }

    @Test func segmentsOfRandomRunsGiveTheTextAgain() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let alphabet = ["a", "é", "漢", "👩‍👧", "\n", " "]
        for _ in 0..<200 {
            let plain = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? ""
            }.joined()
            let runs = (0..<8).map { _ in
                StyleRun(
                    start: .random(in: 0...40, using: &random), length: .random(in: 0...20, using: &random),
                    style: .bold)
            }
            let text = StyledText(plain, runs: runs)
            #expect(text.segments.map(\.text).joined() == plain, "seed \(seed)")
        }
    }
}
