import ChatServices
import MessageStore
import Messenger
import Testing

/// Profiles that are open in two processes.
@Suite(.serialized) struct ProcessTests {
    @Test func twoProcessesTalkWithReceipts() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        await bea.close()
        let peer = try Peer(house, bea.id)
        try await peer.waitFor("open")
        let message = try await ada.send("Hello over there", to: chat)
        try await peer.waitFor("arrived")
        #expect(peer.said.contains { $0.hasSuffix("Hello over there") })
        try await eventually("delivered") { try ada.message(message)?.delivery == .delivered }
        _ = try await peer.ask("read \(seen.rawValue)")
        try await eventually("read") { try ada.message(message)?.delivery == .read }
        #expect(try await peer.ask("send \(seen.rawValue) Hello back")[0] == "message")
        try await eventually("the answer") { ada.log.arrivedTexts == ["Hello back"] }
        peer.quit()
        try await peer.waitFor("closed")
    }

    @Test func twoProcessesConnectByLinkAndUseItOnce() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        let other = try await house.exchange.createProfile(named: "Bea")
        let peer = try Peer(house, other.id)
        try await peer.waitFor("open")
        let link = try await ada.link()
        #expect(try await peer.ask("connect \(link.secret)")[0] == "chat")
        try await eventually("the contact") { try ada.contact(named: "Bea") != nil }
        let again = try await peer.ask("connect \(link.secret)").joined(separator: " ")
        #expect(again.contains("usedByYou"))
        let own = try await peer.ask("link")
        #expect(try await peer.ask("connect \(own[2])").joined(separator: " ").contains("LinkRefusal.own"))
    }

    @Test func theOtherProcessIsNamedWhenItHasTheProfile() async throws {
        let house = try House()
        let profile = try await house.exchange.createProfile(named: "Bea")
        let peer = try Peer(house, profile.id)
        try await peer.waitFor("open")
        await #expect(throws: ServiceError.profileInUse(process: peer.processNumber)) {
            _ = try await house.open(profile.id)
        }
        peer.kill()
        _ = try await house.open(profile.id)
    }

    @Test func whoLooksAfterAProfileGivesWayAtOnce() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try ada.chat(with: bea)
        await bea.close()
        // While this process is busy with the other's mailbox, the other opens and closes it again and again.
        for round in 0..<5 {
            for number in 0..<10 { try await ada.send("\(round)-\(number)", to: chat) }
            let peer = try Peer(house, bea.id)
            try await peer.waitFor("open")
            for number in 10..<20 { try await ada.send("\(round)-\(number)", to: chat) }
            peer.quit()
        }
        let expected = (0..<5).flatMap { round in (0..<20).map { "\(round)-\($0)" } }
        try await eventually("everything") { try bea.texts(in: bea.chat(with: ada)).count >= expected.count }
        #expect(try bea.texts(in: bea.chat(with: ada)) == expected)
    }

    @Test func aKilledProcessLosesAndRepeatsNothing() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        await bea.close()
        var sent = 0
        var confirmed: Set<String> = []
        for round in 0..<6 {
            let peer = try Peer(house, bea.id)
            try await peer.waitFor("open")
            // Both write; the peer dies somewhere within what it was told to send.
            for number in 0..<20 { peer.tell("send \(seen.rawValue) from-bea-\(round)-\(number)") }
            for _ in 0..<10 {
                sent += 1
                try await ada.send("from-ada-\(sent)", to: chat)
            }
            try await eventually("some answers") { peer.answers.count >= 3 * round }
            peer.kill()
            for number in 0..<peer.answers.count { confirmed.insert("from-bea-\(round)-\(number)") }
        }
        let again = try await house.open(bea.id)
        let fromAda = (1...sent).map { "from-ada-\($0)" }
        try await eventually("all of Ada's") {
            try again.texts(in: seen).filter { $0.hasPrefix("from-ada") }.count >= fromAda.count
        }
        #expect(try again.texts(in: seen).filter { $0.hasPrefix("from-ada") } == fromAda)
        let stored = try again.texts(in: seen).filter { $0.hasPrefix("from-bea") }
        #expect(confirmed.isSubset(of: stored), "what was confirmed is stored")
        try await eventually("all that Bea stored") {
            try ada.texts(in: chat).filter { $0.hasPrefix("from-bea") }.count >= stored.count
        }
        #expect(try ada.texts(in: chat).filter { $0.hasPrefix("from-bea") } == stored)
    }

    @Test func aFullDiskFailsWithAClearErrorAndLosesNothing() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        await bea.close()
        let peer = try Peer(house, bea.id)
        try await peer.waitFor("open")
        _ = try await peer.ask("send \(seen.rawValue) before")
        // Beyond the two pages that say what is committed: they are written over, which no full disk refuses.
        _ = try await peer.ask("limit 8192")
        let text = String(repeating: "x", count: 20_000)
        let outcome = try await peer.ask("send \(seen.rawValue) \(text)").joined(separator: " ")
        #expect(outcome.contains("diskFull"))
        _ = try await peer.ask("limit 0")
        // Nothing was stored; the sender still has the text and repeats the request.
        #expect(try await peer.ask("send \(seen.rawValue) after")[0] == "message")
        #expect(try bea.texts(in: seen) == ["before", "after"])
        #expect(try await peer.ask("send \(seen.rawValue) \(text)")[0] == "message")
        try await eventually("all three") { try ada.texts(in: chat) == ["before", "after", text] }
    }
}
