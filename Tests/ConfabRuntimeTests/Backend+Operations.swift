import ConfabApp

@testable import ConfabRuntime

extension Backend {
    /// Does `operation`, whichever executor it is for, and returns its answer.
    func answer(of operation: AppOperation) async -> AppAction? {
        await withCheckedContinuation { continuation in
            let answer: Answer = { continuation.resume(returning: $0) }
            switch operation {
            case .query(let query): answer(read(query))
            case .slowQuery(let query): start(query, answer: answer)
            case .service(let call): start(call, answer: answer)
            case .save(let change): start(change, answer: answer)
            case .profile(let operation): start(operation, answer: answer)
            case .saveOption, .terminal, .theme: answer(nil)
            }
        }
    }
}
