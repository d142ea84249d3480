import ConfabApp
import Foundation
import Glibc
import Messenger
import Testing
import Theming

@testable import ConfabRuntime

/// The file that the settings page writes.
@Suite struct SettingsFileTests {
    private let home: HomeFolder
    private var path: String { home.places.settings }

    init() throws { home = try HomeFolder() }

    private func mode(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func whatIsSetIsReadAgainAndWhatIsSetBackIsGone() throws {
        #expect(SettingsFile(path: path).values.isEmpty)
        for option in OptionDeclaration.all where option.isInConfig && option.isOnPage && option.scope == .program {
            let other: OptionValue =
                switch option.kind {
                case .flag: .flag(option.standard != .flag(true))
                case .choice(let words): .text(words.last ?? "")
                case .number(let range): .number(range.lowerBound)
                case .text: .text("it's a \"path\"\\with 漢字")
                case .words(let words), .items(let words): .text(words.last ?? "")
                case .emoji: .text("🐈 🐕")
                case .theme: .theme(.following(dark: "a", light: "b"))
                case .keys: .text("")
                }
            #expect(try SettingsFile.set(option.id, to: other, in: path) == nil)
            #expect(SettingsFile(path: path).values[option.id] == other)
        }
        #expect(SettingsFile(path: path).problems.isEmpty)
        #expect(try mode(path) == 0o600)
        #expect(try SettingsFile.set(.bell, to: nil, in: path) == nil)
        #expect(SettingsFile(path: path).values[.bell] == nil)
        #expect(SettingsFile(path: path).values[.rowLines] != nil)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: home.url.path).sorted() == ["settings.toml", "themes"])
    }

    @Test func whatIsNotKnownIsKept() throws {
        try home.write(
            "from-tomorrow = [1, \"two\", { three = 3.5 }]\nrow-lines = 9\n\"odd key\" = 1979-05-27\n",
            to: "settings.toml")
        #expect(SettingsFile(path: path).problems.count == 1, "9 lines are too many")
        _ = try SettingsFile.set(.bell, to: .flag(false), in: path)
        let text = try home.read("settings.toml")
        #expect(text.contains("from-tomorrow = [1, \"two\", { three = 3.5 }]\n"))
        #expect(text.contains("row-lines = 9\n") && text.contains("\"odd key\" = 1979-05-27\n"))
        _ = try SettingsFile.set(.rowLines, to: .number(1), in: path)
        #expect(SettingsFile(path: path).values == [.bell: .flag(false), .rowLines: .number(1)])
        #expect(SettingsFile(path: path).problems.isEmpty)
    }

    @Test func aDamagedFileIsSaidAndKeptAside() throws {
        try home.write("bell = \n", to: "settings.toml")
        #expect(SettingsFile(path: path).isDamaged && SettingsFile(path: path).problems.count == 1)
        let said = try SettingsFile.set(.mouse, to: .flag(false), in: path)
        #expect(said == .keptAside(path: path + ".damaged-1"))
        #expect(try home.read("settings.toml.damaged-1") == "bell = \n")
        #expect(SettingsFile(path: path).values == [.mouse: .flag(false)])
        try home.write("\u{0}", to: "settings.toml")
        _ = try SettingsFile.set(.bell, to: .flag(false), in: path)
        #expect(try home.read("settings.toml.damaged-1") == "bell = \n", "never over one that is there")
        #expect(try home.read("settings.toml.damaged-2") == "\u{0}")
    }

    /// On a memory card, say, a file has one name only.
    @Test func whereFilesHaveOneNameADamagedOneIsCopied() throws {
        func refused(_: String, _: String) -> Int32 {
            errno = EPERM
            return -1
        }
        for (number, text) in [(1, "bell = \n"), (2, "mouse = \n")] {
            try home.write(text, to: "settings.toml")
            #expect(try SettingsFile.keepAside(path, name: refused) == path + ".damaged-\(number)")
        }
        #expect(try home.read("settings.toml.damaged-1") == "bell = \n", "never over one that is there")
        #expect(try home.read("settings.toml.damaged-2") == "mouse = \n")
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: SettingsProblem.self) { try SettingsFile.keepAside(path, name: refused) }
    }

