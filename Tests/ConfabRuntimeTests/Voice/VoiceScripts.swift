import Foundation
import ProcessTesting
import Testing

/// Shell scripts instead of programs that record and play.
struct VoiceScripts {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("voice-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Writes a script, and returns its path.
    func write(_ name: String, _ script: String) throws -> String {
        try writeScript(script, to: path(name))
        return path(name)
    }

    /// Writes a beginning, and an end once it's interrupted.
    static let recording = "printf OggS; trap 'printf end; exit 0' INT; while :; do sleep 0.02; done"
    /// Prints so many seconds of a sound whose second half is silent.
    static func samples(_ seconds: Int) -> String {
        "cat > /dev/null; head -c \(seconds * 8000) /dev/zero | tr '\\0' '\\100'; head -c \(seconds * 8000) /dev/zero"
    }
}
