import Foundation
import Glibc
import Messenger
import ProcessTesting
import TerminalDOM
import Testing

@testable import ConfabApp
@testable import ConfabRuntime
@testable import Importing

/// Every way in which an image file isn't what it should be, with a program in the place of `chafa` that does what a test
/// wants, and with the real one where it's installed.
@Suite final class PictureMakerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let systemPath = "/usr/bin:/bin"
    private static let hasChafa = Program.find("chafa", in: systemPath) != nil
    /// A red and a blue pixel, side by side.
    private static let image = Array("P6 2 1 255\n".utf8) + [255, 0, 0, 0, 0, 255]

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @discardableResult
    private func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
        return path(name)
    }

    private func request(_ columns: Int = 4, _ rows: Int = 2, isExact: Bool = true) throws -> PictureRequest {
        let hash = try #require(FileHash(String(repeating: "0", count: 64)))
        return PictureRequest(
            hash, size: Size(columns, rows), isExact: isExact, symbols: .half, colors: .trueColor)
    }

    /// Draws with a shell script in the place of `chafa`.
    private func draw(
        _ file: String, script: String, patience: Int = 600, isExact: Bool = true
    ) throws -> PictureOutcome {
        try writeScript(script, to: path("bin/chafa"))
        return PictureMaker(path: path("bin") + ":" + Self.systemPath, patience: patience)
            .draw(file, try request(isExact: isExact))
    }

    // MARK: the program

    @Test func withoutTheProgramThatIsSaid() throws {
        let file = try write("a.ppm", Self.image)
        #expect(PictureMaker(path: path("bin")).draw(file, try request()) == .failed(.noProgram))
    }

    @Test func theImageIsItsInputAndItsLimitsAreSet() throws {
        let file = try write("-x", Self.image)
        let script = """
            cmp -s "/dev/stdin" '\(file)' && [ "$(ulimit -v)" -lt 600000 ] && [ "$(ulimit -t)" -le 600 ] || exit 9
            case "$*" in *'--size 4x2'*'--stretch'*) printf 'ab\\ncd\\n';; *) exit 8;; esac
            """
        let drawn = try draw(file, script: script)
        let cells = try #require(drawn.cells)
        #expect(cells.size == Size(4, 2))
        #expect((0..<2).map { cells[$0, 0].character } == ["a", "b"])
        #expect(cells[2, 0].character == " ")
    }

    @Test func aPictureOfUnknownProportionsIsAsLargeAsWhatWasDrawn() throws {
        let file = try write("a.ppm", Self.image)
        let script = "printf '\\033[31m▄▄▄\\033[0m\\n'"
        #expect(try draw(file, script: script, isExact: false).cells?.size == Size(3, 1))
    }

    @Test(arguments: [
        "printf 'a\\033[2Jb'", "printf 'a\\033]0;title\\007'", "printf 'abcde\\n'", "printf 'a\\n\\n\\nb'",
        "printf '\\033_Gq\\033\\\\'", "printf 'a\\001'", "printf '\\377'",
    ])
    func anythingButAPictureIsRefused(script: String) throws {
        #expect(try draw(write("a.ppm", Self.image), script: script) == .failed(.badOutput))
    }

    @Test func aProgramThatFloodsIsEnded() throws {
        let result = try draw(write("a.ppm", Self.image), script: "while :; do echo xxxxxxxxxxxxxxxx; done")
        #expect(result == .failed(.badOutput))
    }

    @Test func aProgramThatHangsIsEnded() throws {
        let result = try draw(write("a.ppm", Self.image), script: "sleep 1000", patience: 1)
        #expect(result == .failed(.tookTooLong(seconds: 1)))
    }

    @Test(arguments: ["exit 1", "kill -ABRT $$", "exit 0"]) func aProgramThatFailsSaysSo(script: String) throws {
        #expect(try draw(write("a.ppm", Self.image), script: script) == .failed(.notDecoded))
    }

    // MARK: the file

    @Test func whatIsNoFileIsSaid() throws {
        #expect(try draw(path("none"), script: "echo a") == .failed(.noFile))
        #expect(try draw(folder.path, script: "echo a") == .failed(.notAFile))
        #expect(try draw("/dev/null", script: "echo a") == .failed(.notAFile))
        try #require(mkfifo(path("pipe"), 0o600) == 0)
        #expect(try draw(path("pipe"), script: "echo a") == .failed(.notAFile))
        #expect(try draw(write("a.svg", Array("<svg/>".utf8)), script: "echo a") == .failed(.noImage))
        let huge = try write("huge.ppm", Self.image)
        truncate(huge, off_t(PictureMaker.fileLimit + 1))
        #expect(
            try draw(huge, script: "echo a")
                == .failed(.tooLarge(bytes: PictureMaker.fileLimit + 1, limit: PictureMaker.fileLimit)))
    }

    @Test(.enabled(if: hasChafa)) func theRealProgramDrawsAnImage() throws {
        let file = try write("a.png", PNG.black(2))
        let cells = try #require(PictureMaker(path: Self.systemPath).draw(file, request()).cells)
        #expect(cells.size == Size(4, 2))
        #expect((0..<4).allSatisfy { cells[$0, 0].style != .plain })
    }

    @Test(.enabled(if: hasChafa)) func theRealProgramRefusesWhatIsBroken() throws {
        let maker = PictureMaker(path: Self.systemPath)
        let png = PNG.black(2)
        let noise = png.prefix(8) + (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(maker.draw(try write("noise.png", noise), try request()) == .failed(.notDecoded))
    }

    /// The program draws what there is, gray below, and ends with 0.
    @Test(.enabled(if: hasChafa)) func aFileThatIsCutInItsPixelsSaysSo() throws {
        let maker = PictureMaker(path: Self.systemPath)
        for picture in [DemoPicture.boat, .hammers] {
            guard case .drawn = maker.draw(try write("whole", picture.bytes), try request()) else {
                Issue.record("\(picture.name) can't be drawn")
                continue
            }
            for rest in [1, 2942] {
                let cut = try write("cut", picture.bytes.dropLast(rest))
                #expect(maker.draw(cut, try request()) == .failed(.truncated))
            }
        }
        #expect(maker.draw(try write("cut.png", PNG.black(2).prefix(30)), try request()) == .failed(.truncated))
    }

    /// A red and a blue picture of a pixel, one after the other.
    static let animation: [UInt8] = {
        let colors: [UInt8] = [255, 0, 0, 0, 0, 255]
        func frame(_ pixel: UInt8) -> [UInt8] { [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, pixel, 1, 0] }
        return Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + colors + frame(0x44) + frame(0x4C) + [0x3B]
    }()

    @Test(.enabled(if: hasChafa)) func anAnimatedPictureIsAStillOfItsFirstFrame() throws {
        let file = try write("party.gif", Self.animation)
        let outcome = PictureMaker(path: Self.systemPath).draw(file, try request())
        guard case .still(let cells) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect((1..<4).allSatisfy { cells[$0, 0].style.background == .rgb(255, 0, 0) })
    }

    @Test func anAnimatedPictureThatIsRefusedIsNotDrawn() throws {
        let file = try write("party.gif", Self.animation)
        try writeScript("echo > '\(path("began"))'; printf 'ab\\ncd\\n'", to: path("bin/chafa"))
        let maker = PictureMaker(path: path("bin") + ":" + Self.systemPath)
        var refusing = try request()
        refusing.refusesAnimation = true
        #expect(maker.draw(file, refusing) == .animated)
        #expect(!FileManager.default.fileExists(atPath: path("began")))
        // Other pictures are drawn, and so is its first frame where that's requested.
        #expect(try maker.draw(write("a.ppm", Self.image), refusing).cells != nil)
        guard case .still = try maker.draw(file, request()) else {
            Issue.record("the first frame isn't drawn")
            return
        }
    }

    /// The beginning that is read for the header ends within the first frame.
    @Test func aLargeFirstFrameDoesNotHideThatAPictureIsAnimated() throws {
        let piece: [UInt8] = [255] + [UInt8](repeating: 0, count: 255)
        let pixels = [[UInt8]](repeating: piece, count: 1200).flatMap { $0 }
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2] + pixels + [0]
        let start: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
        func outcome(_ frames: [UInt8]) throws -> PictureOutcome {
            try draw(write("party.gif", start + frames + [0x3B]), script: "printf 'ab\\ncd\\n'")
        }
        guard case .still = try outcome(frame + frame), case .drawn = try outcome(frame) else {
            Issue.record("the second frame makes no difference")
            return
        }
    }

    @Test func aSmallFileWithAHugeImageIsRefused() throws {
        let script = "echo > '\(path("began"))'; printf 'ab\\ncd\\n'"
        func outcome(_ pixels: Int) throws -> PictureOutcome {
            try draw(write("bomb.png", PNG.black(pixels)), script: script)
        }
        #expect(try outcome(30_000) == .failed(.tooManyPixels(width: 30_000, height: 30_000)))
        #expect(try outcome(12_248) == .failed(.tooManyPixels(width: 12_248, height: 12_248)))
        #expect(!FileManager.default.fileExists(atPath: path("began")))
        #expect(try outcome(12_247).cells != nil)
    }

    /// Their product is more than an integer can hold.
    @Test func aHeaderWithTheMostPixelsIsRefused() throws {
        var file = PNG.black(2)
        file.replaceSubrange(16..<24, with: [UInt8](repeating: 255, count: 8))
        #expect(
            try draw(write("bomb.png", file), script: "printf 'ab\\ncd\\n'")
                == .failed(.tooManyPixels(width: 4_294_967_295, height: 4_294_967_295)))
    }

    /// The header allows it, but the pixels and the program together are more than the limit on memory.
    @Test(.enabled(if: hasChafa)) func aHugeImageEndsAtTheLimitOfMemory() throws {
        let file = try write("bomb.png", PNG.black(12_247))
        #expect(PictureMaker(path: Self.systemPath, patience: 60).draw(file, try request()) == .failed(.notDecoded))
    }
}
