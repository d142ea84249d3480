import Foundation
import Messenger
import Testing

/// The names of stored files.
@Suite struct FileHashTests {
    private let digits = String(repeating: "0123456789abcdef", count: 4)

    @Test func onlyLowercaseDigitsOfTheRightNumberAreAHash() {
        #expect(FileHash(digits)?.path == "files/\(digits)")
        for wrong in ["", "0", digits + "0", digits.uppercased(), digits.dropLast() + "g", digits.dropLast() + "/"] {
            #expect(FileHash(wrong) == nil)
        }
    }

    @Test func aPathThatLeadsAnywhereElseCountsAsNoFile() {
        func file(_ place: Messenger.Attachment.Place) -> FileHash? {
            Messenger.Attachment(name: "a.png", place: place).storedFile
        }
        #expect(file(.stored(path: "files/\(digits)")) == FileHash(digits))
        let others = [
            "", "files", "files/", "files/a.png", "../files/\(digits)", "/files/\(digits)", "files/../\(digits)",
            "files/\(digits)/../../data.mdb", "files//\(digits)", "data.mdb", "files/\(digits).7",
        ]
        for path in others { #expect(file(.stored(path: path)) == nil, "\(path)") }
        #expect(file(.remote("files/\(digits)")) == nil)
        #expect(file(.missing(reason: "files/\(digits)")) == nil)
        for path in others { #expect(StillPicture(place: .stored(path: path)).storedFile == nil, "\(path)") }
        #expect(StillPicture(place: .stored(path: "files/\(digits)")).storedFile == FileHash(digits))
    }

    @Test func aHashFromElsewhereIsChecked() throws {
        let hash = try #require(FileHash(digits))
        #expect(try JSONDecoder().decode(FileHash.self, from: JSONEncoder().encode(hash)) == hash)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(FileHash.self, from: Data("\"../data.mdb\"".utf8))
        }
    }
}
