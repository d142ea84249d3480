import RandomTesting
import Testing

@testable import Messenger

/// Changes of a message have the same result in whatever order they arrive.
@Suite struct MessageChangingTests {
    private let hour: Int64 = 3_600_000
    private let ada = RemoteID("ada")
    private let bea = RemoteID("bea")

    private func message(_ text: String = "v0", at moment: Timestamp = Timestamp(milliseconds: 1000)) -> Message {
        Message(
            id: MessageID(1), chat: ChatID(1), sentAt: moment, sender: .contact(ContactID(1)),
            content: .text(StyledText(text)))
    }

    private func mark(_ emoji: String, _ author: RemoteID, _ number: Int64) -> ChangeMark {
        ChangeMark(emoji: emoji, author: author, number: number)
    }

    /// Expects `result`, which a mutating function returned: a macro can't call one.
    private func check(
        _ result: Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(result, comment, sourceLocation: sourceLocation)
    }

    /// Applies edit number `number`.
    private func edit(_ message: inout Message, _ number: Int) -> Bool {
        message.apply(
            editTo: .text(StyledText("v\(number)")), number: number, at: Timestamp(milliseconds: Int64(number)))
    }

    @Test func newestEditWinsInAnyOrderAndEarlierVersionsAreInOrder() {
        var random = SeededGenerator(testSeed())
        for _ in 0..<50 {
            var edited = message()
            for number in (1...6).shuffled(using: &random) {
                check(edit(&edited, number))
                check(!edit(&edited, number), "an edit that arrives twice has no effect")
            }
            #expect(edited.content.text.plain == "v6")
            #expect(edited.edit == Edit(number: 6, at: Timestamp(milliseconds: 6)))
            #expect(edited.earlierVersions.map(\.content.text.plain) == ["v0", "v1", "v2", "v3", "v4", "v5"])
            #expect(edited.earlierVersions.map(\.at.milliseconds) == [1000, 1, 2, 3, 4, 5])
            #expect(edited.isEdited)
        }
    }

    @Test func editOfAForwardedMessageHasNoEffect() {
        var forwarded = message()
        #expect(forwarded.isEditable)
        forwarded.forwardedFrom = "Cy"
        #expect(!forwarded.isEditable)
        let before = forwarded
        check(!edit(&forwarded, 1))
        #expect(forwarded == before)
    }

    @Test func editChangesTheTextAndNeverTheFileOrTheKind() {
        let file = Attachment(name: "a.png", place: .stored(path: "files/a.png"))
        let other = Attachment(name: "b.png")
        let picture = MessageContent.image(file, caption: "before")
        #expect(picture.replacingText(with: .image(other, caption: "after")) == .image(file, caption: "after"))
        #expect(picture.replacingText(with: .text("after")) == nil)
        #expect(MessageContent.text("a").replacingText(with: .emote("waves")) == .emote("waves"))
        #expect(MessageContent.voice(Voice(file, seconds: 1), caption: .empty).isEditable)
        #expect(!MessageContent.location(Location(latitude: 1, longitude: 1)).isEditable)
    }

    @Test func earlierVersionsOfAnImportedMessageCountAsEdits() {
        var imported = message("now")
        imported.earlierVersions = [MessageVersion(content: .text("then"), at: .zero)]
        #expect(imported.editNumber == 1)
        check(edit(&imported, 2))
        #expect(imported.earlierVersions.map(\.content.text.plain) == ["then", "now"])
    }

    @Test func largeEarlierVersionsAreDroppedOldestFirst() {
        var edited = message()
        for number in 1...8 {
            let text = "\(number)" + String(repeating: "x", count: 1 << 20)
            check(edited.apply(editTo: .text(StyledText(text)), number: number, at: .zero))
        }
        #expect(edited.earlierVersions.map(\.number) == [5, 6, 7])
    }

