import ConfabApp
import Foundation
import Glibc
import Testing

@testable import ConfabRuntime

/// The command that users are told to type examines the directory that they use.
@Suite struct PlacesTests {
    @Test func doctorIsTheShortCommandForTheUsualDirectory() {
        #expect(Places().doctorCommand == "confab doctor")
    }

    @Test func doctorGetsAnyOtherDirectoryAsTheShellReadsIt() {
        #expect(Places(data: "/mnt/stick/confab").doctorCommand == "confab doctor --data /mnt/stick/confab")
        #expect(Places(data: "/mnt/Ann's $stick").doctorCommand == #"confab doctor --data '/mnt/Ann'\''s $stick'"#)
    }

    @Test func sentencesOfCommandsNameTheDirectory() {
        let text = Places(data: "/mnt/stick").strings.unreadableMatches(2)
        #expect(text == "2 matches can't be read; run confab doctor --data /mnt/stick.")
    }

    @Test func theDirectoryOfTheConfigIsConfabsOwnDespiteASlashTooMany() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/confab", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(chmod(folder + "/confab", 0o755) == 0)
        var places = Places(config: folder + "/confab//config.toml")
        places.state = folder
        #expect(places.tightenPermissions() == [])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/confab")
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func theDirectoryHoldsWhatIsInItEvenIfItDoesNotExist() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        symlink(folder + "/real", folder + "/link")
        let places = Places(data: folder + "/real/new")
        for path in [
            "/real/new", "/real/new/", "/link/new", "/real/new/x/report.txt", "/real/x/../new/report.txt",
            "/real/new/\u{301}report.txt",
        ] {
            #expect(places.hold(folder + path), "\(path)")
        }
        for path in ["/real", "/real/newer", "/real/report.txt", "/real/new/../report.txt"] {
            #expect(!places.hold(folder + path), "\(path)")
        }
        #expect(Places(data: "nowhere/data").hold("./nowhere/data/report.txt"))
        #expect(!Places(data: "").hold("report.txt"))
    }
}
