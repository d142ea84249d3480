import Foundation
import Testing

/// The log has the names of an error's cases: its values may be a path or somebody's words.
@Suite struct LogMetadataTests {
    @Test func noErrorIsLoggedWithItsValues() {
        for file in Repository.files(below: "Sources") where file.hasSuffix(".swift") {
            let bytes = Repository.bytes(of: file)
            guard bytes.range(of: Data("metadata:".utf8)) != nil, bytes.range(of: Data(Self.error.utf8)) != nil else {
                continue
            }
            #expect(!Self.logsAnError(String(decoding: bytes, as: UTF8.self)), "\(file): use CaseNames.of(error)")
        }
    }

    @Test(arguments: [
        #"log.error("no", metadata: ["error": "\(error)"])"#,
        """
        log.error(
            "no",
            metadata: [
                "job": "\\(names[0])", "error": "\\(error)",
            ])
        """,
    ])
    func anErrorInMetadataIsSeen(text: String) { #expect(Self.logsAnError(text)) }

    @Test(arguments: [
        #"log.error("no", metadata: ["error": "\(CaseNames.of(error))"])"#,
        #"log.info("a", metadata: ["b": "\(c)"]); throw .unexpected("\(error)")"#,
    ])
    func otherTextsAreNone(text: String) { #expect(!Self.logsAnError(text)) }

    private static let error = #""\(error)""#

    /// True if an error is a value between the brackets behind a `metadata:`.
    private static func logsAnError(_ text: String) -> Bool {
        text.components(separatedBy: "metadata:").dropFirst().contains { rest in
            var depth = 0
            let literal = rest.prefix { character in
                if character == "[" { depth += 1 }
                if character == "]" { depth -= 1 }
                return depth > 0 || character.isWhitespace
            }
            return literal.contains(error)
        }
    }
}
