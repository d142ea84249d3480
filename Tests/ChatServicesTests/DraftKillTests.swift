import MessageStore
import Messenger
import ProcessTesting
import RandomTesting
import Testing

/// Drafts of a process that is killed while it saves and sends them.
@Suite(.serialized) struct DraftKillTests {
    @Test func aKillLeavesTheOldDraftOrTheNewOneAndSendsEachOnce() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try bea.chat(with: ada)
        await bea.close()
        let seed = testSeed()
        var random = SeededGenerator(seed)
        var expected: [String] = []
        for round in 0..<100 {
            _ = try house.store.write { try $0.set(Draft(chat: chat, text: "")) }
            let peer = try Peer(house, bea.id)
            try await peer.waitFor("open")
            for number in 0..<6 {
                peer.tell("write \(chat.rawValue) \(round)-\(number)")
                peer.tell("submit \(chat.rawValue) \(round)-\(number)")
            }
            // Somewhere within that, as fast as this machine is.
            let answers = Int.random(in: 0..<12, using: &random)
            try await eventually("some answers") { peer.answers.count >= answers }
            peer.kill()
            // What was committed in its last moment is seen once somebody writes.
            _ = try house.store.write { _ in }
            let sent = try house.store.read { try $0.messages(of: chat, limit: 100).messages }
                .map(\.content.text.plain).filter { $0.hasPrefix("\(round)-") }
            #expect(sent == (0..<sent.count).map { "\(round)-\($0)" }, "seed \(seed)")
            let draft = try house.store.read { try $0.draft(of: chat) }?.text
            #expect(draft == nil || draft == "\(round)-\(sent.count)", "seed \(seed)")
            #expect(sent.count * 2 >= answers - 1, "seed \(seed)")
            expected += sent
        }
        // Everything that was stored reaches the other side, once.
        let again = try await house.open(bea.id)
        let seen = try ada.chat(with: again)
        try await eventually("all of them") { try ada.texts(in: seen).count >= expected.count }
        let arrived = try ada.texts(in: seen)
        #expect(arrived == expected, "\(arrived.difference(from: expected))")
    }
}
