import ConfabRuntime
import Foundation
import ServiceTesting

/// Confab with a service that has downloads: it slowly delivers the files of the folder `CONFAB_TEST_FILES` in small
/// pieces.
///
/// The first download of a file whose name begins with `interrupted` breaks off after the first piece.
@main
struct DeliveringConfab {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, arguments[1] == "--profile",
            let folder = ProcessInfo.processInfo.environment["CONFAB_TEST_FILES"]
        else { throw UsageError("Usage: CONFAB_TEST_FILES=folder delivering-confab --profile name") }
        let server = try fileServer(of: folder)
        var options = RunOptions(places: Places())
        options.profile = arguments[2]
        options.provider = { DeliveringProvider($0, server) }
        try ConfabRuntime.run(options)
    }

    private static func fileServer(of folder: String) throws -> FileServer {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        var files: [String: [UInt8]] = [:]
        for name in names { files[name] = try Array(Data(contentsOf: URL(filePath: folder + "/" + name))) }
        let interrupted = names.filter { $0.hasPrefix("interrupted") }
        // Each state stays on the screen for so long that a test on a busy machine sees it.
        return FileServer(
            files, piece: 100, delay: .seconds(1),
            interruptions: Dictionary(uniqueKeysWithValues: interrupted.map { ($0, 1) }))
    }
}
