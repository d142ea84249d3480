import Foundation
import ViewText

/// The file of a snapshot: `__Snapshots__/<TestFile>/<test>.<name>.txt` next to the test.
struct SnapshotFile {
    let url: URL

    init(url: URL) { self.url = url }

    init(testFile: String, test: String, name: String?, pathExtension: String) {
        let file = URL(fileURLWithPath: testFile)
        let folder = file.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let base = Self.sanitized(String(test.prefix { $0 != "(" }))
        let parts = [base, name.map(Self.sanitized), pathExtension].compactMap(\.self)
        url = folder.appendingPathComponent(parts.joined(separator: "."))
    }

    private static func sanitized(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    var path: String { url.path }

    /// The file for a result that isn't recorded, in `$SNAPSHOT_ARTIFACTS` or in a temporary folder.
    var elsewhere: SnapshotFile {
        let wanted = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
        let folder = wanted ?? FileManager.default.temporaryDirectory.appendingPathComponent("ViewSnapshots")
        return SnapshotFile(
            url: folder.appendingPathComponent(url.deletingLastPathComponent().lastPathComponent)
                .appendingPathComponent(url.lastPathComponent))
    }

    /// Returns the recorded text; `nil` if there is no file.
    func read() throws(SnapshotProblem) -> String? {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            throw SnapshotProblem("the snapshot \(path) cannot be read: \(Self.reason(error)).")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw SnapshotProblem(
                "the snapshot \(path) isn't UTF-8. If an editor changed it, restore it; otherwise delete it and record it again."
            )
        }
        return text
    }

    func write(_ text: String) throws(SnapshotProblem) {
        do {
            try Self.makeFolder(url.deletingLastPathComponent())
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw SnapshotProblem(
                """
                \(path) cannot be written: \(Self.reason(error)). Let the user who runs the tests write there, or only \
                compare, with SNAPSHOT_TESTING_RECORD=never.
                """)
        }
    }

    /// Creates the folder and its parents with `mkdir`, because Foundation doesn't report why it fails.
    private static func makeFolder(_ folder: URL) throws {
        if mkdir(folder.path, 0o777) == 0 || errno == EEXIST { return }
        let code = POSIXErrorCode(rawValue: errno) ?? .EIO
        guard code == .ENOENT, folder.path != "/" else { throw POSIXError(code) }
        try makeFolder(folder.deletingLastPathComponent())
        if mkdir(folder.path, 0o777) != 0, errno != EEXIST { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    /// Returns the reason that the system reports, or else Foundation's description.
    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoPermission?, .fileWriteNoPermission?: return String(cString: strerror(EACCES))
        case .fileWriteOutOfSpace?: return String(cString: strerror(ENOSPC))
        default: break
        }
        let error = error as NSError
        let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError
        for candidate in [inner, error].compactMap(\.self) where candidate.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(candidate.code)))
        }
        return error.localizedDescription
    }
}
