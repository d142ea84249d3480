import Foundation
import Messenger
import Testing

/// The names that people have: for the user, and for others.
@Suite struct DisplayNameTests {
    private static let hostile = "\u{1B}[2J\u{202E}gnp\u{202C}\u{7}\nexe\u{2066}"

    private func contact(_ name: String, full: String = "", alias: String? = nil, remote: String? = nil) -> Contact {
        Contact(
            id: ContactID(1), profile: ProfileID(1), names: Names(name, fullName: full, alias: alias),
            remoteID: remote.map { RemoteID($0) })
    }

    private func member(_ name: String, alias: String? = nil, remote: String? = nil) -> Member {
        Member(
            id: MemberID(5), group: GroupID(3), names: Names(name, alias: alias), contact: ContactID(1),
            remoteID: remote.map { RemoteID($0) })
    }

    @Test func theAliasWinsThenTheNickThenTheProfileThenTheIdentifier() {
        let known = contact("Profile", alias: "Alias", remote: "@c")
        let steps: [(DisplayRecord, String)] = [
            (DisplayRecord(member("Nick", alias: "Own alias", remote: "@m"), known), "Own alias"),
            (DisplayRecord(member("Nick", remote: "@m"), known), "Alias"),
            (DisplayRecord(member("Nick", remote: "@m"), contact("Profile", remote: "@c")), "Nick"),
            (DisplayRecord(member("", remote: "@m"), contact("Profile", remote: "@c")), "Profile"),
            (DisplayRecord(member("", remote: "@m"), contact("", remote: "@c")), "@m"),
            (DisplayRecord(member("", remote: "@m"), nil), "@m"), (DisplayRecord(member(""), nil), ""),
            (DisplayRecord(contact("", full: "Full", remote: "@c")), "Full"),
            (DisplayRecord(contact("", remote: "@c")), "@c"),
        ]
        for (record, name) in steps { #expect(record.displayName(for: .user) == name) }
    }

    @Test func othersNeverReadTheAlias() {
        let known = contact("Profile", alias: "Alias", remote: "@c")
        let group = Group(id: GroupID(3), profile: ProfileID(1), names: Names("Choir", alias: "Noise"))
        let records: [(DisplayRecord, String)] = [
            (DisplayRecord(member("Nick", alias: "Own alias"), known), "Nick"), (DisplayRecord(known), "Profile"),
            (DisplayRecord(member("", alias: "Own alias"), known), "Profile"),
            (DisplayRecord(contact("", alias: "Alias", remote: "@c")), "@c"), (DisplayRecord(group), "Choir"),
            (DisplayRecord(contact("", alias: "Alias")), ""),
        ]
        for (record, name) in records { #expect(record.displayName(for: .others) == name) }
        #expect(DisplayRecord(group).displayName(for: .user) == "Noise")
        #expect(Names("Ann", alias: "Mum").shown(for: .others) == "Ann")
    }

    @Test func aHostileNameIsHarmlessWhereverItComesFrom() {
        let name = Self.hostile.harmlessName
        #expect(name == "[2Jgnp exe")
        let records = [
            DisplayRecord(contact(Self.hostile)), DisplayRecord(contact("", full: Self.hostile)),
            DisplayRecord(contact("", alias: Self.hostile)), DisplayRecord(contact("", remote: Self.hostile)),
            DisplayRecord(member(Self.hostile), nil), DisplayRecord(member("", alias: Self.hostile), nil),
        ]
        for record in records { #expect(record.displayName(for: .user) == name) }
        // A name that is nothing but controls is none.
        #expect(DisplayRecord(contact("\u{202E}\u{1B}", full: "Ann")).displayName(for: .user) == "Ann")
        #expect(
            DisplayRecord(member("Nick", alias: "\u{202E}"), contact("", alias: "Al")).displayName(for: .user) == "Al")
    }

    @Test func aChangeTouchesThoseWhomItMayRename() {
        var changes = ChangeSet()
        changes.contacts = [ContactID(1)]
        let people = People([
            .contact(ContactID(1)): DisplayRecord(contact("Ann")),
            .member(MemberID(5)): DisplayRecord(member("Nick"), contact("Ann")),
        ])
        #expect(people.isTouched(by: changes))
        #expect(people.records.values.allSatisfy { $0.isTouched(by: changes) })
        changes.contacts = [ContactID(2)]
        #expect(!people.isTouched(by: changes))
        changes.members = [GroupID(4)]
        #expect(!people.isTouched(by: changes))
        changes.members = [GroupID(3)]
        #expect(
            people.isTouched(by: changes) && people.records[.contact(ContactID(1))]?.isTouched(by: changes) == false)
        #expect(people.isTouched(by: .reload) && !People().isTouched(by: .reload))
    }

    @Test func whatWasReadAgainReplacesWhatWasKnown() {
        let (one, two) = (MessageSender.contact(ContactID(1)), MessageSender.contact(ContactID(2)))
        var people = People([one: DisplayRecord(contact("Ann")), two: DisplayRecord(contact("Bob"))])
        people.replace([one, two], with: People([one: DisplayRecord(contact("Anna"))]))
        // Somebody whom the store no longer knows has no name.
        #expect(people.displayName(of: one) == "Anna" && people.displayName(of: two) == nil)
        people = people.merging(People([two: DisplayRecord(contact("Ben"))]))
        #expect(people.displayName(of: two) == "Ben")
        people.keep([two])
        #expect(people.displayName(of: one) == nil && people.displayName(of: two) == "Ben")
    }
}

/// Messages with the names that people have now.
@Suite struct NamedMessageTests {
    private let ann = MessageSender.member(MemberID(5))
    private let bob = MessageSender.contact(ContactID(1))

