import Foundation
import MessageStore
import Messenger
import RandomTesting
import Testing

/// Drafts of a process that is killed while it saves and sends them.
@Suite(.serialized) struct DraftKillTests {
    @Test func aKillLeavesTheOldDraftOrTheNewOneAndSendsEachOnce() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try bea.chat(with: ada)
        let friend = Mention.contact(try #require(try bea.contact(named: "Ada")).id)
        // A message can't be edited as often as there are rounds.
        var targets: [MessageID] = []
        for number in 0..<20 { targets.append(try await bea.send("target \(number)", to: chat)) }
        await bea.close()
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for round in 0..<100 {
            let drafts = Drafts(round: round, chat: chat, friend: friend, target: targets[round % targets.count])
            _ = try house.store.write { try $0.set(Draft(chat: chat, text: "")) }
            var states = [try Kept(drafts, house.store)]
            let peer = try Peer(house, bea.id)
            try await peer.waitFor("open")
            for step in drafts.steps {
                peer.tell(try step.line)
                states.append(states[states.count - 1].after(step))
            }
            // Right after an answer, or so many microseconds later, while the next steps are written.
            let answers = random.below(drafts.steps.count)
            let delay = random.happens(50) ? random.below(3000) : 0
            try await eventually("some answers") { peer.answers.count >= answers }
            if delay > 0 { try await Task.sleep(for: .microseconds(delay)) }
            peer.kill()
            let context = "round \(round), seed \(seed)"
            #expect(!peer.said.contains { $0.hasPrefix("error") }, "\(context)")
            // What was committed in its last moment is seen once somebody writes.
            _ = try house.store.write { _ in }
            let kept = try Kept(drafts, house.store)
            #expect(states.dropFirst(answers).contains(kept), "\(context), after \(answers) answers: \(kept)")
        }
        // Everything that was stored reaches the other side, once.
        let again = try await house.open(bea.id)
        let seen = try ada.chat(with: again)
        let expected = try again.texts(in: chat)
        try await eventually("all of them") { try ada.texts(in: seen).count >= expected.count }
        try await eventually("the edits") { try ada.texts(in: seen).prefix(20) == expected.prefix(20) }
        let arrived = try ada.texts(in: seen)
        #expect(arrived == expected, "\(arrived.difference(from: expected))")
    }
}

/// The drafts of a round: one of every kind.
private struct Drafts {
    /// A draft that is saved, or that is submitted: its edit is saved, or its message sent.
    enum Step {
        case write(Draft)
        case submit(Draft)

        /// The command for the other process.
        var line: String {
            get throws {
                let (command, draft) =
                    switch self {
                    case .write(let draft): ("write", draft)
                    case .submit(let draft): ("submit", draft)
                    }
                let json = String(decoding: try JSONEncoder().encode(draft), as: UTF8.self)
                return "\(command) \(draft.chat.rawValue) \(json)"
            }
        }
    }

    let round: Int
    let chat: ChatID
    /// Someone to mention.
    let friend: Mention
    /// The message that is answered and edited.
    let target: MessageID

    /// The beginning of everything that is sent in this round.
    var beginning: String { "\(round)-" }

    var steps: [Step] { [reply, file, recording, edit, files].flatMap(writing) }

    private func writing(_ draft: Draft) -> [Step] {
        let edit = draft.edit == nil ? [] : [Step.submit(draft)]
        return [Step.write(draft)] + edit + draft.belowEdit.parts.map(Step.submit)
    }

    private func text(_ number: Int) -> StyledText { mentioning("\(beginning)\(number) ") }

    private func mentioning(_ words: String) -> StyledText {
        StyledText(
            words + "@Ada", runs: [StyleRun(start: words.utf8.count, length: 4, style: .mention(friend))])
    }

    private var reply: Draft { Draft(chat: chat, text: text(0), cursor: 2, quoting: target) }

    private var file: Draft {
        let notes = DraftAttachment("/home/bea/notes.txt", mediaType: "text/plain", byteCount: 800)
        return Draft(chat: chat, text: text(1), quoting: target, attachments: [notes])
    }

    private var recording: Draft {
        let voice = DraftAttachment(
            "/home/bea/voice.ogg", givenName: "voice.ogg", mediaType: "audio/ogg", byteCount: 9000,
            recording: Recorded(seconds: 7, levels: [UInt8](repeating: 7, count: VoiceLevels.count)))
        return Draft(chat: chat, text: text(2), attachments: [voice])
    }

    private var edit: Draft {
        let edit = Draft.Edit(of: target, to: mentioning("edited in \(round), "), cursor: 3)
        return Draft(chat: chat, text: text(3), quoting: target, edit: edit)
    }

    private var files: Draft {
        let picture = DraftAttachment(
            "/home/bea/cat.png", mediaType: "image/png", byteCount: 9000, pixelWidth: 30, pixelHeight: 20,
            caption: text(4))
        let map = DraftAttachment("/home/bea/map.pdf", mediaType: "application/pdf", byteCount: 700)
        return Draft(
            chat: chat, text: text(5), cursor: 1, quoting: target, attachments: [picture, map], selectedAttachment: 1)
    }
}

/// The stored state of a round.
private struct Kept: Equatable {
    /// The texts and captions that were sent, in order.
    var sent: [StyledText]
    /// The text of the message that is edited.
    var target: StyledText?
    var draft: Draft?

    init(_ drafts: Drafts, _ store: MessageStore) throws {
        sent = try store.read { try $0.messages(of: drafts.chat, limit: 100) }.messages
            .map(\.content.text).filter { $0.plain.hasPrefix(drafts.beginning) }
        target = try store.read { try $0.message(drafts.target) }?.content.text
        draft = try store.read { try $0.draft(of: drafts.chat) }
    }

    /// Returns the state once a step is done.
    func after(_ step: Drafts.Step) -> Kept {
        var kept = self
        switch step {
        case .write(let draft): kept.draft = draft
        case .submit(let draft):
            if let edit = draft.edit {
                kept.target = edit.text
                kept.draft = draft.belowEdit
            } else {
                kept.sent.append(draft.text)
                let left = draft.attachments.isEmpty ? nil : kept.draft?.without(draft)
                kept.draft = left.flatMap { $0.isEmpty ? nil : $0 }
            }
        }
        return kept
    }
}
