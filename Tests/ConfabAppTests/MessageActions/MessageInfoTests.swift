import Foundation
import Messenger
import Testing

@testable import ConfabApp

/// The details of a message.
@Suite struct MessageInfoTests {
    @Test func theDetailsNameReadersAndEarlierVersions() {
        var message = Message.fixtures[5]
        message.earlierVersions = [MessageVersion(content: .text("The first case"), at: .minutesAgo(40))]
        message.edit = Edit(number: 1, at: .minutesAgo(20))
        message.pin = Pin(by: .contact(ContactID(2)), name: "Grace", at: .minutesAgo(10))
        var info = MessageInfo(message, in: ChatSummary.fixtures[1])
        let times: [Timestamp?] = [.minutesAgo(30), .minutesAgo(1440 + 30), nil]
        let readers = times.flatMap { time in
            [("Grace", true), ("Ann", false)].map { MessageInfo.Details.Reader(name: $0.0, isRead: $0.1, at: time) }
        }
        _ = info.reduce(.loaded(message.id, message, MessageInfo.Details(readers: readers)), .fixture)
        let lines = info.lines(Shared.fixture.env).map(\.text)
        #expect(lines.contains { $0.hasPrefix("Grace, read today at ") } && lines.contains("Delivered"))
        #expect(lines.contains { $0.hasPrefix("Grace, read yesterday at ") } && lines.contains("Grace, read"))
        #expect(lines.contains { $0.hasPrefix("Ann, today at ") } && lines.contains("Ann"))
        #expect(lines.contains { $0.hasSuffix("The first case") })
        #expect(lines.contains("Edited today at 14:10") && lines.contains("Pinned by Grace"))
    }

    @Test func theDetailsCountThePeopleBehindAReactionWhoAreNotNamed() {
        var message = Message.fixture(9, "Hello")
        message.reactions = [Reaction("👍", by: (1...1_250).map { Reaction.Author(.contact(ContactID(UInt64($0)))) })]
        func lines(_ names: [String]) -> [String] {
            var info = MessageInfo(message, in: ChatSummary.fixtures[1])
            _ = info.reduce(.loaded(message.id, message, MessageInfo.Details(reactions: [names])), .fixture)
            return info.lines(Shared.fixture.env).map(\.text)
        }
        #expect(lines([]).contains("👍 \(English().grouped(1_250))"))
        #expect(lines(["Grace", "Bea"]).contains("👍 Grace, Bea, \(English().andMorePeople(1_248))"))
    }
}
