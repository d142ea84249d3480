import ChatServices
import FoundationEssentials
import Glibc
import Importing
import MessageStore
import Messenger

/// A data directory with sample data that is gone when Confab ends.
struct DemoDirectory {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.path
        var template = Array((folder + "/confab-demo-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw UsageError("A temporary directory for the sample data can't be created: \(Files.reason(errno)).")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func fill(_ store: MessageStore, now: Timestamp) throws {
        let profiles = try DemoAccount(now: now).write(into: store)
        _ = try store.write { writer in
            for profile in profiles { try SampleCorrespondents.add(to: profile, in: writer) }
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
