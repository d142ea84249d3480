import ConfabApp
import Foundation
import Glibc
import Messenger
import ProcessTesting
import Testing

@testable import ConfabRuntime

/// Every way in which an image of a code is not what it should be, with a program in the place of `zbarimg` that does what a
/// test wants, and with the real one where it is installed.
@Suite final class CodeReaderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("codes-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static let real: String? = Program.find(
        "zbarimg", in: ProcessInfo.processInfo.environment["PATH"] ?? "")

    private var address: String { ConnectLink.prefix + "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1" }
    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @discardableResult
    private func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
        return path(name)
    }

    /// Reads with a shell script in the place of `zbarimg`.
    private func read(_ text: String, script: String, patience: Int = 600) throws -> CodeReading {
        try writeScript(script, to: path("bin/zbarimg"))
        return CodeReader(path: path("bin") + ":/usr/bin:/bin", home: folder.path, patience: patience).read(text)
    }

    private static let nothing = "echo '<barcodes>'; exit 4"
    private static let image = Array("P5 1 1 255\n".utf8) + [0]

    private func output(_ texts: String...) -> String {
        let symbols = texts.map { "<symbol type='QR-Code'><data><![CDATA[\($0)]]></data></symbol>" }
        return "cat <<'END'\n<barcodes>\n\(symbols.joined(separator: "\n"))\n</barcodes>\nEND"
    }

    // MARK: - Files

    @Test func withoutTheProgramThatIsSaid() throws {
        let file = try write("a.pgm", Self.image)
        #expect(CodeReader(path: path("bin"), home: "/").read(file) == .failed(.noReader))
        #expect(CodeReader(path: "", home: "/").read(file) == .failed(.noReader))
        // What nobody can run is not it, and neither is a folder.
        try write("bin/zbarimg", Array("#!/bin/sh\n".utf8))
        #expect(CodeReader(path: path("bin"), home: "/").read(file) == .failed(.noReader))
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("other/zbarimg"), withIntermediateDirectories: true)
        #expect(CodeReader(path: path("other"), home: "/").read(file) == .failed(.noReader))
    }

    @Test func whatIsNoFileIsSaid() throws {
        #expect(try read("", script: Self.nothing) == .failed(.noName))
        #expect(try read("/a /b", script: Self.nothing) == .failed(.severalFiles))
        #expect(try read(path("none.png"), script: Self.nothing) == .failed(.noFile(path("none.png"))))
        #expect(try read(folder.path, script: Self.nothing) == .failed(.folder(folder.path)))
        #expect(try read("/dev/null", script: Self.nothing) == .failed(.notAFile("/dev/null")))
        let file = try write("a.pgm", Self.image)
        #expect(try read("file://\(file)%00.png", script: Self.nothing) == .failed(.noFile(file + "\u{0}.png")))
        let long = "/" + String(repeating: "x", count: 10_000)
        #expect(try read(long, script: Self.nothing) == .failed(.noFile(long)))
        #expect(
            try read("/tmp/a\u{1}\u{202E}b.png", script: Self.nothing) == .failed(.noFile("/tmp/a\u{1}\u{202E}b.png")))
    }

    /// Opening a pipe for reading waits for a writer.
    @Test(.timeLimit(.minutes(30))) func aPipeIsNotWaitedFor() throws {
        try #require(mkfifo(path("pipe"), 0o600) == 0)
        #expect(try read(path("pipe"), script: Self.nothing) == .failed(.notAFile(path("pipe"))))
    }

    @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeReadIsSaid() throws {
        let file = try write("secret.pgm", Self.image)
        chmod(file, 0)
        guard case .failed(.unreadable(file, _)) = try read(file, script: Self.nothing) else {
            Issue.record("it was read")
            return
        }
    }

    @Test func aHugeFileIsNotEvenBegun() throws {
        let file = try write("huge.pgm", Self.image)
        truncate(file, off_t(CodeReader.fileLimit + 1))
        #expect(
            try read(file, script: Self.nothing)
                == .failed(.tooLarge(file, bytes: CodeReader.fileLimit + 1, limit: CodeReader.fileLimit)))
    }

    /// Scripts that draw could do more than that; they are not shown to a program that might run them.
    @Test(arguments: ["", "P", "hello", "%!PS", "<svg/>", "push graphic-context", "P7\n", "%PDF-1.7", "\u{0}\u{0}"])
    func whatIsNoImageIsNotEvenBegun(start: String) throws {
        let file = try write("a.png", Array(start.utf8))
        #expect(try read(file, script: output(address)) == .failed(.noImage(file)))
    }

    @Test func kindsOfImagesAreKnownByTheirBeginnings() {
        for start: [UInt8] in [
            [0x89, 0x50, 0x4E, 0x47, 0x0D], [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), Array("BM6".utf8),
            Array("RIFF....WEBPVP8 ".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], Array("....ftypavif".utf8),
            Array("P5 1".utf8), Array("P1\n1".utf8), Array("P6#".utf8),
        ] {
            #expect(OpenedImage.isImage(start))
            // Nothing is read beyond the end.
            for length in 0..<start.count { _ = OpenedImage.isImage(start[..<length]) }
        }
        #expect(!OpenedImage.isImage(Array("RIFF....WAVEfmt ".utf8)))
    }

    // MARK: - The program

    @Test func whatCodesSayIsReadHoweverTheFileIsNamed() throws {
        let name = "my code's.pgm"
        let file = try write(name, Self.image)
        let quoted = "'\(file.split(separator: "'").joined(separator: "'\\''"))'"
        let url = "file://" + file.replacingOccurrences(of: " ", with: "%20")
        for text in [file, quoted, url, "~/\(name)", "  \(file) "] {
            #expect(try read(text, script: output(address)) == .found([address]), "\(text)")
        }
    }

    /// No name is an option, a format or a command, because none is given.
    @Test func theImageComesByItsDescriptorAndTheNameNotAtAll() throws {
        let file = try write("-x; touch bad 'a'.pgm", Array("P5 1 1 255\nfrom the file".utf8))
        let script =
            "case \"$*\" in *bad*) exit 3;; esac\ngrep -q 'from the file' /dev/stdin || exit 3\n" + output(address)
        #expect(try read(file, script: script) == .found([address]))
    }

    @Test func severalCodesAreToldApart() throws {
        let file = try write("a.pgm", Self.image)
        #expect(try read(file, script: output("one", "two")) == .found(["one", "two"]))
    }

    @Test func whatItSaysByItsStatusIsUnderstood() throws {
        let file = try write("a.pgm", Self.image)
        #expect(try read(file, script: Self.nothing) == .failed(.noCode(file)))
        #expect(try read(file, script: "exit 0") == .failed(.noCode(file)))
        #expect(try read(file, script: "echo oops >&2; exit 1") == .failed(.damaged(file)))
        #expect(try read(file, script: "exit 77") == .failed(.readerFailed("exit status 77")))
        #expect(try read(file, script: "kill -SEGV $$") == .failed(.readerFailed("exit status 139")))
    }

    @Test func whatCannotBeRunIsSaid() throws {
        let file = try write("a.pgm", Self.image)
        let program = try write("bin/zbarimg", Array("no program at all".utf8))
        chmod(program, 0o755)
        guard case .failed(.readerFailed(let reason)) = CodeReader(path: path("bin"), home: "/").read(file) else {
            Issue.record("it was run")
            return
        }
        #expect(!reason.isEmpty)
    }

    /// Its child processes end with it.
    @Test(.timeLimit(.minutes(30))) func oneThatHangsIsEnded() throws {
        let file = try write("a.pgm", Self.image)
        let script = "sleep 600 & echo $! > \(path("child")); wait"
        #expect(try read(file, script: script, patience: 1) == .failed(.tookTooLong(seconds: 1)))
        let child = try String(contentsOfFile: path("child"), encoding: .utf8).trimmingCharacters(
            in: .whitespacesAndNewlines)
        func hasEnded() -> Bool {
            // The new parent may take a moment to collect it.
            guard let stat = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8) else { return true }
            return stat.contains(") Z") || stat.contains(") X")
        }
        // It may be on its way out of something that cannot be interrupted.
        for _ in 0..<3000 where !hasEnded() { usleep(10_000) }
        #expect(hasEnded())
    }

    @Test(.timeLimit(.minutes(30))) func oneThatHangsWithoutSayingMoreIsEnded() throws {
        let file = try write("a.pgm", Self.image)
        #expect(try read(file, script: "exec >&-; sleep 600", patience: 1) == .failed(.tookTooLong(seconds: 1)))
    }

    @Test(.timeLimit(.minutes(30))) func oneThatNeverStopsTalkingIsEnded() throws {
        let file = try write("a.pgm", Self.image)
        #expect(try read(file, script: "yes confab") == .failed(.tookTooLong(seconds: 600)))
    }

    // MARK: - The executor

    /// An executor whose reader hangs on the image `slow` after it has made a file, and finds a code in the image `quick`.
    private func executor() throws -> (CodeExecutor, slow: String, quick: String) {
        let slow = try write("slow.pgm", Array("P5 1 1 255\nslow".utf8))
        let quick = try write("quick.pgm", Self.image)
        let script = "if grep -q slow /dev/stdin; then touch \(path("started")); sleep 600; fi\n" + output(address)
        #expect(try read(quick, script: script) == .found([address]))
        return (CodeExecutor(path: path("bin") + ":/usr/bin:/bin", home: "/"), slow, quick)
    }

    private func waitUntilStarted() { while access(path("started"), F_OK) != 0 { usleep(1000) } }

    @Test(.timeLimit(.minutes(30))) func aNewerImageEndsTheReadingOfTheOneBefore() async throws {
        let (executor, slow, quick) = try executor()
        var results = [AppAction?]()
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        executor.start(slow) { whenAnswered.yield($0) }
        waitUntilStarted()
        // The second image waits for the end of the first one, so the third replaces it.
        for image in [slow, quick] { executor.start(image) { whenAnswered.yield($0) } }
        for await answer in answers {
            results.append(answer)
            if results.count == 3 { break }
        }
        #expect(results.contains(.newChat(.codeRead(quick, .found([address])))))
        executor.close()
    }

    @Test(.timeLimit(.minutes(30))) func closingEndsWhatIsBeingRead() async throws {
        let (executor, slow, _) = try executor()
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        executor.start(slow) { whenAnswered.yield($0) }
        waitUntilStarted()
        executor.close()
        executor.start(slow) { whenAnswered.yield($0) }
        whenAnswered.finish()
        var results = [AppAction?]()
        for await answer in answers { results.append(answer) }
        #expect(results == [.newChat(.codeRead(slow, .failed(.readerFailed("exit status 137")))), nil])
    }

    // MARK: - The real one

    /// The picture of a code, as a scanner would have it.
    private func picture(_ codes: [QRCode]) -> [UInt8] {
        let scale = 4
        let border = QRCode.quietZone
        let side = ((codes.map(\.size).max() ?? 0) + 2 * border) * scale
        var bytes = Array("P5 \(side * codes.count) \(side) 255\n".utf8)
        for y in 0..<side {
            for x in 0..<side * codes.count {
                let isDark = codes[x / side].isDark(column: x % side / scale - border, row: y / scale - border)
                bytes.append(isDark ? 0 : 255)
            }
        }
        return bytes
    }

    private func readForReal(_ file: String) throws -> CodeReading {
        let folder = URL(fileURLWithPath: try #require(Self.real)).deletingLastPathComponent().path
        return CodeReader(path: folder, home: "/").read(file)
    }

    @Test(.enabled(if: real != nil)) func theCodeOfALinkIsReadAsTheSameLink() throws {
        let code = try #require(QREncoder.code(for: address))
        #expect(code.size == 29)
        #expect(try readForReal(write("a.pgm", picture([code]))) == .found([address]))
    }

    @Test(.enabled(if: real != nil)) func severalCodesInOneImageAreAllRead() throws {
        let texts = [address, "something else", ConnectLink.prefix + "AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHH"]
        let codes = try texts.map { try #require(QREncoder.code(for: $0)) }
        guard case .found(let found) = try readForReal(write("a.pgm", picture(codes))) else {
            Issue.record("nothing was read")
            return
        }
        #expect(Set(found) == Set(texts))
    }

    @Test(.enabled(if: real != nil)) func noCodeADamagedImageAndABombAreToldApart() throws {
        let white = Array("P5 60 60 255\n".utf8) + [UInt8](repeating: 255, count: 3600)
        let empty = try write("white.pgm", white)
        #expect(try readForReal(empty) == .failed(.noCode(empty)))
        let cut = try write("cut.pgm", white.prefix(900))
        #expect(try readForReal(cut) == .failed(.damaged(cut)))
        let bomb = try write("bomb.pgm", Array("P5 60000 60000 255\n".utf8) + [0, 0, 0])
        #expect(try readForReal(bomb) == .failed(.damaged(bomb)))
    }

    @Test func whatDoesNotFitIntoACodeIsNone() {
        #expect(QREncoder.code(for: "") == nil)
        #expect(QREncoder.code(for: String(repeating: "x", count: 5000)) == nil)
    }
}
