import Messenger
import Testing

/// The files of a draft, whose captions are in the field one at a time.
@Suite struct DraftAttachmentTests {
    private func file(_ name: String, _ caption: String = "") -> DraftAttachment {
        DraftAttachment("/home/ada/\(name)", caption: StyledText(caption))
    }

    private func draft(_ text: String = "", _ names: String...) -> Draft {
        var draft = Draft(chat: ChatID(1), text: StyledText(text), quoting: MessageID(9))
        draft.attach(names.map { file($0) })
        return draft
    }

    /// The names of the files with their captions; a star marks the selected one.
    private func files(_ draft: Draft) -> [String] {
        draft.captionedAttachments.enumerated().map { index, file in
            "\(file.name)\(index == draft.selectedAttachment ? "*" : ""): \(file.caption.plain)"
        }
    }

    @Test func theTextIsTheCaptionOfTheFirstFileAndThenOfTheLatest() {
        var draft = draft("Look", "a.png", "b.png")
        #expect(files(draft) == ["a.png*: Look", "b.png: "])
        draft.attach([file("c.png")])
        #expect(files(draft) == ["a.png: Look", "b.png: ", "c.png*: "])
        #expect(draft.text.isEmpty)
        draft.text = "A cat"
        draft.selectAttachment(0)
        #expect(files(draft) == ["a.png*: Look", "b.png: ", "c.png: A cat"])
        #expect(draft.text.plain == "Look" && draft.cursor == 4)
        draft.selectAttachment(7)
        #expect(draft.selectedAttachment == 0)
    }

    @Test func thereIsRoomForTwentyFiles() {
        #expect(draft().attachmentRoom == 20 && draft("", "a.png", "b.png").attachmentRoom == 18)
        var full = draft()
        full.attach((1...21).map { file("\($0).png") })
        #expect(full.attachmentRoom == 0)
    }

    @Test func aFileIsRemovedWithItsCaptionUnlessItIsTheOnlyOne() {
        var draft = draft("Look", "a.png", "b.png")
        draft.removeAttachment(7)
        #expect(files(draft) == ["a.png*: Look", "b.png: "])
        draft.selectAttachment(1)
        draft.text = "A dog"
        draft.removeAttachment(0)
        #expect(files(draft) == ["b.png*: A dog"])
        // What was written with the only file is a text.
        draft.removeAttachment(0)
        #expect(files(draft) == [] && draft.text.plain == "A dog")
    }

    @Test func eachFileIsAMessageAndOnlyTheFirstIsTheReply() {
        var draft = draft("Look", "a.png", "b.png")
        draft.selectAttachment(1)
        draft.text = "A dog"
        let parts = draft.parts
        #expect(parts.map(files) == [["a.png*: Look"], ["b.png*: A dog"]])
        #expect(parts.map(\.quoting) == [MessageID(9), nil])
        #expect(self.draft("Only words").parts == [self.draft("Only words")])
    }

    @Test func whatWasSentIsTakenOutOfTheStoredDraft() {
        var draft = draft("Look", "a.png", "b.png")
        draft.selectAttachment(1)
        draft.text = "A dog"
        let parts = draft.parts
        let first = draft.without(parts[0])
        #expect(files(first) == ["b.png*: A dog"] && first.quoting == nil)
        #expect(first.without(parts[1]).isEmpty)
        #expect(draft.without(parts[1]).without(parts[0]).isEmpty)
        // Something else was written since.
        let newer = Draft(chat: ChatID(1), text: "Tomorrow?")
        #expect(newer.without(parts[0]) == newer)
        #expect(self.draft("Only words").without(self.draft("Only words")).isEmpty)
    }

    @Test func whatCouldNotBeSentComesBack() {
        let parts = draft("Look", "a.png", "b.png").parts
        let empty = Draft(chat: ChatID(1), text: "")
        let both = empty.takingBack(parts[0]).takingBack(parts[1])
        #expect(files(both) == ["a.png*: Look", "b.png: "] && both.quoting == MessageID(9))
        // Twice is no more than once.
        #expect(both.takingBack(parts[1]) == both)
        // Attached again meanwhile, with other words.
        let again = draft("Hi", "a.png", "b.png")
        #expect(files(again.takingBack(parts[0])) == ["a.png*: Look\nHi", "b.png: "])
        #expect(again.without(parts[0]) == again)
        let written = Draft(chat: ChatID(1), text: "Tomorrow?")
        #expect(files(written.takingBack(parts[0])) == ["a.png*: Look\nTomorrow?"])
        // The cursor stays in its word.
        var typed = written
        typed.cursor = 3
        let hi = typed.takingBack(Draft(chat: ChatID(1), text: "Hi"))
        #expect(hi.text.plain == "Hi\nTomorrow?" && hi.cursor == 6)
        #expect(typed.takingBack(parts[0]).cursor == 8)
        let later = draft("New", "c.png")
        #expect(files(later.takingBack(parts[0])) == ["c.png*: New", "a.png: Look"])
    }

    @Test func aFileIsSentWithoutTheNameOfItsFolder() {
        #expect(file("a.png").name == "a.png")
        // A slash and the mark after it are one character.
        #expect(file("private/\u{301}a.png").name == "\u{301}a.png")
        #expect(DraftAttachment("/").name == "/")
    }

    @Test func theMediaTypeDecidesTheKindOfTheMessage() {
        func kind(_ type: String) -> MessageContent {
            DraftAttachment("/tmp/x", mediaType: type, byteCount: 3).content(caption: "Hi")
        }
        let file = Attachment(name: "x", mediaType: "image/png", byteCount: 3)
        #expect(kind("image/png") == .image(file, caption: "Hi"))
        for (type, isFile) in [("image/svg+xml", true), ("audio/ogg", true), ("", true), ("video/mp4", false)] {
            if case .file = kind(type) { #expect(isFile, "\(type)") } else { #expect(!isFile, "\(type)") }
        }
    }

    @Test func theSizeOfAPictureTravelsWithTheMessage() {
        let header = ImageHeader(ImageSample.png(640, 480))
        let file = DraftAttachment("/tmp/a.png", mediaType: "image/png").sized(by: header)
        let sent = file.content(caption: "Hi").attachment
        #expect(sent?.pixelWidth == 640 && sent?.pixelHeight == 480)
        #expect(file.sized(by: nil).content(caption: "").attachment?.pixelWidth == 0)
    }
}