    @Test func aDamagedFileStaysWhereItIsWhenTheNewOneCannotBeWritten() throws {
        try home.write("bell = \n", to: "settings.toml")
        // There is a folder at the path of the new file, so nobody can write it, not even root.
        try FileManager.default.createDirectory(atPath: path + ".\(getpid()).new", withIntermediateDirectories: true)
        #expect(throws: SettingsProblem.self) { try SettingsFile.set(.mouse, to: .flag(false), in: path) }
        #expect(try home.read("settings.toml") == "bell = \n")
        #expect(!FileManager.default.fileExists(atPath: path + ".damaged-1"))
    }

    @Test func oneThatNeverLetsGoIsNotWaitedFor() throws {
        try home.write("", to: "settings.toml")
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY)
        defer { close(folder) }
        try #require(flock(folder, LOCK_EX) == 0)
        #expect(throws: SettingsProblem.busy(path: path)) {
            try SettingsFile.set(.mouse, to: .flag(false), in: path)
        }
        try #require(flock(folder, LOCK_UN) == 0)
        _ = try SettingsFile.set(.mouse, to: .flag(false), in: path)
        #expect(SettingsFile(path: path).values == [.mouse: .flag(false)])
    }

    @Test func aFileBehindALinkIsWrittenWhereItIs() throws {
        try FileManager.default.createDirectory(
            at: home.url.appendingPathComponent("dotfiles"), withIntermediateDirectories: true)
        try home.write("bell = false\n", to: "dotfiles/settings.toml")
        try FileManager.default.createSymbolicLink(
            at: home.url.appendingPathComponent("settings.toml"),
            withDestinationURL: home.url.appendingPathComponent("dotfiles/settings.toml"))
        _ = try SettingsFile.set(.mouse, to: .flag(false), in: path)
        #expect(try home.read("dotfiles/settings.toml").contains("mouse = false"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix("dotfiles/settings.toml"))
    }

    @Test func aFolderThatIsNotThereIsMade() throws {
        let path = home.url.appendingPathComponent("a/b/settings.toml").path
        _ = try SettingsFile.set(.mouse, to: .flag(false), in: path)
        #expect(SettingsFile(path: path).values == [.mouse: .flag(false)])
        #expect(try mode(home.url.appendingPathComponent("a/b").path) == 0o700)
    }

    @Test func aFileThatCannotBeWrittenIsAsItWasAndSaysSo() throws {
        // There is a folder at its path, so nobody can write it, not even root.
        try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
        #expect {
            try SettingsFile.set(.mouse, to: .flag(false), in: path)
        } throws: {
            if case .notWritable(path, _) = $0 as? SettingsProblem { true } else { false }
        }
        try home.write("", to: "file")
        let below = home.url.appendingPathComponent("file/settings.toml").path
        #expect(throws: SettingsProblem.self) { try SettingsFile.set(.mouse, to: .flag(false), in: below) }
    }

    @Test func twoThatSetSomethingAtOnceLoseNothing() async throws {
        let path = path
        let options: [OptionID] = [.bell, .mouse, .previews, .title, .notifications, .enterSends]
        await withTaskGroup(of: Void.self) { group in
            for option in options {
                group.addTask { _ = try? SettingsFile.set(option, to: .flag(false), in: path) }
            }
        }
        #expect(SettingsFile(path: path).values.count == options.count)
    }
}

/// The two files together, while Confab runs.
@Suite struct OptionFilesTests {
    private let home: HomeFolder

    init() throws { home = try HomeFolder() }

    private func changed(_ files: OptionFiles) -> OptionFiles.Change {
        for _ in 0..<2000 {
            let change = files.takeChanges()
            if change.files != nil || !change.problems.isEmpty || !change.mended.isEmpty { return change }
            usleep(5_000)
        }
        Issue.record("nothing was heard of the files")
        return OptionFiles.Change()
    }

