import Foundation
import Testing

@testable import ConfabRuntime

/// Files that Confab asks about before it opens them.
@Suite final class ExecutableFileTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("executable-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: file) }

    private func isOne(_ bytes: String, named name: String) throws -> Bool {
        try Data(bytes.utf8).write(to: file)
        return ExecutableFile.isOne(file.path, named: name)
    }

    @Test func aFileIsExecutableByItsNameOrByItsBytes() throws {
        for name in ["setup.sh", "Setup.EXE", "menu.desktop", "a.b.jar"] {
            #expect(try isOne("x", named: name), "\(name)")
        }
        for bytes in ["#!/bin/sh\n", "\u{7F}ELF\u{2}", "MZ", "[Desktop Entry]\nExec=rm"] {
            #expect(try isOne(bytes, named: "holiday.jpg"), "\(bytes)")
        }
        // Scalars that join the dot, and lines before the launcher begins.
        #expect(try isOne("Hello", named: "photo\u{D4E}.desktop"))
        #expect(try isOne("\n# A picture\n \n[Desktop Entry]\nExec=sh", named: "photo.jpg"))
        for (bytes, name) in [("Hello", "notes.txt"), ("", "empty"), ("%PDF-1.7", "tide.pdf"), ("PK", "sh")] {
            #expect(try !isOne(bytes, named: name), "\(name)")
        }
        #expect(!ExecutableFile.isOne("/nowhere/x", named: "x"))
    }
}
