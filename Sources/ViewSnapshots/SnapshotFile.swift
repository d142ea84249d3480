import Foundation

/// The file of one snapshot: `__Snapshots__/<TestFile>/<test>.<name>.txt` beside the test.
struct SnapshotFile {
    let url: URL

    init(testFile: String, test: String, name: String?, pathExtension: String) {
        let file = URL(fileURLWithPath: testFile)
        let folder = file.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let base = Self.sanitized(String(test.prefix { $0 != "(" }))
        let parts = [base, name.map(Self.sanitized), pathExtension].compactMap(\.self)
        url = folder.appendingPathComponent(parts.joined(separator: "."))
    }

    private static func sanitized(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    var path: String { url.path }

    /// What was recorded, `nil` when nothing was. Foreign line ends are read as one's own.
    func read() throws -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try String(contentsOf: url, encoding: .utf8).replacingOccurrences(of: "\r\n", with: "\n")
    }

    func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
