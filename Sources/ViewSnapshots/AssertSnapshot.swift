internal import Testing
// The strategies are in a module of their own, because programs use them, too, and programs don't link Swift Testing.
@_exported public import ViewText

/// Compares `value`, as text, with the snapshot recorded next to the test, and fails the test if they differ.
///
/// The file is `__Snapshots__/<TestFile>/<test>.<name>.txt`.
///
/// - Parameters:
///   - value: the value to compare, such as a view.
///   - strategy: the conversion to text, such as `.screen(80, 24)`.
///   - name: a name that distinguishes the snapshots of one test.
///   - record: the record mode; by default ``RecordMode/current(_:)``.
///   - fileID: the module and file of the test, for the location of the failure and for the command that accepts it.
///   - filePath: the path of the test's file, next to which the snapshot is stored.
///   - testName: the name of the test, which becomes part of the file name.
///   - line: the line of the failure.
///   - column: the column of the failure.
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

/// Compares `value`, as text, with a literal in the test, and fails the test if they differ.
///
/// Write the call without `matches` first: the failure prints the literal to paste. A final line break doesn't matter
/// on either side.
///
/// - Parameters:
///   - value: the value to compare, such as a view.
///   - strategy: the conversion to text, such as `.screen(20, 2)`.
///   - expected: the expected text.
///   - fileID: the module and file of the failure.
///   - filePath: the path of the file with the failure.
///   - line: the line of the failure.
///   - column: the column of the failure.
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

/// Returns the result of `compare`, or a description of the error that it throws.
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
