import Loop
package import Messenger
package import TerminalDOM

/// The details of a message: its times, its earlier versions, its readers, its reactions, and the votes in its poll.
package struct MessageInfo: Feature {
    /// The people who have to do with the message, by name.
    package struct Details: Codable, Equatable, Sendable {
        /// Someone who received or read the message.
        package struct Reader: Codable, Equatable, Sendable {
            package var name: String
            package var isRead: Bool
            /// The time of it; nil if it's known only of a later message.
            package var at: Timestamp?

            /// A reader.
            package init(name: String, isRead: Bool, at: Timestamp?) {
                self.name = name
                self.isRead = isRead
                self.at = at
            }
        }

        /// The people who read it, the latest first, then people who only received it; not all of them if they are many.
        package var readers: [Reader]
        /// The number of people who received or read it.
        package var receivedCount: Int
        /// The number of people who read it.
        package var readCount: Int
        /// The names of the people behind each emoji, in the order of the message's reactions; empty for the user.
        package var reactions: [[String]]
        /// The names of the people behind each answer of a poll, in the order of the answers; empty for the user.
        package var votes: [[String]]

        /// The people.
        package init(
            readers: [Reader] = [], receivedCount: Int = 0, readCount: Int = 0, reactions: [[String]] = [],
            votes: [[String]] = []
        ) {
            self.readers = readers
            self.receivedCount = receivedCount
            self.readCount = readCount
            self.reactions = reactions
            self.votes = votes
        }
    }

    package var chat: ChatSummary
    package var message: Message
    /// True if only the people who have read the message are shown.
    package var isOnlyReaders = false
    /// The people; nil until they were read.
    package var details: Details?
    package var scroll = ListScroll<Int>(.start)
    package var viewport: ListViewport<Int>?

    package enum Action: Codable, Equatable, Sendable {
        /// The people were read; nil if the message is gone.
        case loaded(MessageID, Message?, Details)
        case viewportChanged(ListViewport<Int>)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    /// A line, and whether it's the heading of those below it, or the beginning of the message itself.
    struct Line: Equatable {
        var text: String
        var isHeading = false
        var isQuote = false
    }

    /// The information about `message`, or only the list of its readers.
    init(_ message: Message, in chat: ChatSummary, isOnlyReaders: Bool = false) {
        self.message = message
        self.chat = chat
        self.isOnlyReaders = isOnlyReaders
    }

    /// The keys of a menu: there is nothing to choose, but they scroll.
    package var contexts: [KeyContext] { [.menu, .everywhere] }

    /// Nothing can be chosen here.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .open }

    /// Reads the people.
    package func open(_ shared: Shared) -> Outcome<Action> {
        Outcome(effects: [.perform(.query(.messageInfo(message.chat, message.id)))])
    }

    /// Takes what was read, or scrolls.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(message.id, let message?, let details):
            self.message = message
            self.details = details
        case .loaded(message.id, nil, _):
            return Outcome(intents: [.close, .notice(shared.strings.messageIsGone())])
        case .loaded: break
        case .viewportChanged(let viewport): self.viewport = viewport
        case .wheelTurned(let notches): scroll.turn(by: notches, from: &viewport)
        }
        return Outcome()
    }

    /// Scrolls.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        scroll.move(command, from: &viewport) ? Outcome() : nil
    }

    /// Reads the message again if it was changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        let isTouched =
            changes.needsReload || changes.messages[message.chat]?.contains(message.position) == true
            || changes.receipts.contains(message.chat) || !changes.contacts.isEmpty
            || chat.kind.group.map(changes.members.contains) == true
        return isTouched ? open(shared) : Outcome()
    }

    private func title(_ strings: any Strings) -> String {
        isOnlyReaders ? strings.readersTitle() : strings.messageInfoTitle()
    }

    /// Everything that is shown, line by line.
    func lines(_ env: ViewEnvironment) -> [Line] { isOnlyReaders ? readerLines(env) : allLines(env) }

    private func readerLines(_ env: ViewEnvironment) -> [Line] {
        guard let details else { return [] }
        return quote(env) + [Line(text: env.strings.readBy(details.readCount), isHeading: true)]
            + lines(of: details.readers.filter(\.isRead), outOf: details.readCount, sayingRead: false, env)
    }

    /// The first words of the message.
    private func quote(_ env: ViewEnvironment) -> [Line] {
        let words = message.content.previewLine(env.strings, isOwn: message.isOutgoing).text
        return words.isEmpty ? [] : [Line(text: words, isQuote: true)]
    }

    /// The people, and the number of others.
    /// - Parameter sayingRead: False below a heading that says it for all of them.
    private func lines(
        of readers: [Details.Reader], outOf count: Int, sayingRead: Bool, _ env: ViewEnvironment
    ) -> [Line] {
        let lines = readers.map {
            Line(
                text: env.strings.reader(
                    $0.name.harmlessName, saysRead: sayingRead && $0.isRead,
                    at: $0.at.map(env.clock.zone.localTime), today: env.clock.today))
        }
        return count > readers.count ? lines + [Line(text: env.strings.andMorePeople(count - readers.count))] : lines
    }

    private func allLines(_ env: ViewEnvironment) -> [Line] {
        let strings = env.strings
        var lines = [
            Line(
                text: strings.sentBy(
                    message.shownSender(in: chat, strings), at: env.clock.zone.localTime(at: message.sentAt),
                    today: env.clock.today))
        ]
        lines += quote(env)
        if let edit = message.edit {
            let time = env.clock.zone.localTime(at: edit.at)
            lines.append(Line(text: strings.edited(at: time, today: env.clock.today)))
        }
        if let pin = message.pin { lines.append(Line(text: strings.pinned(pin).withCapital)) }
        if let delivery = message.delivery {
            lines.append(Line(text: strings.spokenDelivery(delivery).withCapital))
            if delivery == .failed(.refused) { lines.append(Line(text: strings.refusalHelp())) }
        }
        if let name = message.forwardedFrom { lines.append(Line(text: strings.forwarded(name).withCapital)) }
        lines.append(Line(text: strings.protection(message.protection)))
        for (index, reaction) in message.reactions.enumerated() {
            let names = details.map { index < $0.reactions.count ? $0.reactions[index] : [] } ?? []
            let people = people(names, outOf: reaction.count, isMine: reaction.isMine, strings)
            lines.append(Line(text: "\(reaction.emoji) \(people)"))
        }
        lines += voteLines(strings)
        if let details, !details.readers.isEmpty {
            lines.append(Line(text: strings.receivedBy(), isHeading: true))
            lines += self.lines(of: details.readers, outOf: details.receivedCount, sayingRead: true, env)
        }
        if message.isEdited {
            lines.append(Line(text: strings.earlierVersions(), isHeading: true))
            for version in message.earlierVersions.reversed() {
                let text =
                    version.content.text.plain.isEmpty
                    ? strings.kind(version.content) : version.content.text.coveringSecrets.plain.harmlessName
                lines.append(Line(text: "\(moment(version.at, env)): \(text)"))
            }
        }
        return lines
    }

    /// The answers of a poll that have votes, with the people who chose them.
    private func voteLines(_ strings: any Strings) -> [Line] {
        guard let details, case .poll(let poll) = message.content, poll.voteCount > 0 else { return [] }
        let answers = poll.answers.enumerated().filter { $0.element.votes > 0 }.map { index, answer in
            let names = index < details.votes.count ? details.votes[index] : []
            let people = people(names, outOf: answer.votes, isMine: answer.isMine, strings)
            return Line(text: "\(answer.text.harmlessName): \(people)")
        }
        return [Line(text: strings.votes(poll), isHeading: true)] + answers
    }

    /// The names of `count` people, as far as they are known, or only their number. The user is always known.
    private func people(_ names: [String], outOf count: Int, isMine: Bool, _ strings: any Strings) -> String {
        let names = (isMine || names.contains("") ? [""] : []) + names.filter { !$0.isEmpty }
        if names.isEmpty { return strings.grouped(count) }
        let shown = names.map { $0.isEmpty ? strings.me() : $0.harmlessName }
        let rest = count > names.count ? [strings.andMorePeople(count - names.count)] : []
        return (shown + rest).joined(separator: ", ")
    }

    private func moment(_ time: Timestamp, _ env: ViewEnvironment) -> String {
        let local = env.clock.zone.localTime(at: time)
        return "\(env.strings.day(local.date, today: env.clock.today)), \(env.strings.time(local))"
    }

    /// A dialog in the middle.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let lines = lines(env)
        let width = min(60, shared.size.width)
        // Without the border and its padding.
        let columns = max(1, width - 4)
        return Dialog(title: title(env.strings), width: width, env: env) {
            List<Action>(
                Array(lines.indices), id: { $0 }, scroll: scroll, onViewport: { .viewportChanged($0) }
            ) { index in row(lines[index], env) }
            .scrollbar(env.scrollbar())
            .node
            .onWheel { .wheelTurned($0) }
            .height(
                lines.reduce(0) { $0 + ($1.isQuote ? 1 : max(1, (DisplayWidth.of($1.text) + columns - 1) / columns)) }
            )
            .part(.choices)
        }.node
    }

    private func row(_ line: Line, _ env: ViewEnvironment) -> Node<Action> {
        if line.isQuote { return SubjectLine(text: line.text, env: env).node }
        return Text<Action>(line.text).wrap().role(line.isHeading ? .helpHeading : nil)
    }

    /// The same lines.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        [title(env.strings)] + lines(env).map(\.text)
    }
}

extension String {
    /// The words with a capital letter first, for a line of their own.
    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
