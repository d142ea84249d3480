import ChatServices
import ConfabApp
import Importing
import MessageStore
import Messenger
import Theming

extension Problem {
    /// The problem that `error` is. An error that has no value of its own is an unexpected one.
    init(_ error: any Error) {
        self =
            switch error {
            case let problem as Problem: problem
            case let error as ServiceError: .service(error)
            case ImportError.store(let problem): .storage(problem)
            default: .storage(StorageProblem(StoreError(error)))
            }
    }

    /// A mistake in a file, with its name instead of its path: it's shown in a corner of the screen.
    init(_ mistake: FileProblem) { self.init(mistake, inFile: mistake.file?.lastPathComponent) }

    /// A mistake in a file of which there's one in each of several folders, with the names of both.
    init(inItsFolder mistake: FileProblem) {
        self.init(
            mistake, inFile: mistake.file.map { Files.folder(of: $0).lastPathComponent + "/" + $0.lastPathComponent })
    }

    private init(_ mistake: FileProblem, inFile file: String?) {
        self = .file(
            FileMistake(
                file: file, line: mistake.position?.line, column: mistake.position?.column,
                finding: mistake.message, suggestion: mistake.suggestion))
    }
}

/// Returns the sentence of an error that commands print; nil if the error has one itself.
package func sentence(for error: any Error) -> String? { sentence(for: error, Places().strings) }

/// Returns the sentence in the texts of a command, which name the data directory that it works on.
func sentence(for error: any Error, _ strings: any Strings) -> String? {
    switch error {
    case is Problem, is ServiceError, is StoreError, is RecordError, ImportError.store: strings.problem(Problem(error))
    default: nil
    }
}
