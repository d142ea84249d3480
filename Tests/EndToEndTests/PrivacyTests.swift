import Foundation
import ProcessTesting
import Testing

/// Other users of the machine can't get at Confab's directories.
@Suite struct PrivacyTests {
    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test func everyStartKeepsOthersOutOfConfabsDirectories() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let folders = ["data/confab", "config/confab", "state/confab"].map {
            confab.directory.appendingPathComponent($0)
        }
        for folder in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            chmod(folder.path, 0o755)
        }
        #expect(try confab.run("--once").status == 0)
        for folder in folders { #expect(try mode(folder) == 0o700, "\(folder.path)") }
    }

    @Test func theDirectoryOfAConfigFileElsewhereIsLeftAlone() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        let folder = confab.directory.appendingPathComponent("dotfiles")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("config.toml"))
        chmod(folder.path, 0o755)
        #expect(try confab.run("--once", "--config", folder.path + "/config.toml").status == 0)
        #expect(try mode(folder) == 0o755)
    }
}
