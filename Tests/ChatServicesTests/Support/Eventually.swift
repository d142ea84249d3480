import Testing

/// Waits until `condition` holds; when it never does, says what was waited for.
func eventually(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) async throws {
    // So long only so that a test that fails ends; one that passes never waits for it.
    let end = ContinuousClock.now.advanced(by: .seconds(300))
    while try !condition() {
        guard ContinuousClock.now < end else {
            Issue.record("still waiting for \(what)", sourceLocation: sourceLocation)
            throw NeverHappened()
        }
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Something that was waited for did not happen.
struct NeverHappened: Error {}
