import ChatServices
import ConfabApp
import Foundation
import MessageStore
import Messenger

/// The cost of changing a thousand chats of a large account together, on a copy of it: milliseconds each.
struct BulkFigures {
    private static let chats = 1000
    private let folder: String
    private let stage: Stage
    private let service: any ChatService
    private let feed: ChangeFeed

    /// A copy of the account in `directory`, opened and drawn.
    init(_ directory: String) async throws {
        folder = NSTemporaryDirectory() + "confab-bulk-\(getpid())"
        try Accounts.copy(directory, to: folder)
        stage = try Stage(folder)
        // Indexes of another version are made behind the app, and not in what is measured.
        while try stage.store.continueSearchIndex() != nil {}
        try stage.open()
        guard let profile = stage.state.main?.profile.id else { throw BenchError("No profile is open.") }
        service = try await OnDeviceExchange(WriteQueue(stage.store)).open(profile) { _ in }
        // What is done at the start is done.
        _ = try await service.perform(.changeAll([]))
        feed = try ChangeFeed(stage.store)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// From chats that all count as unread being marked as read, pinned, muted and put away, and each of it undone, to the
    /// frame that shows it; what is stored is on the disk by then.
    func changes(rounds: Int = 15) async throws -> [String: [Double]] {
        let chats = try unread()
        let way = chats.map { chat in ChatEdit(chat.id, .pinnedAt(chat.settings.pinnedOrder)) }
        let steps: [(name: String, there: ChatChange, back: [ChatEdit])] = [
            ("read", .read(), chats.map { ChatEdit($0.id, .readUpTo($0.readUpTo, isMarkedUnread: false)) }),
            ("pin", .pinned(true), way),
            ("mute", .notifications(.none), chats.map { ChatEdit($0.id, .notifications($0.settings.notifications)) }),
            ("archive", .archived(true), chats.map { ChatEdit($0.id, .archived(false)) } + way),
        ]
        var times: [String: [Double]] = [:]
        for _ in 0..<rounds {
            for step in steps {
                times[step.name, default: []].append(try await time(chats.map { ChatEdit($0.id, step.there) }))
                times[step.name + ".back", default: []].append(try await time(step.back))
            }
        }
        guard try unread() == chats else { throw BenchError("What was undone is not as it was.") }
        return times
    }

    private func unread() throws -> [ChatSummary] {
        guard let profile = stage.state.main?.profile.id else { throw BenchError("No profile is open.") }
        let window = try stage.store.read { try $0.chatWindow(of: profile, filter: .unread, after: 4 * Self.chats) }
        let chats = window.elements.filter { $0.stats.unread > 0 && !$0.settings.isMarkedUnread }.prefix(Self.chats)
        guard chats.count == Self.chats else { throw BenchError("There are only \(chats.count) unread chats.") }
        return Array(chats)
    }

    private func time(_ edits: [ChatEdit]) async throws -> Double {
        let begin = TerminalProgram.now()
        _ = try await service.perform(.changeAll(edits))
        let changes = try feed.changes()
        guard changes.chats.count == Self.chats || changes.needsReload else {
            throw BenchError("\(changes.chats.count) of \(Self.chats) chats changed.")
        }
        try stage.send(.changed(changes))
        return Double(TerminalProgram.now() - begin) / 1e6
    }
}
