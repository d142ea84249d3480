import ConfabApp

@testable import ConfabRuntime

extension Backend {
    /// Does `operation`, whichever executor it is for, and returns its answer.
    func answer(of operation: AppOperation) async -> AppAction? {
        await withCheckedContinuation { continuation in
            if case .query(let query) = operation {
                continuation.resume(returning: read(query))
            } else {
                start(operation) { continuation.resume(returning: $0) }
            }
        }
    }
}
