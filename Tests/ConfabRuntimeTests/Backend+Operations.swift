import ConfabApp

@testable import ConfabRuntime

extension Backend {
    /// Does `operation`, whichever executor it is for, and returns its answer.
    func answer(of operation: AppOperation) async -> AppAction? {
        await withCheckedContinuation { continuation in
            let answer: Answer = { continuation.resume(returning: $0) }
            switch operation {
            case .query(let query): answer(read(query))
            case .slowQuery(let query): startQuery(query, answer: answer)
            case .service(let call): startCall(call, answer: answer)
            case .save(let change): startChange(change, answer: answer)
            case .profile(let operation): startProfileOperation(operation, answer: answer)
            case .saveOption, .terminal, .theme: answer(nil)
            }
        }
    }
}