    @Test func removedReactionStaysRemovedIfTheReactionArrivesLate() {
        var reacted = message()
        check(reacted.apply(mark("👍", ada, 2), isOn: false, by: .me))
        check(!reacted.apply(mark("👍", ada, 1), isOn: true, by: .me))
        #expect(reacted.reactions.isEmpty)
        check(reacted.apply(mark("👍", ada, 3), isOn: true, by: .me))
        check(reacted.apply(mark("👍", bea, 1), isOn: true, by: .contact(ContactID(1))))
        #expect(reacted.reactions == [Reaction("👍", by: [.init(.me), .init(.contact(ContactID(1)))])])
        #expect(reacted.nextMark("👍", by: ada, now: .zero).number == 4)
        #expect(reacted.nextMark("👍", by: ada, now: Timestamp(milliseconds: 9)).number == 9)
    }

    @Test func personCanUseTwentyEmojiOnAMessage() {
        var reacted = message()
        for number in 0..<20 {
            let emoji = String(UnicodeScalar(0x1F600 + UInt32(number)).map { Character($0) } ?? "x")
            check(reacted.apply(mark(emoji, ada, 1), isOn: true, by: .me))
        }
        check(!reacted.apply(mark("🚀", ada, 1), isOn: true, by: .me))
        check(reacted.apply(mark("🚀", bea, 1), isOn: true, by: .contact(ContactID(1))))
    }

