import ConfabApp
import ConfabRuntime
import MessageStore

/// The cost of the checks before the data is opened, and of the decision about the first screen.
enum LaunchFigures {
    /// Both together, in milliseconds.
    static func facts(_ directory: String, count: Int = 100) throws -> [Double] {
        let reads = StoreReads(store: try MessageStore(directory: directory))
        return try (0..<count).map { _ in
            let begin = TerminalProgram.now()
            try Preflight(directory).check()
            guard case .profilesLoaded(let facts) = reads.answer(.profiles), case .launching = Launch.root(facts) else {
                throw BenchError("No profile is to be opened.")
            }
            return Double(TerminalProgram.now() - begin) / 1e6
        }
    }
}
