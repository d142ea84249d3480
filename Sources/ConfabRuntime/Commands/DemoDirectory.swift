import ChatServices
import FoundationEssentials
import Glibc
import Importing
import MessageStore
import Messenger

/// A data directory with sample data that is gone when Confab ends.
struct DemoDirectory {
    private let folder: TemporaryFolder

    init() throws {
        guard let folder = TemporaryFolder(for: .demo) else {
            throw UsageError("A temporary directory for the sample data can't be created: \(Files.reason(errno)).")
        }
        self.folder = folder
    }

    var path: String { folder.path }

    func fill(_ store: MessageStore, now: Timestamp) throws {
        let profiles = try DemoAccount(now: now).write(into: store)
        _ = try store.write { writer in
            for profile in profiles { try SampleCorrespondents.add(to: profile, in: writer) }
        }
    }

    func remove() { folder.remove() }
}
