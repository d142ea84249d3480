import ConfabApp
import Glibc
import Messenger
import Theming

/// The choices on the settings page for all profiles: Confab's own file beside the config, which belongs to the user.
///
/// Confab replaces the file as a whole, so that readers find either the old or the new one. It keeps unknown options,
/// for example those of a newer version.
struct SettingsFile {
    let path: String
    private(set) var values: [OptionID: OptionValue] = [:]
    /// The problem with that text.
    private(set) var problems: [FileProblem] = []

    private var others: [TomlEntry] = []
    /// True if it is there and cannot be read.
    private(set) var isDamaged = false

    /// Reads the file at `path`; one that is not there says nothing.
    init(path: String) {
        self.path = path
        guard access(path, F_OK) == 0 else { return }
        let read = TomlFile.read(path) { document, root in
            for option in OptionDeclaration.all where option.isInConfig && option.scope == .program {
                values[option.id] = option.value(in: root)
            }
            others = document.root.entries.filter { entry in
                OptionID(rawValue: entry.key).map { values[$0] == nil } ?? true
            }
        }
        problems = read.problems
        isDamaged = !read.isReadable
    }

    /// Sets one option in the file at `path`, nil for its default, and keeps the others as the last writer left them.
    ///
    /// - Returns: where a damaged file was kept.
    /// - Throws: ``SettingsProblem``; the file is unchanged.
    static func set(_ id: OptionID, to value: OptionValue?, in path: String) throws(SettingsProblem) -> SettingsProblem?
    {
        // A link is followed: the file that it leads to is the one that the user keeps.
        let target = Files.real(path) ?? path
        let folder = Files.folder(of: target)
        let problem = Files.makeFolder(folder)
        guard problem == 0 else { throw SettingsProblem.notWritable(path: path, reason: Files.reason(problem)) }
        let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if lock >= 0 { close(lock) } }
        guard lock < 0 || isTaken(lock) else { throw SettingsProblem.busy(path: path) }
        var file = SettingsFile(path: target)
        guard file.values[id] != value || file.isDamaged else { return nil }
        file.others.removeAll { $0.key == id.rawValue }
        file.values[id] = value
        guard file.isDamaged else {
            try write(file.text, to: target)
            return nil
        }
        let aside = try keepAside(target)
        do throws(SettingsProblem) {
            try write(file.text, to: target)
        } catch {
            unlink(aside)
            throw error
        }
        return .keptAside(path: aside)
    }

    /// Two that set something at once do so one after the other; one that was stopped meanwhile is not waited for.
    private static func isTaken(_ lock: Int32) -> Bool {
        for _ in 0..<100 {
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
            // Not every file system has locks.
            guard errno == EWOULDBLOCK || errno == EINTR else { return true }
            usleep(5000)
        }
        return false
    }

    /// Gives a file that cannot be read a second name, which stays when another file takes the first, and says it. Where
    /// files have only one name, as on a memory card, it is copied.
    ///
    /// - Parameter name: gives a file a second name; answers as link(2) does.
    static func keepAside(
        _ path: String, name: (String, String) -> Int32 = { link($0, $1) }
    ) throws(SettingsProblem) -> String {
        for number in 1...99 {
            let aside = path + ".damaged-\(number)"
            // Never over one that is there.
            if name(path, aside) == 0 { return aside }
            if errno == EEXIST { continue }
            let problem = copy(path, to: aside)
            if problem == 0 { return aside }
            errno = problem
            if problem != EEXIST { break }
        }
        throw SettingsProblem.notWritable(path: path, reason: Files.reason(errno))
    }

    /// Copies a file to where none is.
    ///
    /// - Returns: why it was not copied, 0 when it was.
    private static func copy(_ path: String, to other: String) -> Int32 {
        (try? readFile(path, limit: 1 << 26)).map { Files.create(other, $0) } ?? EACCES
    }

    private static func write(_ text: String, to path: String) throws(SettingsProblem) {
        let problem = Files.replace(path, Array(text.utf8))
        guard problem == 0 else { throw SettingsProblem.notWritable(path: path, reason: Files.reason(problem)) }
    }

    /// The file as it is written.
    private var text: String {
        var lines = ["# Written by Confab's settings page, which doesn't keep comments. config.toml overrides it."]
        for option in OptionDeclaration.all {
            if let value = values[option.id] { lines.append("\(option.id.rawValue) = \(value.toml)") }
        }
        lines += others.map { "\($0.key.tomlKey) = \($0.node.value.toml)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
