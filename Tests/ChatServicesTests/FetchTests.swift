import ChatServices
import Foundation
import MessageStore
import Messenger
import RandomTesting
import ServiceTesting
import Testing

/// Downloads of files, in pieces.
@Suite(.serialized) struct FetchTests {
    private let bytes = (0..<1000).map { UInt8($0 % 251) }

    /// Someone with a message whose file is on a server.
    private struct Downloader {
        let person: Person
        let service: DeliveringService
        let log = EventLog()
        let message: MessageID
        /// The name of each of its requests.
        let request = TransactionID("tide")

        init(
            _ server: FileServer, _ unreliability: Unreliability = Unreliability(delays: 0, repeatsEvents: 0),
            seed: UInt64 = 0
        ) async throws {
            let (ada, bea) = try await House().friends()
            person = ada
            let shuffle = EventShuffle(unreliability, seed: seed) { [log] in log.add($0) }
            service = DeliveringService(ada.service, server, ada.house.store) { shuffle.tell($0) }
            let chat = try ada.chat(with: bea)
            message = try ada.house.store.write { store in
                try store.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: .zero, sender: .me,
                        content: .file(Attachment(name: "tide.pdf"), caption: .empty))
                ).id
            }.result
        }

        /// Downloads the file. Returns how it ended.
        func download(limit: Int64? = nil) async throws -> FileNews? {
            let before = log.all.count
            #expect(try await service.perform(.fetch(message, limit: limit), transaction: request) == .done)
            try await eventually("the end of the download") { log.all.dropFirst(before).contains { $0.isEnd } }
            if case .files(let news)? = log.all.last { return news }
            return nil
        }

        /// The stored file.
        func file() throws -> [UInt8]? {
            let store = person.house.store
            let stored = try store.read { try $0.message(message) }?.content.attachment?.storedFile
            return stored.flatMap { FileManager.default.contents(atPath: store.files.path(of: $0)) }.map(Array.init)
        }
    }

    @Test func aFileComesInPiecesAndIsStoredWithItsMessage() async throws {
        let ada = try await Downloader(FileServer(["tide.pdf": bytes], piece: 400))
        #expect(try await ada.download() == .arrived(ada.message))
        #expect(
            ada.log.all == [400, 800, 1000].map { .files(.progressed(ada.message, bytes: $0, of: 1000)) } + [
                .files(.arrived(ada.message))
            ])
        #expect(try ada.file() == bytes)
    }

    @Test func anInterruptedDownloadGoesOnWhereItWas() async throws {
        let server = FileServer(["tide.pdf": bytes], piece: 100, interruptions: ["tide.pdf": 2])
        let ada = try await Downloader(server)
        for _ in 1...2 {
            #expect(try await ada.download() == .failed(ada.message, of: ada.request, .service(.offline)))
            #expect(try ada.file() == nil)
        }
        #expect(try await ada.download() == .arrived(ada.message))
        #expect(try ada.file() == bytes)
        #expect(server.pieces(of: "tide.pdf") == 10)
    }

    @Test func eventsThatAreLateAndRepeatedTellOfOneDownload() async throws {
        let server = FileServer(["tide.pdf": bytes], piece: 100)
        let all = Unreliability(delays: 100, repeatsEvents: 100)
        let ada = try await Downloader(server, all, seed: testSeed())
        #expect(try await ada.service.perform(.fetch(ada.message)) == .done)
        let told =
            (1...10).map { FileNews.progressed(ada.message, bytes: $0 * 100, of: 1000) } + [.arrived(ada.message)]
        let twice = told.flatMap { [ServiceEvent.files($0), .files($0)] }
        try await eventually("all events") { ada.log.all.count == twice.count }
        #expect(twice.allSatisfy { event in ada.log.all.filter { $0 == event }.count == 2 })
        #expect(try ada.file() == bytes)
        #expect(server.pieces(of: "tide.pdf") == 10)
    }

    @Test func aFileThatIsLostOnThisDeviceIsDownloadedAgain() async throws {
        let server = FileServer(["tide.pdf": bytes], piece: 1000)
        let ada = try await Downloader(server)
        _ = try await ada.download()
        let store = ada.person.house.store
        let stored = try #require(
            try store.read { try $0.message(ada.message) }?.content.attachment?.storedFile)
        try FileManager.default.removeItem(atPath: store.files.path(of: stored))
        #expect(try await ada.download() == .arrived(ada.message))
        #expect(try ada.file() == bytes)
    }

    @Test func aFileThatIsLargerThanItsSenderSaysIsNotDownloadedBeyondTheLimit() async throws {
        let ada = try await Downloader(FileServer(["tide.pdf": bytes], piece: 400))
        #expect(
            try await ada.download(limit: 500)
                == .failed(ada.message, of: ada.request, .service(.tooLarge(bytes: bytes.count, limit: 500))))
        #expect(try ada.file() == nil)
        #expect(try await ada.download(limit: 1000) == .arrived(ada.message))
    }

    @Test func aFileThatTheServerNoLongerHasIsNamed() async throws {
        let ada = try await Downloader(FileServer([:], piece: 1))
        #expect(
            try await ada.download() == .failed(ada.message, of: ada.request, .service(.fileGone(name: "tide.pdf"))))
        #expect(try ada.file() == nil)
    }

    @Test func aSlowDownloadDelaysNothingAndEndsWithTheService() async throws {
        let ada = try await Downloader(FileServer(["tide.pdf": bytes], piece: 1, delay: .seconds(3600)))
        #expect(try await ada.service.perform(.fetch(ada.message)) == .done)
        // Asking again doesn't begin another one.
        #expect(try await ada.service.perform(.fetch(ada.message)) == .done)
        let answer = try await ada.service.perform(.openNotes)
        #expect(answer.isChat)
        await ada.service.close()
        #expect(ada.log.all.isEmpty)
        await #expect(throws: ServiceError.self) { try await ada.service.perform(.fetch(ada.message)) }
    }

    @Test func theServiceOfThisDeviceHasNoOtherPlaceToDownloadFrom() async throws {
        let ada = try await Downloader(FileServer([:], piece: 1))
        await #expect(throws: ServiceError.unsupported(.downloads)) {
            try await ada.person.service.perform(.fetch(ada.message))
        }
    }
}

extension ServiceEvent {
    /// True if a download ended with it.
    fileprivate var isEnd: Bool {
        switch self {
        case .files(.arrived), .files(.failed): true
        default: false
        }
    }
}

extension ServiceAnswer {
    /// True if it's a chat.
    fileprivate var isChat: Bool { if case .chat = self { true } else { false } }
}