    @Test func theConfigWinsOverTheSettingsAndTheCommandLineOverBoth() throws {
        try home.write("bell = false\n\ntheme = \"paper\"\n", to: "config.toml")
        try home.write("bell = true\nmouse = false\ntheme = \"nord\"\n", to: "settings.toml")
        let files = OptionFiles(places: home.places, commandLine: [.theme: .theme(.named("light"))])
        let options = Options(files.layers)
        #expect(!options.bell && !options.mouse && options.theme == .named("light"))
        #expect(files.layers.origin(of: .bell) == .config(line: 1))
        #expect(files.layers.origin(of: .mouse) == .settings)
        #expect(files.layers.origin(of: .theme) == .commandLine)
        #expect(files.layers.origin(of: .title) == .standard)
    }

    @Test func whatOneProcessChoosesTheOtherHears() throws {
        let mine = OptionFiles(places: home.places)
        let other = OptionFiles(places: home.places)
        #expect(mine.save(.rowLines, .number(1)) == nil)
        #expect(changed(other).files?.settings == [.rowLines: .number(1)])
        #expect(other.save(.bell, .flag(false)) == nil)
        #expect(changed(mine).files?.settings == [.rowLines: .number(1), .bell: .flag(false)])
    }

    @Test func aConfigThatIsSavedHoldsAtOnceAndABrokenOneLeavesWhatHeldLast() throws {
        let files = OptionFiles(places: home.places)
        try home.write("bell = false\n", to: "config.toml")
        #expect(changed(files).files?.config[.bell]?.value == .flag(false))
        try home.write("bell = false\nmouse = \n", to: "config.toml")
        let broken = changed(files)
        #expect(
            broken.files == nil && broken.problems.count == 1
                && Options().strings.problem(broken.problems[0]).hasPrefix("config.toml:2:")
        )
        try home.write("bell = false\nmouse = false\n", to: "config.toml")
        let mended = changed(files)
        #expect(mended.mended == broken.problems && mended.files?.config[.mouse]?.line == 2)
    }

    @Test func shortNamesForEmojiAreReadOnceTheyAreNeeded() throws {
        try home.write("shipit = '🚀'\nbad = 5\n", to: "emoji.toml")
        let files = OptionFiles(places: home.places)
        #expect(files.problems.isEmpty && files.layers.emojiNames == EmojiNames())
        let read = files.readEmojiNames()
        #expect(read.files?.emojiNames.emoji == ["shipit": "🚀"] && read.problems.count == 1)
        #expect(files.readEmojiNames().files == nil)
        try home.write("shipit = '🚢'\n", to: "emoji.toml")
        let changed = changed(files)
        #expect(changed.files?.emojiNames.emoji == ["shipit": "🚢"] && changed.mended == read.problems)
    }

    @Test func theConfigIsNeverWritten() throws {
        try home.write("# mine\ntheme = 'dark'\n", to: "config.toml")
        let files = OptionFiles(places: home.places)
        _ = files.save(.theme, .theme(.named("light")))
        _ = files.save(.bell, .flag(false))
        #expect(try home.read("config.toml") == "# mine\ntheme = 'dark'\n")
    }

    @Test func whatCannotBeKeptHoldsAllTheSame() throws {
        try FileManager.default.createDirectory(
            atPath: home.places.settings + "/inside", withIntermediateDirectories: true)
        let files = OptionFiles(places: home.places)
        let problem = try #require(files.save(.rowLines, .number(1)))
        #expect(Options().strings.problem(problem).contains("only until you quit"))
        try home.write("bell = false\n", to: "config.toml")
        #expect(changed(files).files?.settings == [.rowLines: .number(1)])
    }

    @Test func aDemonstrationKeepsNothing() throws {
        let files = OptionFiles(places: home.places, keepsChoices: false)
        #expect(files.save(.rowLines, .number(1)) == nil)
        #expect(!FileManager.default.fileExists(atPath: home.places.settings))
    }
}
