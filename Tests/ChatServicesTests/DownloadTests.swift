import ChatServices
import Foundation
import MessageStore
import Messenger
import ServiceTesting
import Testing

/// Files that a service brings in pieces.
@Suite(.serialized) struct DownloadTests {
    private let bytes = (0..<1000).map { UInt8($0 % 251) }

    /// Someone with a message whose file is on the server.
    private func setUp(
        _ server: FileServer, name: String = "tide.pdf"
    ) async throws -> (person: Person, service: DeliveringService, log: EventLog, message: MessageID) {
        let (ada, bea) = try await House().friends()
        let log = EventLog()
        let service = DeliveringService(ada.service, server, ada.house.store) { log.add($0) }
        let chat = try ada.chat(with: bea)
        let message = try ada.house.store.write { store in
            try store.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .zero, sender: .me,
                    content: .file(Attachment(name: name), caption: .empty))
            ).id
        }.result
        return (ada, service, log, message)
    }

    private func file(of message: MessageID, _ person: Person) throws -> [UInt8]? {
        let store = person.house.store
        let content = try store.read { try $0.message(message) }?.content
        return content?.attachment?.storedFile.flatMap {
            FileManager.default.contents(atPath: store.files.path(of: $0))
        }
        .map(Array.init)
    }

    @Test func aFileComesInPiecesAndIsStoredWithItsMessage() async throws {
        let server = FileServer(["tide.pdf": bytes], piece: 400)
        let (ada, service, log, message) = try await setUp(server)
        #expect(try await service.perform(.fetch(message)) == .done)
        #expect(
            log.all == [
                .files(.progressed(message, bytes: 400, of: 1000)), .files(.progressed(message, bytes: 800, of: 1000)),
                .files(.progressed(message, bytes: 1000, of: 1000)), .files(.arrived(message)),
            ])
        #expect(try file(of: message, ada) == bytes)
        // Asking again brings nothing a second time.
        #expect(try await service.perform(.fetch(message)) == .done)
        #expect(server.pieces(of: "tide.pdf") == 3)
    }

    @Test func anInterruptedFileGoesOnWhereItWas() async throws {
        let server = FileServer(["tide.pdf": bytes], piece: 100, interruptions: ["tide.pdf": 2])
        let (ada, service, _, message) = try await setUp(server)
        for _ in 1...2 {
            await #expect(throws: ServiceError.offline) { try await service.perform(.fetch(message)) }
            #expect(try file(of: message, ada) == nil)
        }
        try await service.perform(.fetch(message))
        #expect(try file(of: message, ada) == bytes)
        #expect(server.pieces(of: "tide.pdf") == 10)
    }

    @Test func aFileThatTheServerNoLongerHasIsNamed() async throws {
        let (ada, service, log, message) = try await setUp(FileServer([:], piece: 1))
        await #expect(throws: ServiceError.fileGone(name: "tide.pdf")) {
            try await service.perform(.fetch(message))
        }
        #expect(log.all.isEmpty)
        #expect(try file(of: message, ada) == nil)
    }

    @Test func theServiceOfThisDeviceHasNoOtherPlaceToFetchFrom() async throws {
        let (ada, _, _, message) = try await setUp(FileServer([:], piece: 1))
        await #expect(throws: ServiceError.unsupported(.downloads)) {
            try await ada.service.perform(.fetch(message))
        }
    }
}