    @Test(arguments: ["👍", "❤️", "👩🏽‍❤️‍💋‍👨🏿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "✓", "a", "字"]) func oneShortCharacterIsAReaction(_ text: String) {
        #expect(text.isReaction)
    }

    @Test(arguments: ["", " ", "\n", "ok", "👍👍", "\u{1B}", "\u{200D}", "\u{301}", "\u{202E}", "a\u{202E}"])
    func anythingElseIsNoReaction(_ text: String) {
        #expect(!text.isReaction)
        #expect(!("a" + String(repeating: "\u{301}", count: 100)).isReaction)
    }

    @Test func ofTwoPinsTheHigherNumberAndThenTheHigherIdentifierWins() {
        let pins = [Pin(by: .me, at: Timestamp(milliseconds: 1)), Pin(by: .contact(ContactID(1)), at: .zero)]
        let changes: [(ChangeMark, Pin?)] = [(mark("", ada, 5), pins[0]), (mark("", bea, 5), pins[1])]
        for order in [[0, 1], [1, 0]] {
            var pinned = message()
            for index in order { _ = pinned.apply(changes[index].0, pin: changes[index].1) }
            #expect(pinned.pin == pins[1])
            check(pinned.apply(mark("", ada, 6), pin: nil))
            check(!pinned.apply(mark("", bea, 5), pin: pins[1]), "a pin that arrives late")
            #expect(pinned.pin == nil)
        }
    }

    @Test func deletionWinsOverEverythingAndLeavesNothing() {
        var deleted = message()
        deleted.quote = Quote(sender: .me, content: .text("quoted"))
        check(edit(&deleted, 1))
        check(deleted.apply(mark("👍", ada, 1), isOn: true, by: .me))
        check(deleted.apply(mark("", ada, 1), pin: Pin(by: .me, at: .zero)))
        let deletion = Deletion(by: .sender, at: Timestamp(milliseconds: 2000), reason: "typo")
        check(deleted.apply(deletion))
        var bare = message()
        bare.content = .deleted(deletion)
        #expect(deleted == bare)
        check(!edit(&deleted, 2))
        check(!deleted.apply(mark("👍", ada, 2), isOn: true, by: .me))
        check(!deleted.apply(mark("", ada, 2), pin: Pin(by: .me, at: .zero)))
        check(!deleted.apply(deletion))
    }

    @Test func ofSeveralDeletionsTheSameOneCountsInAnyOrder() {
        let deletions = [
            Deletion(by: .sender, at: Timestamp(milliseconds: 9)),
            Deletion(by: .moderator(.named("Cy")), at: Timestamp(milliseconds: 5)),
            Deletion(by: .moderator(.named("Bea")), at: Timestamp(milliseconds: 5)),
            Deletion(by: .moderator(.named("Ada")), at: Timestamp(milliseconds: 6)),
        ]
        var random = SeededGenerator(testSeed())
        for expected in [0, 2] {
            for _ in 0..<20 {
                var deleted = message()
                for deletion in deletions[(expected == 0 ? 0 : 1)...].shuffled(using: &random) {
                    _ = deleted.apply(deletion)
                }
                #expect(deleted.content == .deleted(deletions[expected]))
            }
        }
    }

    @Test func theFirstModeratorsDeletionCountsForTheUserToo() {
        let (mine, earlier) = (
            Deletion(by: .me, at: Timestamp(milliseconds: 5)),
            Deletion(by: .moderator(.named("Ada")), at: Timestamp(milliseconds: 4))
        )
        let later = Deletion(by: .moderator(.named("Ada")), at: Timestamp(milliseconds: 6))
        var deleted = message()
        check(deleted.apply(mine))
        check(!deleted.apply(later))
        #expect(deleted.content == .deleted(mine))
        check(deleted.apply(earlier))
        #expect(deleted.content == .deleted(earlier))
    }

    @Test func eventsReportsAndInvitationsAcceptNoChanges() {
        let contents: [MessageContent] = [
            .groupEvent(.created), .contactEvent(.connected), .lost(count: 1), .damaged(reason: ""),
            .invitation(GroupInvitation(name: "Choir")), .report(Report(reason: .spam)),
        ]
        for content in contents {
            var entry = message()
            entry.content = content
            #expect(!entry.acceptsChanges)
            check(!entry.apply(Deletion(by: .sender, at: .zero)))
            check(!entry.apply(mark("👍", ada, 1), isOn: true, by: .me))
        }
    }

    @Test func changesAreOnlyPlausibleFromAboutTheTimeOfTheMessageToNow() {
        let sent = Timestamp(seconds: 1_800_000_000)
        let now = sent.advanced(byMilliseconds: 1000 * hour)
        let message = message(at: sent)
        for offset in [-48 * hour, 0, 999 * hour, 1048 * hour] {
            #expect(message.isPlausible(sent.advanced(byMilliseconds: offset), now: now))
        }
        for moment in [
            Timestamp.zero, sent.advanced(byMilliseconds: -49 * hour), now.advanced(byMilliseconds: 49 * hour),
            Timestamp(seconds: 4_102_444_800), Timestamp(milliseconds: .max), Timestamp(milliseconds: .min),
        ] {
            #expect(!message.isPlausible(moment, now: now))
        }
        // The sender's clock says 2100, or 1970.
        let ahead = self.message(at: Timestamp(seconds: 4_102_444_800))
        #expect(ahead.isPlausible(now, now: now) && ahead.isPlausible(ahead.sentAt, now: now))
        #expect(self.message(at: .zero).isPlausible(.zero, now: now))
        for number in [Int64.min, -1, 0, 1 << 53, .max] {
            #expect(!message.isPlausible(mark("", ada, number), now: now))
        }
        #expect(message.isPlausible(mark("", ada, now.milliseconds), now: now))
    }

    @Test func editsAreAcceptedForTwoDaysAndAHundredTimes() {
        let message = message()
        #expect(message.acceptsEdit(100, at: message.sentAt.advanced(byMilliseconds: 48 * hour)))
        for number in [Int.min, -1, 0, 101, 1 << 53] { #expect(!message.acceptsEdit(number, at: message.sentAt)) }
        #expect(!message.acceptsEdit(1, at: message.sentAt.advanced(byMilliseconds: -1)))
        #expect(!message.acceptsEdit(1, at: message.sentAt.advanced(byMilliseconds: 48 * hour + 1)))
    }
}
