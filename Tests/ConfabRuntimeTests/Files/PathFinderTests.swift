import ConfabApp
import Foundation
import Glibc
import Messenger
import Testing

@testable import ConfabRuntime

/// Files and folders that complete a path in the message field.
@Suite final class PathFinderTests {
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")

    init() throws {
        for folder in ["Pictures", "Public", "my photos", ".config"] {
            try FileManager.default.createDirectory(
                at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        for file in ["pi.txt", "Pictures/cat.png", "my photos/a cat.png", "it's.txt", ".profile", "new\nline"] {
            try Data("abc".utf8).write(to: home.appendingPathComponent(file))
        }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    private var finder: PathFinder { PathFinder(home: home.path, folder: home.path + "/Public") }

    private func found(_ typed: String) -> [FoundPath] { finder.find(typed) }

    /// The texts of folders, and the paths of files below the home.
    private func names(_ typed: String) -> [String] {
        found(typed).map {
            $0.isFolder ? $0.text : $0.paths.map { String($0.dropFirst(home.path.count)) }.joined(separator: "+")
        }
    }

    @Test func namesThatBeginLikeThePathAreFoundInAnyCase() {
        #expect(names("~/p") == ["/pi.txt", "~/Pictures/", "~/Public/"])
        #expect(names("../pi") == ["/Public/../pi.txt", "../Pictures/"] && names("./") == [])
        #expect(names("~/Pictures/") == ["/Pictures/cat.png"])
        #expect(names("\(home.path)/pict") == ["\(home.path)/Pictures/"])
        #expect(names("~/my photos/a c") == ["/my photos/a cat.png"])
        #expect(names("~/zzz") == [] && names("~/none/x") == [] && names("/nowhere/x") == [])
    }

    @Test func aNameThatBeginsWithACombiningMarkIsFoundInItsFolder() {
        #expect(Files.create(home.path + "/\u{301}a.txt", [1]) == 0)
        #expect(Files.create(home.path + "/Pictures/\u{301}b.png", [1]) == 0)
        #expect(found("~/\u{301}").map(\.name) == ["\u{301}a.txt"])
        #expect(found("../\u{301}").map(\.name) == ["\u{301}a.txt"])
        #expect(found("~/Pictures/\u{301}").map(\.name) == ["\u{301}b.png"])
    }

    @Test func hiddenNamesAreFoundOnlyByTheirDot() {
        #expect(!names("~/").contains { $0.contains(".profile") || $0.contains("\n") })
        #expect(names("~/.p") == ["/.profile"])
    }

    @Test func aFileThatWasDroppedIsFoundInQuotesOrAsAnAddress() {
        #expect(names("'\(home.path)/my photos/a cat.png'") == ["/my photos/a cat.png"])
        #expect(names("\(home.path)/my\\ photos/a\\ cat.png") == ["/my photos/a cat.png"])
        #expect(names("file://\(home.path)/my%20photos/a%20cat.png") == ["/my photos/a cat.png"])
        #expect(names("'file://\(home.path)/my%20photos/a%20cat.png'") == ["/my photos/a cat.png"])
        #expect(names("\(home.path)/it's.txt") == ["/it's.txt"])
        #expect(found("~/pi.txt").first?.byteCount == 3)
    }

    /// The system would read the path only up to there.
    @Test func aPathWithANulNamesNoFile() {
        #expect(names("file://\(home.path)/pi.txt") == ["/pi.txt"])
        #expect(names("file://\(home.path)/pi.txt%00.png") == [])
        #expect(names("\(home.path)/pi.txt\u{0}.png") == [] && names("~/Pictures/\u{0}/") == [])
    }

    /// Attaching it says why that isn't possible.
    @Test func aPipeOrADeviceIsFoundOnlyByItsWholeName() {
        #expect(mkfifo(home.path + "/pipe", 0o600) == 0)
        #expect(names("~/pipe") == ["/pipe"] && names("'\(home.path)/pipe'") == ["/pipe"])
        #expect(names("~/pip") == [] && names("~/pipes") == [])
        #expect(found("/dev/null").first?.paths == ["/dev/null"])
        #expect(names("'\(home.path)/pi.txt' '\(home.path)/pipe'") == ["/pi.txt+/pipe"])
    }

    @Test func severalFilesAreFoundTogetherIfAllAreThere() {
        let files = "'\(home.path)/pi.txt' '\(home.path)/Pictures/cat.png'"
        #expect(names(files) == ["/pi.txt+/Pictures/cat.png"])
        #expect(found(files).first?.byteCount == 6)
        let addresses = "'file://\(home.path)/pi.txt' 'file://\(home.path)/Pictures/cat.png' "
        #expect(names(addresses) == ["/pi.txt+/Pictures/cat.png"])
        for (name, isFolder) in [("gone.png", false), ("Pictures", true)] {
            let some = "'\(home.path)/pi.txt' '\(home.path)/\(name)'"
            #expect(names(some) == [])
            #expect(finder.unfit(in: some) == FoundPaths.Unfit("\(home.path)/\(name)", isFolder: isFolder))
        }
        let folder = FoundPaths.Unfit("\(home.path)/Pictures", isFolder: true)
        #expect(finder.unfit(in: "'\(home.path)/Pictures'") == folder)
        #expect(finder.unfit(in: files) == nil && finder.unfit(in: "\(home.path)/gone.png") == nil)
        #expect(found("'\(home.path)/pi.txt' '\(home.path)/pi.txt'").first?.paths == [home.path + "/pi.txt"])
    }

    @Test func aLargeFolderShowsTheFirstNames() throws {
        for number in 0..<80 { try Data().write(to: home.appendingPathComponent("Public/\(100 + number)")) }
        #expect(names("~/Public/").count == 50 && names("~/Public/").first == "/Public/100")
    }
}
