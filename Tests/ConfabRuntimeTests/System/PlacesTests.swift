import ConfabApp
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
}
