/// A recorded snapshot, `__Snapshots__/<Suite>/<test>.<name>.txt` beside the Swift file of its suite.
struct SnapshotFile {
    let path: String
    let suite: String
    let test: String
    let name: String?
    let source: String
    /// The folder of snapshots, from that of the test target.
    let folder: String

    /// Returns nil if `path` isn't that of a snapshot.
    init?(_ path: String) {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count > 3, parts[parts.count - 3] == "__Snapshots__" else { return nil }
        let names = parts[parts.count - 1].split(separator: ".").map(String.init)
        self.path = path
        suite = parts[parts.count - 2]
        test = names[0]
        name = names.count > 2 ? names[1] : nil
        source = (parts.dropLast(3) + [suite + ".swift"]).joined(separator: "/")
        folder = parts.dropFirst(2).dropLast(2).joined(separator: "/")
    }

    /// The snapshots of all test targets.
    static let all = Repository.files(below: "Tests").compactMap { SnapshotFile($0) }

    /// Returns true if its test in `source` has the state's name, or a snapshot without a name if it has none.
    func isRecorded(by source: String) -> Bool {
        source.split(separator: "@Test").contains { part in
            guard part.contains("func \(test)(") else { return false }
            guard let name else {
                return part.matches(of: /assertSnapshot\(/).count > part.matches(of: /\bnamed:/).count
            }
            return part.contains("\"\(name)\"")
        }
    }

    /// The characters of the screen at 80×24, or of the part that it shows; nil for a snapshot of something else.
    var screen: [Substring]? {
        let lines = Repository.text(of: path).split(separator: "\n")
        return lines.firstIndex(of: "spoken").map { Array(lines[1..<$0]) }
    }
}