    private var people: People {
        let contact = Contact(id: ContactID(1), profile: ProfileID(1), names: Names("Robert", alias: "Bobby"))
        let member = Member(id: MemberID(5), group: GroupID(3), names: Names("Annika", alias: "Boss"))
        return People([bob: DisplayRecord(contact), ann: DisplayRecord(member, nil)])
    }

    private func text(_ text: String, _ runs: (Int, Int, TextStyle)...) -> StyledText {
        StyledText(text, runs: runs.map { StyleRun(start: $0.0, length: $0.1, style: $0.2) })
    }

    private var message: Message {
        let mention = text("ask @Bob", (4, 4, .mention(.contact(ContactID(1)))))
        return Message(
            id: MessageID(1), chat: ChatID(1), sentAt: .zero, sender: ann, senderName: "Ann", content: .text(mention),
            quote: Quote(
                sender: bob, senderName: "Bob", content: .text(text("@Ann?", (0, 4, .mention(.member(MemberID(5))))))),
            pin: Pin(by: bob, name: "Bob", at: .zero))
    }

    @Test func theUserSeesTheNamesOfNow() {
        #expect(message.people == [ann, bob])
        let shown = message.shown(by: people)
        #expect(shown.senderName == "Boss")
        #expect(shown.content.text.plain == "ask @Bobby")
        #expect(shown.quote?.senderName == "Bobby" && shown.quote?.content.text.plain == "@Boss?")
        #expect(shown.pin?.name == "Bobby")
        // People whom the store no longer knows keep the names that they had.
        #expect(message.shown(by: People()) == message)
        #expect(
            message.shown(
                by: People([
                    .contact(ContactID(9)): DisplayRecord(
                        Contact(id: ContactID(9), profile: ProfileID(1), names: Names("X")))
                ])) == message)
    }

    @Test func othersGetTheNameThatTheSenderChoseAndTheWordsAsTheyWere() {
        let credited = message.credited(by: people)
        #expect(credited.senderName == "Annika")
        #expect(credited.content == message.content && credited.quote == message.quote)
        #expect(message.content.naming(people, for: .others) == message.content)
        // Unless these words are the alias.
        let aliased = message.content.naming(people)
        #expect(aliased.text.plain == "ask @Bobby")
        #expect(aliased.naming(people, for: .others).text.plain == "ask @Robert")
        #expect(message.credited(by: People()).senderName == "Ann")
    }

    @Test func aPreviewFollowsMembersAndMentions() {
        let preview = MessagePreview(of: message)
        #expect(preview.people == [ann, bob])
        let shown = preview.shown(by: people)
        #expect(shown.senderName == "Boss" && shown.content.text.plain == "ask @Bobby")
        #expect(shown != preview && shown.nameless == preview.nameless)
        var other = shown
        other.content = .text("ask @Bobby")
        #expect(other.nameless != preview.nameless)
        // The row of a chat with one contact doesn't name the sender.
        var direct = MessagePreview(of: message)
        direct.sender = bob
        direct.senderName = ""
        #expect(direct.shown(by: people).senderName.isEmpty)
    }

