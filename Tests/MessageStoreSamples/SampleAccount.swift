package import MessageStore
package import Messenger

/// One of everything that can be stored. The test that opens the committed fixture compares.
package enum SampleAccount {
    package static let contents: [MessageContent] = [
        .text(
            StyledText(
                "bold code https://example.org @Ann 🎉 secret",
                runs: [
                    StyleRun(start: 0, length: 4, style: .bold), StyleRun(start: 5, length: 4, style: .code),
                    StyleRun(start: 10, length: 19, style: .link("https://example.org")),
                    StyleRun(start: 30, length: 4, style: .mention(.me)),
                    StyleRun(start: 35, length: 4, style: .emoji(name: "tada")),
                    StyleRun(start: 40, length: 6, style: .secret),
                ])),
        .text(
            StyledText(
                "1234567890",
                runs: [
                    StyleRun(start: 0, length: 1, style: .italic), StyleRun(start: 1, length: 1, style: .underline),
                    StyleRun(start: 2, length: 1, style: .strikethrough), StyleRun(start: 3, length: 1, style: .quote),
                    StyleRun(start: 4, length: 1, style: .codeBlock(language: "swift")),
                    StyleRun(start: 4, length: 1, style: .codeBlock(language: nil)),
                    StyleRun(start: 5, length: 1, style: .heading(level: 2)),
                    StyleRun(start: 6, length: 1, style: .listItem(depth: 1, number: 0)),
                    StyleRun(start: 6, length: 1, style: .listItem(depth: 0, number: nil)),
                    StyleRun(start: 7, length: 1, style: .maths(isBlock: true)),
                    StyleRun(start: 8, length: 1, style: .coloured("red")),
                    StyleRun(start: 9, length: 1, style: .mention(.member(MemberID(1)))),
                    StyleRun(start: 9, length: 1, style: .mention(.contact(ContactID(1)))),
                    StyleRun(start: 9, length: 1, style: .mention(.everyone)),
                    StyleRun(start: 9, length: 1, style: .mention(.remote(RemoteID("@x:example.org")))),
                ])),
        .image(
            Attachment(
                name: "a.png", mediaType: "image/png", byteCount: 12, pixelWidth: 3, pixelHeight: 4,
                place: .remote("mxc://example.org/1"), sealing: "{}"), caption: "a picture"),
        .video(Attachment(name: "b.mp4", place: .stored(path: "files/b.mp4")), seconds: 61, caption: .empty),
        .voice(
            Voice(
                Attachment(name: "c.ogg", place: .missing(reason: "expired")), seconds: 5, isPlayed: true),
            caption: .empty),
        .file(Attachment(name: "日本語.pdf"), caption: "read this"),
        .location(Location(latitude: 52.5, longitude: -13.4, title: "Berlin")),
        .call(Call(isVideo: true, outcome: .missed, seconds: 0)), .groupEvent(.roleChanged(.named("Bob"), .admin)),
        .groupEvent(.memberRenamed(from: "Bob", to: "Rob")), .groupEvent(.upgraded(RemoteID("!new"))),
        .contactEvent(.renamed(from: "A", to: "B")), .contactEvent(.connected),
        .deleted(Deletion(by: .moderator(.named("Ann")), at: Timestamp(milliseconds: 5), reason: "spam")),
        .undecryptable(.withheld("not for you")),
        .invitation(GroupInvitation(name: "Club", remoteID: RemoteID("!club"), role: .moderator, answer: .expired)),
        .report(Report(reason: .spam, text: "look", reported: MessageID(1))),
        .chatLink(ChatLink(name: "Club", text: "about", address: "https://example.org/club")),
        .poll(
            Poll(question: "When?", answers: [.init("now", votes: 2, isMine: true), .init("later")], isClosed: true)),
        .unknown(UnknownContent(kind: "org.example.hologram", fallback: "a hologram", raw: [0, 255, 1])),
        .damaged(reason: "half of it was missing"),
    ]

    /// Adds the account to an empty store.
    package static func add(to writer: borrowing StoreWriter) throws {
        let me = try writer.add(
            Profile(
                id: .unassigned, names: Names("Ann", fullName: "Ann Example"), remoteID: RemoteID("@ann"),
                createdAt: Timestamp(milliseconds: 1), lastActiveAt: Timestamp(milliseconds: 2), isMuted: true))
        let bob = try writer.add(
            Contact(
                id: .unassigned, profile: me, names: Names("Bob", fullName: "Bob B.", alias: "Bobby"),
                remoteID: RemoteID("@bob"), isVerified: true, createdAt: Timestamp(milliseconds: 3)))
        let club = try writer.add(
            Group(
                id: .unassigned, profile: me, names: Names("Club"), topic: "all", remoteID: RemoteID("!club"),
                role: .owner, memberCount: 2, createdAt: Timestamp(milliseconds: 4)))
        let member = try writer.add(
            Member(
                id: .unassigned, group: club, names: Names("Bob"), contact: bob, remoteID: RemoteID("@bob"),
                role: .admin))
        let tag = try writer.add(ChatTag(id: .unassigned, profile: me, name: "Work", emoji: "💼", order: 1))
        let direct = try writer.add(
            Chat(
                id: .unassigned, profile: me, kind: .direct(bob), remoteID: RemoteID("!direct"),
                names: Names("Bob", fullName: "Bob B.", alias: "Bobby"), isVerified: true,
                settings: ChatSettings(isFavourite: true, pinnedOrder: 1, tags: [tag]),
                createdAt: Timestamp(milliseconds: 5)))
        let group = try writer.add(
            Chat(
                id: .unassigned, profile: me, kind: .group(club), names: Names("Club"),
                settings: ChatSettings(notifications: .mentions, mutedUntil: Timestamp(milliseconds: 9999)),
                createdAt: Timestamp(milliseconds: 6)))
        _ = try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Notes")))
        let link = ConnectLink(secret: "0123456789abcdefABCDEF-_")
        let pending = try writer.add(
            Chat(
                id: .unassigned, profile: me, kind: .pendingConnection(PendingConnection(side: .invited, link: link)),
                names: Names("", alias: "for Eve"), createdAt: Timestamp(milliseconds: 7)))
        if let link {
            try writer.add(
                LinkRecord(profile: me, link: link, chat: pending, createdAt: Timestamp(milliseconds: 7)))
        }
        for (index, content) in contents.enumerated() {
            try writer.add(
                Message(
                    id: .unassigned, chat: index % 2 == 0 ? direct : group, remoteID: RemoteID("$\(index)"),
                    sentAt: Timestamp(milliseconds: Int64(100 + index)),
                    sender: index % 2 == 0 ? .contact(bob) : .member(member), senderName: "Bob", content: content,
                    mentionsMe: index == 0))
        }
        try writer.add(everyField(in: direct, member))
        try writer.markRead(group)
        try writer.add(
            Receipt(
                chat: direct, reader: .contact(bob), kind: .read, position: MessagePosition(0),
                at: Timestamp(milliseconds: 8)))
        try writer.set(
            Draft(
                chat: group, text: "half a", cursor: 6, quoting: MessageID(2),
                attachments: [DraftAttachment("/tmp/x")]))
        try writer.post([1, 2, 3], id: RemoteID("post"), to: me)
        try writer.rememberFilter(.tag(tag), of: me)
    }

    /// An own message with something in every field.
    package static func everyField(in chat: ChatID, _ member: MemberID) -> Message {
        Message(
            id: .unassigned, chat: chat, remoteID: RemoteID("$last"), transaction: RemoteID("t1"),
            sentAt: Timestamp(milliseconds: 200), sender: .me, senderName: "Ann", content: .text("now"),
            quote: Quote(
                message: MessageID(1), remoteID: RemoteID("$0"), sender: .member(member), senderName: "Bob",
                content: .text("bold")),
            delivery: .failed(.encryption("no keys")),
            earlierVersions: [MessageVersion(content: .text("then"), at: Timestamp(milliseconds: 199))],
            reactions: [Reaction("👍", by: [.init(.me), .init(.member(member), remoteID: RemoteID("$r"))])],
            protection: .verified, forwardedFrom: "Eve", expiresAt: Timestamp(milliseconds: 300))
    }
}
