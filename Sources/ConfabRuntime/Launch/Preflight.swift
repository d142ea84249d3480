import Glibc
import MessageStore
import Messenger

/// The checks before the database is opened: what may go wrong with it, though nothing is wrong yet.
struct Preflight {
    let directory: String
    let starts: StartCounter
    /// Looks at the disk of a path.
    let disk: (String) -> Disk?

    /// Less free space isn't enough: a commit that runs out of it fails.
    static let leastSpace: Int64 = 100_000_000

    init(_ directory: String, disk: @escaping (String) -> Disk? = { Disk(at: $0) }) {
        self.directory = directory
        self.disk = disk
        starts = StartCounter(directory)
    }

    /// Returns the first risk that the user hasn't taken; nil if there is none.
    func problem(accepting risks: Set<LaunchRisk>) -> LaunchProblem? {
        let disk = disk(directory)
        if let kind = disk?.network, !risks.contains(.networkFileSystem), access(acceptance, F_OK) != 0 {
            return .networkFileSystem(path: directory, kind: kind)
        }
        if let disk, disk.free < Self.leastSpace, !risks.contains(.littleSpace) {
            return .littleSpace(path: directory, free: disk.free, needed: Self.leastSpace)
        }
        if starts.count >= StartCounter.limit, !risks.contains(.earlyEnds) { return .earlyEnds(count: starts.count) }
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