    @Test func thePersonOfAnEventOrADeletionHasTheNameOfNow() {
        let (who, named) = (NamedPerson("Bob", bob), NamedPerson("Bobby", bob))
        func contents(_ who: NamedPerson) -> [MessageContent] {
            let events: [GroupEvent] = [
                .invited(who), .declined(who), .joined(who), .left(who), .removed(who), .roleChanged(who, .admin),
            ]
            return events.map { .groupEvent($0) } + [.deleted(Deletion(by: .moderator(who), at: .zero, reason: "spam"))]
        }
        for (before, after) in zip(contents(who), contents(named)) {
            #expect(before.naming(people) == after && before.people == [bob])
            var message = message
            message.content = before
            message.quote = Quote(sender: .me, senderName: "", content: before)
            message.pin = nil
            #expect(message.people == [ann, bob])
            let shown = message.shown(by: people)
            #expect(shown.content == after && shown.quote?.content == after)
            let preview = MessagePreview(of: message)
            #expect(preview.people == [ann, bob] && preview.shown(by: people).content == after)
            #expect(preview.shown(by: people).nameless == preview.nameless)
        }
        // Someone of whom only the name is known keeps it.
        for content in contents(.named("Bob")) { #expect(content.naming(people) == content && content.people.isEmpty) }
    }

    /// In the deletions of messages that are gone.
    @Test func aNameWithoutItsPersonIsRead() throws {
        let earlier = Data(#"{"actor":{"moderator":{"_0":"Bob"}},"at":5,"reason":""}"#.utf8)
        let deletion = Deletion(by: .moderator(.named("Bob")), at: Timestamp(milliseconds: 5))
        #expect(try JSONDecoder().decode(Deletion.self, from: earlier) == deletion)
        for who in [NamedPerson("Bob", bob), NamedPerson("Bob", .me), .named("Bob")] {
            #expect(try JSONDecoder().decode(NamedPerson.self, from: JSONEncoder().encode(who)) == who)
        }
    }

    @Test func stylesStayOnTheWordsOnWhichTheyWere() {
        let before = text(
            "é @Bob and Bob 🎉", (0, 2, .bold), (0, 21, .italic), (3, 4, .mention(.contact(ContactID(1)))),
            (5, 6, .code),
            (8, 3, .underline), (12, 3, .mention(.contact(ContactID(1)))), (16, 4, .emoji(name: "tada")))
        let after = before.namingMentions { mention, _ in mention.person == bob ? "Bobby Ö" : nil }
        #expect(after.plain == "é @Bobby Ö and Bobby Ö 🎉")
        func words(_ text: StyledText, _ style: TextStyle) -> [String] {
            text.runs.filter { $0.style == style }.map { run in
                String(decoding: Array(text.plain.utf8)[run.start..<run.end], as: UTF8.self)
            }
        }
        #expect(words(after, .mention(.contact(ContactID(1)))) == ["@Bobby Ö", "Bobby Ö"])
        #expect(words(after, .bold) == ["é"] && words(after, .underline) == ["and"])
        #expect(words(after, .emoji(name: "tada")) == ["🎉"])
        // A style that began within the old name covers the new one.
        #expect(words(after, .code) == ["@Bobby Ö and"])
    }

    @Test func mentionsOfOthersStayAsTheyWereWritten() {
        let before = text(
            "@me @all @x @Bob", (0, 3, .mention(.me)), (4, 4, .mention(.everyone)),
            (9, 2, .mention(.remote(RemoteID("@x")))), (12, 4, .mention(.contact(ContactID(7)))))
        let content = MessageContent.file(Attachment(name: "a"), caption: before)
        #expect(content.naming(people) == content)
        #expect(content.mentions.compactMap(\.person) == [.contact(ContactID(7))])
    }

    @Test func aCaptionIsNamed() {
        let caption = text("by Bob", (3, 3, .mention(.contact(ContactID(1)))))
        let named = text("by Bobby", (3, 5, .mention(.contact(ContactID(1)))))
        let file = Attachment(name: "a")
        #expect(MessageContent.image(file, caption: caption).naming(people) == .image(file, caption: named))
        #expect(
            MessageContent.video(file, seconds: 1, caption: caption).naming(people)
                == .video(file, seconds: 1, caption: named))
        #expect(MessageContent.emote(caption).naming(people) == .emote(named))
    }

    @Test func namesThatOverlapAreReplacedOnce() {
        let twice = text(
            "Bob", (0, 3, .mention(.contact(ContactID(1)))), (0, 3, .mention(.member(MemberID(5)))),
            (1, 2, .mention(.member(MemberID(5)))))
        #expect(
            twice.namingMentions { mention, _ in mention.person.flatMap { people.displayName(of: $0) } }.plain
                == "Bobby")
    }

    @Test func namesAreRedacted() {
        let redacted = people.redacted { String(repeating: "x", count: $0.count) }
        #expect(redacted.displayName(of: bob) == "xxxxx" && redacted.displayName(of: ann) == "xxxx")
        #expect(redacted.displayName(of: ann, for: .others) == "xxxxxx")
    }
}
