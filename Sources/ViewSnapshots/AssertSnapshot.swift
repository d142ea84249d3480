public import Testing

/// Compares `value`, as text, with what was recorded beside the test, and fails the test where they differ.
///
/// - Parameters:
///   - value: what is compared, a view for example.
///   - strategy: how it becomes text: `.screen(80, 24)`.
///   - name: tells the snapshots of one test apart.
///   - record: when to write instead of to compare; by default as ``RecordMode/fromEnvironment`` says.
///   - testName: the test's name, part of the file's.
///   - sourceLocation: where a failure is reported.
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    record: RecordMode? = nil, filePath: String = #filePath, testName: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
    let text = strategy.snapshot(try value())
    let file = SnapshotFile(
        testFile: filePath, test: testName, name: name, pathExtension: strategy.pathExtension)
    if let failure = verify(text, against: file, record: record ?? .fromEnvironment) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}

/// What is wrong with `text`, `nil` when it is what was recorded.
func verify(_ text: String, against file: SnapshotFile, record: RecordMode) -> String? {
    do {
        let recorded = try file.read()
        if record != .all, recorded == text { return nil }
        let isWritten = record == .all || record == .failed || (record == .missing && recorded == nil)
        if isWritten { try file.write(text) }
        guard let recorded else {
            return isWritten
                ? "There was no snapshot yet. It has been written: look at \(file.path), then run the test again."
                : "There is no snapshot at \(file.path). Record it with SNAPSHOT_TESTING_RECORD=missing."
        }
        return """
            The snapshot differs (− recorded, + now):
            \(LineDifference.describe(recorded, text))
            \(isWritten
                ? "It has been written anew: \(file.path)"
                : "To accept it, run the test with SNAPSHOT_TESTING_RECORD=failed; it is kept at \(file.path)")
            """
    } catch {
        return "The snapshot at \(file.path) cannot be read or written: \(error)"
    }
}
