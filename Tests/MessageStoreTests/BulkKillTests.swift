import Foundation
import MessageStoreSamples
import Messenger
import ProcessTesting
import RandomTesting
import Testing

@testable import MessageStore

/// kill -9 in the middle of bulk work, around and during its commit.
@Suite struct BulkKillTests {
    /// Examining 100,000 messages after every kill takes too long for every test run.
    private static let chats = FuzzRounds.asked == nil ? 40 : 1000
    private static let kills = FuzzRounds.asked ?? 40

    @Test(arguments: BulkWork.allCases)
    func bulkWorkThatWasAcknowledgedSurvivesAKillAndTheRestIsAllOrNothing(_ work: BulkWork) throws {
        let account = TemporaryDirectory()
        try BulkAccount.make(account.path, chats: Self.chats)
        let before = Doctor.examine(account.path)
        try #require(before.isHealthy, "\(before)")
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let share = (Self.kills + BulkWork.allCases.count - 1) / BulkWork.allCases.count
        for kill in 0..<share {
            let moment = Self.moment(using: &random)
            let what = Comment(rawValue: "seed \(seed), kill \(kill), \(work.rawValue), \(moment)")
            let copy = TemporaryDirectory()
            for file in ["data.mdb", "changes"] {
                try FileManager.default.copyItem(atPath: account.path + "/" + file, toPath: copy.path + "/" + file)
            }
            let probe = try ChildProcess("message-store-probe", ["bulk", copy.path, work.rawValue, moment])
            let result = probe.result()
            try #require(result.status == 128 + SIGKILL, "\(what): \(result.errors)")
            let said = result.output.split(separator: "\n").last.flatMap { Int($0) } ?? 0
            try #require(said >= BulkWork.fatalRound - 1, "\(what)")
            let report = Doctor.examine(copy.path)
            #expect(report.isHealthy, "\(what): \(report)")
            let round = try MessageStore(directory: copy.path).read { try BulkWork.storedRound($0) }
            switch moment {
            case "before": #expect(round == BulkWork.fatalRound - 1, what)
            case "after": #expect(round == BulkWork.fatalRound, what)
            default: #expect(round == said || round == said + 1, what)
            }
            try check(work, round, before, report, copy.path, what)
        }
    }

    /// A third of the kills are exactly before or after the commit, the others at some time after it began.
    private static func moment(using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: "before"
        case 1: "after"
        default: "\(Int.random(in: 0...1200, using: &random))"
        }
    }

    /// Compares the account with the one before `round` rounds of work.
    private func check(
        _ work: BulkWork, _ round: Int, _ before: DoctorReport, _ after: DoctorReport, _ directory: String,
        _ what: Comment
    ) throws {
        func added(_ table: String) -> Int {
            func entries(_ report: DoctorReport) -> Int { report.tables.first { $0.name == table }?.entries ?? 0 }
            return entries(after) - entries(before)
        }
        let done = Set((1...round).flatMap { BulkWork.chats(inRound: $0, of: Self.chats) })
        let store = try MessageStore(directory: directory)
        switch work {
        case .delete:
            #expect(added("messages") == -done.count * BulkAccount.messagesPerChat, what)
            let left = try store.read { Set(try $0.chats(of: BulkAccount.profile)) }
            #expect(left.isDisjoint(with: done) && left.count == Self.chats - done.count, what)
        case .archive:
            #expect(added("messages") == 0, what)
            let archived = try store.read {
                try $0.chatWindow(of: BulkAccount.profile, filter: .archived, after: 10_000).elements.map(\.id)
            }
            #expect(archived.count == done.count && Set(archived) == done, what)
        case .merge:
            #expect(added("messages") == round * BulkWork.limits.tail, what)
            // Two more segments, or eight that became one.
            #expect(added("search-segments") == (round < BulkWork.fatalRound ? round : -4), what)
        }
    }
}
