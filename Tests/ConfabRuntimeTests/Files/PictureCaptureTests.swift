import ConfabApp
import Foundation
import Glibc
import MessageStore
import Messenger
import ProcessTesting
import Testing

@testable import ConfabRuntime

/// Pictures that commands of the user's print.
@Suite final class PictureCaptureTests {
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString)")
    private var files: FileStore { FileStore(directory: folder.path) }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Installs a program with this script.
    private func program(_ name: String, _ script: String) throws -> String {
        let path = folder.appendingPathComponent(name).path
        try writeScript(script, to: path)
        return path
    }

    private func capture(_ line: String, limit: Int64 = 1000) throws(AttachingProblem) -> DraftAttachment {
        try PictureCapture(.camera, line, in: "\(folder.path):/usr/bin:/bin", files).run(limit: limit)
    }

    @Test func thePictureIsStoredAndAttached() throws {
        _ = try program("snap", "[ \"$1\" = \"two words\" ] && echo \(Self.png) | base64 -d")
        let file = try capture("snap 'two words'")
        #expect(file.name == "photo.png" && file.mediaType == "image/png" && file.byteCount > 60)
        #expect(file.pixelWidth == 1 && file.pixelHeight == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == Data(base64Encoded: Self.png))
    }

    @Test func whatIsNoPictureIsRefusedWithTheReason() throws {
        _ = try program("fails", "echo 'no camera' >&2; exit 1")
        _ = try program("talks", "echo hello")
        _ = try program("silent", "exit 0")
        _ = try program("snap", "echo \(Self.png) | base64 -d")
        let refused: [(String, AttachingProblem)] = [
            ("fails", .noPicture(.camera, program: "fails", reason: "no camera")),
            ("talks", .noPicture(.camera, program: "talks", reason: "")),
            ("silent", .noPicture(.camera, program: "silent", reason: "")),
            ("missing-program -x", .noProgram(.camera, program: "missing-program")),
            (" ", .noProgram(.camera, program: " ")),
        ]
        for (line, problem) in refused {
            #expect(throws: problem, "\(line)") { try self.capture(line) }
        }
        #expect(throws: AttachingProblem.self) { try self.capture("snap", limit: 10) }
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/files")) ?? [] == [])
    }

    @Test func theClipboardIsThatOfTheScreen() {
        for (isWayland, program) in [(true, "wl-paste"), (false, "xclip")] {
            #expect(throws: AttachingProblem.noProgram(.clipboard, program: program)) {
                try PictureSource.clipboard.program(of: "auto", in: folder.path, isWayland: isWayland)
            }
        }
    }

    @Test func itemsLackTheirProgramsOrHaveThem() throws {
        _ = try program("snap", "")
        let commands = [
            ItemCommand(item: .camera, line: "snap now"), ItemCommand(item: .clipboard, line: "no-such-program"),
            ItemCommand(item: .voice, line: "no-such-recorder -x"),
        ]
        #expect(
            commands.compactMap { $0.problem(in: folder.path) } == [
                ItemProblem(.clipboard, .attaching(.noProgram(.clipboard, program: "no-such-program"))),
                ItemProblem(.voice, .voice(.noProgram(.recorder, program: "no-such-recorder"))),
            ])
    }
}
