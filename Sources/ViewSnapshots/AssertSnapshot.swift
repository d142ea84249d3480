internal import Testing
// The strategies are a module of their own because programs use them, too, and no program links Swift Testing.
@_exported public import ViewText

/// Compares `value`, as text, with what was recorded beside the test, and fails the test where they differ.
///
/// The file is `__Snapshots__/<TestFile>/<test>.<name>.txt`.
///
/// - Parameters:
///   - value: what is compared, a view for example.
///   - strategy: how it becomes text: `.screen(80, 24)`.
///   - name: tells the snapshots of one test apart.
///   - record: when to write instead of to compare; by default as ``RecordMode/current(_:)`` says.
///   - fileID: the module and the file of the test, for where the failure is and for the command that accepts it.
///   - filePath: the test's file; the snapshot is kept beside it.
///   - testName: the test's name, part of the file's.
///   - line: where the failure is.
///   - column: where the failure is.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: RecordMode? = nil, fileID: String = #fileID, filePath: String = #filePath, testName: String = #function,
    line: Int = #line, column: Int = #column
) {
    let failure = problem {
        let file = SnapshotFile(testFile: filePath, test: testName, name: name, pathExtension: strategy.pathExtension)
        let comparison = SnapshotComparison(
            file: file, record: try record ?? .current(), command: .accepting(testName, fileID: fileID))
        return try comparison.failure(of: try strategy.snapshot(value()), strategy.diffing)
    }
    report(failure, fileID, filePath, line, column)
}

/// Compares `value`, as text, with a literal in the test, and fails the test where they differ.
///
/// Write it without `matches` first: the failure prints the literal to paste. A line end at the end of either makes no
/// difference.
///
/// - Parameters:
///   - value: what is compared, a view for example.
///   - strategy: how it becomes text: `.screen(20, 2)`.
///   - expected: the text that it has to be.
///   - fileID: where the failure is.
///   - filePath: where the failure is.
///   - line: where the failure is.
///   - column: where the failure is.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
    matches expected: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    let failure = problem {
        InlineComparison(expected: expected).failure(of: try strategy.snapshot(value()), strategy.diffing)
    }
    report(failure, fileID, filePath, line, column)
}

/// What `compare` finds, or why it could not.
private func problem(_ compare: () throws -> String?) -> String? {
    do {
        return try compare()
    } catch {
        return "There is no snapshot of this: \(error)"
    }
}

private func report(_ failure: String?, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    guard let failure else { return }
    Issue.record(
        Comment(rawValue: failure),
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
