import Foundation
import Messenger
import Testing

@Suite struct QRCodeTests {
    @Test func onlyASquareIsACode() {
        #expect(QRCode(size: 2, modules: [true, false, false]) == nil)
        #expect(QRCode(size: 0, modules: []) == nil)
        #expect(QRCode(size: -1, modules: [true]) == nil)
    }

    @Test func whatIsBeyondTheEdgesIsLight() throws {
        let code = try #require(QRCode(size: 2, modules: [true, false, true, true]))
        #expect(code.isDark(column: 0, row: 0))
        #expect(!code.isDark(column: 1, row: 0))
        #expect(code.isDark(column: 1, row: 1))
        for (column, row) in [(-1, 0), (2, 0), (0, -1), (0, 2)] { #expect(!code.isDark(column: column, row: row)) }
    }

    @Test func itSurvivesBeingWritten() throws {
        let code = try #require(QRCode(size: 2, modules: [true, false, true, true]))
        #expect(try JSONDecoder().decode(QRCode.self, from: JSONEncoder().encode(code)) == code)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(QRCode.self, from: Data("\"10/1\"".utf8)) }
    }

    /// Everyone who sees the modules can connect.
    @Test func nothingOfItShowsInADump() throws {
        let codes = try [[true, false, true, true], [false, false, true, true]].map {
            try #require(QRCode(size: 2, modules: $0))
        }
        var dumps: [String] = []
        for code in codes {
            var text = "\(code) \(String(reflecting: code))"
            dump(code, to: &text)
            dumps.append(text)
        }
        #expect(dumps[0] == dumps[1])
    }
}
