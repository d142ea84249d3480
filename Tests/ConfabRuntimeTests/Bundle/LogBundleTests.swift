import ConfabApp
import Foundation
import Glibc
import Logging
import Messenger
import TerminalDOM
import Testing

@testable import ConfabRuntime

/// The text for a report about a problem.
@Suite final class LogBundleTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private let bundle = LogBundle(
        time: Timestamp(seconds: 1_790_000_000),
        sections: [
            LogBundle.Section(title: "Version", lines: ["0.1.0", "Linux"]),
            LogBundle.Section(title: "Log", lines: []),
        ])

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func theTextHasASectionForEachSubject() {
        #expect(
            bundle.text == """
                Confab log bundle, 2026-09-21T14:13:20.000Z
                It has no messages, names, or secrets. Read it before you send it.

                Version
                  0.1.0
                  Linux

                Log
                  (none)

                """)
    }

    @Test func aLineThatATerminalWouldObeyIsMadeHarmless() {
        let bundle = LogBundle(
            time: .zero, sections: [LogBundle.Section(title: "Log", lines: ["\u{1B}[2Jgone\rover"])])
        #expect(bundle.text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
    }

    @Test func aBundleIsSavedForThisUserAloneAndNeverOverAnotherFile() throws {
        let path = folder + "/report.txt"
        try bundle.save(to: path)
        #expect(try text(path) == bundle.text)
        #expect(try mode(path) == 0o600)
        #expect(throws: SavingProblem.notWritable(path: path, reason: "File exists")) { try self.bundle.save(to: path) }
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/nowhere")
        #expect(throws: SavingProblem.self) { try self.bundle.save(to: self.folder + "/link") }
        #expect(throws: SavingProblem.self) { try self.bundle.save(to: self.folder) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "report.txt"])
    }

    @Test func bundlesOfOneDayHaveNumbers() throws {
        let places = folder + "/state/confab"
        let names = try (1...3).map { _ in try bundle.save(in: places) }
        #expect(
            names.map { $0.dropFirst(places.count) } == [
                "/bundle-2026-09-21.txt", "/bundle-2026-09-21-2.txt", "/bundle-2026-09-21-3.txt",
            ])
        try Data().write(to: URL(fileURLWithPath: folder + "/file"))
        #expect(throws: SavingProblem.self) { try self.bundle.save(in: self.folder + "/file") }
    }

    @Test func aFolderThatCannotBeCreatedIsNamedWithItsReason() throws {
        try Data().write(to: URL(fileURLWithPath: folder + "/file"))
        let state = folder + "/file/state"
        #expect(throws: SavingProblem.notWritable(path: state, reason: "Not a directory")) {
            try self.bundle.save(in: state)
        }
    }

    @Test func noBundleIsSavedInTheDataDirectory() throws {
        var bundle = bundle
        bundle.places = Places(data: folder + "/data")
        for place in ["/data", "/data/state"] {
            let reason = "It is in Confab's data directory"
            #expect(throws: SavingProblem.notWritable(path: folder + place, reason: reason)) {
                try bundle.save(in: self.folder + place)
            }
        }
        #expect(!FileManager.default.fileExists(atPath: folder + "/data"))
        #expect(try bundle.save(in: folder + "/data-state").hasPrefix(folder + "/data-state/"))
    }

    @Test func theTagOfADirectoryIsReplaced() {
        let (this, other) = (StartRecord.tag(of: "/data"), StartRecord.tag(of: "/other"))
        let line = "2026-11-26T10:00:00Z [1] notice: start phases end=ready data="
        #expect(LogBundle.withoutTag("\(line)\(this) ms=8.0", of: [this]) == "\(line)this ms=8.0")
        #expect(LogBundle.withoutTag("\(line)\(other) ms=8.0", of: [this]) == "\(line)other ms=8.0")
        #expect(LogBundle.withoutTag("notice: data=\(this)", of: [this]) == "notice: data=\(this)")
    }

    @Test func theBundleCountsStartsThatEndedEarlyAndHasNoTag() throws {
        var places = Places(data: folder + "/data", config: folder + "/config.toml")
        places.state = folder + "/state"
        try FileManager.default.createDirectory(atPath: places.data + "/locks", withIntermediateDirectories: true)
        for _ in 1...2 { StartCounter(places.data).begin() }
        let tag = StartRecord.tag(of: places.data)
        let log = FileLogHandler(directory: places.state, level: .notice)
        Logger(label: "test") { _ in log }.notice("start phases end=failed data=\(tag) ms=8.0")
        let bundle = LogBundle(places, mustHaveConfig: false, countsTables: false)
        func lines(_ title: String) -> [String] { bundle.sections.first { $0.title == title }?.lines ?? [] }
        #expect(lines("Data").contains("starts in a row that ended early: 2"))
        #expect(lines("Last starts").count == 1)
        #expect(lines("Log").contains { $0.hasSuffix("start phases end=failed data=this ms=8.0") })
        #expect(!bundle.text.contains(tag))
    }

    @Test func onlyWordsOfConfabsOwnAreShownOfTheOptions() {
        var layers = OptionLayers()
        layers.settings[.theme] = .theme(.named("dark"))
        layers.settings[.pageSize] = .number(50)
        layers.settings[.quickEmoji] = .text("🦊")
        layers.config[.linkOpener] = OptionLayers.Written(.text("solveig-browser"), line: 3)
        #expect(
            LogBundle.changedOptions(layers, mistakes: 2) == [
                "theme = dark (settings)", "quick-emoji = (value left out) (settings)", "page-size = 50 (settings)",
                "link-opener = (value left out) (config)", "mistakes in the files: 2",
            ])
        layers = OptionLayers()
        layers.settings[.theme] = .theme(.named("solveigs-theme"))
        #expect(LogBundle.changedOptions(layers) == ["theme = (value left out) (settings)"])
        #expect(LogBundle.changedOptions(OptionLayers()).isEmpty)
    }

    @Test func theTerminalIsDescribedByItsVariablesWithoutPathsAndSentences() {
        let environment = [
            "TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux-1000/solveig,1,0",
            "LANG": "de_AT.UTF-8",
            "TERM_PROGRAM": "Solveig's own",
        ]
        #expect(
            LogBundle.terminal(environment, size: Size(80, 24)) == [
                "TERM=tmux-256color", "COLORTERM=truecolor", "TERM_PROGRAM=(value left out)", "LANG=de_AT.UTF-8",
                "colors: truecolor", "tmux: yes", "size: 80x24",
            ])
        #expect(LogBundle.terminal([:], size: nil) == ["colors: none", "tmux: no", "size: not a terminal"])
    }

    @Test(arguments: [
        ("can't read /home/solveig/.data/confab/data.mdb: damaged", "can't read <data>/data.mdb: damaged"),
        ("couldn't read /mnt/Ann's old, letters/x: damaged", "couldn't read …"),
        ("Run “confab doctor --data '/mnt/Ann Smith'” first", "Run “confab doctor --data '…"),
        ("place=/srv/x/data.mdb (errno 13)", "place=…"), ("file:///home/solveig/letters", "file:…"),
        ("https://example.com/a", "https://example.com/a"),
        ("in /home/solveig/.data/confab-old-ann/x", "in …"), ("in /home/solveig/.data/confab. Go", "in <data>. Go"),
        ("in /home/solveig/.data/confab.old", "in …"),
        ("“/home/solveig/.data/confab” is full", "“<data>” is full"),
        ("an I/O error, 3/4 done", "an I/O error, 3/4 done"), ("/home/solveig/.conf/confab/x", "<config>/x"),
    ])
    func pathsAreReplaced(line: String, expected: String) {
        var places = Places(data: "/home/solveig/.data/confab", config: "/home/solveig/.conf/confab/config.toml")
        places.state = "/home/solveig/.state/confab"
        #expect(PathRedaction(places)(line) == expected)
    }

    @Test func aRelativeDirectoryIsNoWordOfASentence() {
        let redact = PathRedaction(Places(data: "data"))
        #expect(redact("can't read data/data.mdb of the data") == "can't read <data>/data.mdb of the data")
        #expect(redact("metadata/x") == "metadata/x")
    }

    @Test func theEndOfTheLogIsReadAcrossBothFiles() throws {
        let log = folder + "/confab.log"
        #expect(LogTail(directory: folder, limit: 100).lines.isEmpty)
        try Data("three\nfour\n".utf8).write(to: URL(fileURLWithPath: log))
        try Data("one\ntwo\n".utf8).write(to: URL(fileURLWithPath: log + ".1"))
        let whole = LogTail(directory: folder, limit: 100)
        #expect(whole.lines == ["one", "two", "three", "four"] && !whole.isCut)
        let end = LogTail(directory: folder, limit: 16)
        #expect(end.lines == ["two", "three", "four"] && end.isCut)
        let shorter = LogTail(directory: folder, limit: 8)
        #expect(shorter.lines == ["four"] && shorter.isCut)
        // Nobody waits for the writer of a pipe.
        try FileManager.default.removeItem(atPath: log)
        #expect(mkfifo(log, 0o600) == 0)
        #expect(LogTail(directory: folder, limit: 100).lines == ["one", "two"])
    }
}
