import Foundation
import Testing

@Suite struct SourceFileTests {
    @Test(arguments: [("Sources", 300), ("Tests", 500)]) func noFileIsTooLong(folder: String, limit: Int) {
        for file in Repository.files(below: folder)
        where file.hasSuffix(".swift") && !file.hasSuffix(".pb.swift") {
            let lines = Repository.bytes(of: file).count { $0 == UInt8(ascii: "\n") }
            #expect(lines <= limit, "\(file) has \(lines) lines: one concept a file")
        }
    }

    @Test func theExtensionsOfAppStaySmall() {
        let lines = Repository.files(below: "Sources/ConfabApp").filter { $0.hasSuffix(".swift") }.flatMap { file in
            let text = String(decoding: Repository.bytes(of: file), as: UTF8.self)
            return text.split(separator: "\n", omittingEmptySubsequences: false)
                .drop { !$0.hasPrefix("extension App {") }.prefix { $0 != "}" }
        }
        #expect(!lines.isEmpty && lines.count <= 400, "extension App has \(lines.count) lines")
    }

    @Test func noTrackedFileNamesAPathOfAMachine() throws {
        let files = try Repository.trackedFiles()
        #expect(files.contains("Package.swift"))
        for file in files {
            for path in Self.machinePaths(in: Repository.bytes(of: file)) {
                Issue.record("\(file) names \(path), which exists on one machine only")
            }
        }
    }

    @Test func aPathOfAMachineIsSeen() {
        let secret = "see /" + "work/main and \"/" + "root/x\""
        #expect(Self.machinePaths(in: Data(secret.utf8)).count == 2)
        #expect(Self.machinePaths(in: Data("framework/a, https://a.b/network/c, /working/".utf8)).isEmpty)
    }

    /// The paths of machines that a file names. They are put together here, so that this file names none.
    private static func machinePaths(in content: Data) -> [String] {
        ["work", "root"].map { "/" + $0 + "/" }.filter { content.range(of: Data($0.utf8)) != nil }
    }
}
