import Glibc
import MessageStore
package import Messenger

/// The checks before the database is opened: what may go wrong with it, though nothing is wrong yet.
package struct Preflight {
    private let directory: String
    let starts: StartCounter
    /// Looks at the disk of a path.
    private let disk: (String) -> Disk?

    /// Less free space isn't enough: a commit that runs out of it fails.
    static let leastSpace: Int64 = 100_000_000

    /// The checks of a data directory.
    package init(_ directory: String) { self.init(directory) { Disk(at: $0) } }

    init(_ directory: String, disk: @escaping (String) -> Disk?) {
        self.directory = directory
        self.disk = disk
        starts = StartCounter(directory)
    }

    /// Creates the directory if it isn't there, and checks it.
    ///
    /// - Throws: ``StoreError`` if something is wrong with the directory or its database, and a ``Problem`` for a risk that the
    ///   user hasn't taken, whichever comes first.
    package func check(accepting risks: Set<LaunchRisk> = []) throws {
        try MessageStore.prepare(directory)
        if let problem = problem(of: disk(directory), accepting: risks) { throw Problem.launch(problem) }
        // A process that rewrites the data is waited for first.
        if Doctor.rewriter(of: directory) == nil { try MessageStore.inspect(directory) }
        if starts.count >= StartCounter.limit, !risks.contains(.earlyEnds) {
            throw Problem.launch(.earlyEnds(count: starts.count))
        }
    }

    private func problem(of disk: Disk?, accepting risks: Set<LaunchRisk>) -> LaunchProblem? {
        if let kind = disk?.network, !risks.contains(.networkFileSystem), access(acceptance, F_OK) != 0 {
            return .networkFileSystem(path: directory, kind: kind)
        }
        if let disk, disk.free < Self.leastSpace, !risks.contains(.littleSpace) {
            return .littleSpace(path: directory, free: disk.free, needed: Self.leastSpace)
        }
        return nil
    }

    /// Remembers that the user accepts a network file system for this directory. Call it once there's a database.
    func remember(_ risks: Set<LaunchRisk>) {
        guard risks.contains(.networkFileSystem) else { return }
        let descriptor = open(acceptance, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    private var acceptance: String { directory + "/locks/network" }
}
