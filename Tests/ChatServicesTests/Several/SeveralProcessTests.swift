import ChatServices
import Foundation
import Messenger
import Testing

@testable import MessageStore

/// Changes of several chats by processes that end, and on disks that are full.
@Suite(.serialized) struct SeveralProcessTests {
    private func account(_ count: Int) async throws -> (house: House, ada: Person, chats: [ChatID]) {
        let house = try House()
        let ada = try await house.person("Ada")
        await ada.close()
        // At once: separate writes would each wait for the disk.
        let chats = try house.store.write { writer in
            try (0..<count).map { number in
                let group = try writer.add(Group(id: .unassigned, profile: ada.id, names: Names("\(number)")))
                let chat = try writer.add(
                    Chat(id: .unassigned, profile: ada.id, kind: .group(group), names: Names("\(number)")))
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: Timestamp(seconds: Int64(number)),
                        sender: .member(MemberID(1)), content: .text(StyledText("aardvark \(number)"))))
                return chat
            }
        }.result
        return (house, ada, chats)
    }

    private func numbers(_ chats: [ChatID]) -> String { chats.map { "\($0.rawValue)" }.joined(separator: ",") }

    @Test func aProcessThatIsKilledInTheMiddleHasDoneAllOrNothing() async throws {
        let (house, ada, chats) = try await account(400)
        for round in 0..<12 {
            let peer = try Peer(house, ada.id)
            try await peer.waitFor("open")
            peer.tell("favourite \(numbers(chats)) \(round % 2 == 0 ? "on" : "off")")
            if round % 3 == 0 { peer.tell("clear \(numbers(chats.filter { Int($0.rawValue) % 12 == round }))") }
            try await Task.sleep(for: .milliseconds(round * 3))
            peer.kill()
            let stars = Set(try chats.map { try ada.row($0)?.settings.isFavourite })
            #expect(stars.count == 1, "round \(round)")
            for part in Dictionary(grouping: chats, by: { $0.rawValue % 12 }).values {
                #expect(Set(try part.map { try ada.row($0)?.stats.unread }).count == 1, "round \(round)")
            }
        }
        #expect(try house.mismatches() == [])
    }

    @Test func aFullDiskInTheMiddleLeavesAllAsTheyWereAndIsSaid() async throws {
        let (house, ada, chats) = try await account(400)
        let peer = try Peer(house, ada.id)
        try await peer.waitFor("open")
        let before = try ada.rows()
        let size = try #require(
            try FileManager.default.attributesOfItem(atPath: house.path + "/data.mdb")[.size] as? Int)
        var refusals = 0
        // Full from the first page on, and where the first new page is to be written.
        for limit in [8192, size] {
            for order in ["favourite \(numbers(chats)) on", "clear \(numbers(chats))"] {
                _ = try await peer.ask("limit \(limit)")
                let outcome = try await peer.ask(order).joined(separator: " ")
                _ = try await peer.ask("limit 0")
                guard outcome.hasPrefix("error") else { continue }
                refusals += 1
                #expect(outcome.hasPrefix("error nothingDone(chats: 400, refused: \"\", "), "\(outcome)")
                #expect(outcome.contains("diskFull"), "\(outcome)")
                #expect(try ada.rows() == before || limit == size)
            }
        }
        #expect(refusals >= 2)
        #expect(Set(try chats.map { try ada.row($0)?.settings.isFavourite }).count == 1)
        #expect(Set(try chats.map { try ada.row($0)?.stats.unread }).count == 1)
        // Once there is space it is done.
        #expect(try await peer.ask("favourite \(numbers(chats)) on")[0] == "done")
        #expect(try ada.list(.favourites).count == 400)
        #expect(try house.mismatches() == [])
    }
}
