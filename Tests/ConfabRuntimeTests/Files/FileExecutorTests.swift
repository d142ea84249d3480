import ConfabApp
import Foundation
import Glibc
import MessageStore
import Messenger
import ProcessTesting
import TerminalDOM
import Testing

@testable import ConfabRuntime

/// Stored files that are shown.
@Suite final class FileExecutorTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shown-\(UUID().uuidString)")
    private let files: FileStore

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        files = FileStore(directory: folder.appendingPathComponent("data").path)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("data"), withIntermediateDirectories: true)
        try writeScript("echo ab; echo cd", to: folder.appendingPathComponent("bin/chafa").path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func draw(_ file: FileHash, refusesAnimation: Bool = false) async -> AppAction? {
        let executor = FileExecutor(
            files, path: folder.appendingPathComponent("bin").path + ":/usr/bin:/bin", home: folder.path)
        var request = PictureRequest(file, size: Size(4, 2), isExact: true, symbols: .half, colors: .trueColor)
        request.refusesAnimation = refusesAnimation
        let answer: AppAction? = await withCheckedContinuation { continuation in
            executor.start(.draw(request)) { continuation.resume(returning: $0) }
        }
        executor.close()
        return answer
    }

    @Test func aPictureThatReplacedAnotherOneIsMissing() async throws {
        let file = try files.add(PNG.black(2))
        guard case .pictures(.drawn(_, .drawn))? = await draw(file) else {
            Issue.record("not drawn")
            return
        }
        try Data(PNG.black(3)).write(to: URL(fileURLWithPath: files.path(of: file)))
        guard case .pictures(.drawn(let request, .failed(let problem)))? = await draw(file) else {
            Issue.record("drawn, though it's another picture")
            return
        }
        #expect(request.file == file && problem == .noFile)
    }

    /// A key waited until the system let Confab run again.
    @Test func drawingAPictureGivesWayToEverythingElse() async throws {
        try writeScript("nice", to: folder.appendingPathComponent("bin/chafa").path)
        guard case .pictures(.drawn(_, .drawn(let cells)))? = await draw(try files.add(PNG.black(2))) else {
            Issue.record("not drawn")
            return
        }
        #expect(String([cells[0, 0].character, cells[1, 0].character]) == "\(max(10, nice(0)))")
    }

    @Test func anAnimationThatReplacedAPictureIsMissing() async throws {
        let file = try files.add(PictureMakerTests.animation)
        guard case .pictures(.drawn(_, .animated))? = await draw(file, refusesAnimation: true) else {
            Issue.record("not refused")
            return
        }
        try Data(PictureMakerTests.animation.map { $0 == 255 ? 254 : $0 })
            .write(to: URL(fileURLWithPath: files.path(of: file)))
        guard case .pictures(.drawn(_, .failed(.noFile)))? = await draw(file, refusesAnimation: true) else {
            Issue.record("its altered file isn't missing")
            return
        }
    }
}
