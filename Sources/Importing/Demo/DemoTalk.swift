import Messenger

/// Makes the messages of a demo chat, one after the other. Texts are HTML, so that styles are easy to write.
struct DemoTalk {
    private var result: DemoChat
    /// The other side of a direct chat.
    let they: DemoPerson
    let now: Timestamp
    private(set) var lastMessage: UInt64

    init(chat: Chat, they: DemoPerson, now: Timestamp, lastMessage: UInt64) {
        result = DemoChat(chat: chat)
        self.they = they
        self.now = now
        self.lastMessage = lastMessage
    }

    /// Someone sends something.
    @discardableResult
    mutating func add(
        _ person: DemoPerson, _ content: MessageContent, _ ago: Ago, answering quoted: MessageID? = nil,
        _ change: (inout Message) -> Void = { _ in }
    ) -> MessageID {
        lastMessage += 1
        var message = Message(
            id: MessageID(lastMessage), chat: result.chat.id,
            position: MessagePosition(Int64(result.messages.count) * MessagePosition.stride), sentAt: now.before(ago),
            sender: person.sender, senderName: person.name, content: content, quote: quoted.flatMap(quote))
        if person.sender == .me { message.delivery = result.chat.kind == .notes ? .sent : .read }
        change(&message)
        result.messages.append(message)
        return message.id
    }

    /// Someone says something.
    @discardableResult
    mutating func say(
        _ person: DemoPerson, _ html: String, _ ago: Ago, answering quoted: MessageID? = nil,
        _ change: (inout Message) -> Void = { _ in }
    ) -> MessageID {
        add(person, .text(html.demoText), ago, answering: quoted, change)
    }

    /// Someone names the user, by the part `name` of what is said.
    mutating func call(_ person: DemoPerson, _ html: String, _ name: String, _ ago: Ago) {
        add(person, .text(html.demoText.styling(name, .mention(.me))), ago) { $0.mentionsMe = true }
    }

    /// The other side says something.
    @discardableResult
    mutating func they(
        _ html: String, _ ago: Ago, answering quoted: MessageID? = nil, _ change: (inout Message) -> Void = { _ in }
    ) -> MessageID {
        say(they, html, ago, answering: quoted, change)
    }

    /// The user says something.
    @discardableResult
    mutating func me(
        _ html: String, _ ago: Ago, answering quoted: MessageID? = nil, _ change: (inout Message) -> Void = { _ in }
    ) -> MessageID {
        say(.me, html, ago, answering: quoted, change)
    }

    /// The user sends something that does not get there.
    mutating func me(_ html: String, _ ago: Ago, fails reason: FailureReason) {
        me(html, ago) { $0.delivery = .failed(reason) }
    }

    /// The service deletes the messages of the chat after so many seconds.
    mutating func vanish(after seconds: Int) { result.chat.messageLifetime = seconds }

    /// Marks everything so far as read.
    mutating func readHere() { result.chat.readUpTo = result.messages.last?.position ?? .first }

    /// The user has begun to write something.
    mutating func draft(_ text: String, _ ago: Ago, quoting: MessageID? = nil) {
        result.draft = Draft(
            chat: result.chat.id, text: StyledText(text), cursor: text.count, quoting: quoting,
            changedAt: now.before(ago))
    }

    /// `reader` has got as far as the message that was sent last.
    mutating func receipt(_ reader: DemoPerson, _ kind: Receipt.Kind, _ ago: Ago) {
        guard let last = result.messages.last else { return }
        result.receipts.append(
            Receipt(
                chat: result.chat.id, reader: reader.sender, kind: kind, position: last.position, at: now.before(ago)))
    }

    /// Sets the last activity of a chat without messages.
    mutating func happened(_ ago: Ago) { result.chat.lastActivity = now.before(ago) }

    /// The chat, with what follows from its messages.
    func settled() -> DemoChat {
        var settled = result
        let moments = result.messages.map(\.sentAt)
        if let last = moments.max() { settled.chat.lastActivity = last }
        settled.chat.createdAt = min(moments.min() ?? settled.chat.lastActivity, settled.chat.lastActivity)
        return settled
    }

    /// Returns a quote of `message`.
    private func quote(_ message: MessageID) -> Quote? {
        result.messages.first { $0.id == message }.map {
            Quote(message: $0.id, sender: $0.sender, senderName: $0.senderName, content: $0.content.shortened)
        }
    }
}

extension String {
    var demoText: StyledText { HTMLConverter().styledText(from: self) }
}

extension StyledText {
    /// The text in which the first `part` has `style`, too.
    func styling(_ part: String, _ style: TextStyle) -> StyledText {
        guard let range = plain.firstRange(of: part) else { return self }
        let start = plain.utf8.distance(from: plain.startIndex, to: range.lowerBound)
        return StyledText(plain, runs: runs + [StyleRun(start: start, length: part.utf8.count, style: style)])
    }
}

extension Reaction {
    /// A reaction by `people`.
    init(_ emoji: String, _ people: DemoPerson...) { self.init(emoji, by: people.map { Author($0.sender) }) }
}
