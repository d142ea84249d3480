import Theming

/// Remembers which terminals have a light background, so that the first frame need not wait for the answer.
struct BackgroundMemory {
    private let path: String
    private let terminal: String
    /// Terminals that have ever answered; more than anybody has, and no more than is read at a glance.
    private static let limit = 64

    /// The memory in the folder `folder`, of the terminal that `environment` names.
    init(folder: String, environment: [String: String]) {
        path = folder + "/backgrounds"
        let name = environment["TERM"] ?? ""
        terminal = String(
            name.unicodeScalars.filter { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }.map(Character.init))
    }

    /// The terminal's last answer; nil if it has never answered.
    var isDark: Bool? {
        for line in lines {
            let words = line.split(separator: " ")
            if words.count == 2, words[0] == terminal { return words[1] == "dark" }
        }
        return nil
    }

    /// Keeps an answer. A memory that cannot be written is none, and nothing is lost by that.
    func remember(isDark: Bool) {
        guard !terminal.isEmpty, self.isDark != isDark else { return }
        let others = lines.filter { $0.split(separator: " ").first.map(String.init) != terminal }
        let kept = ["\(terminal) \(isDark ? "dark" : "light")"] + others.prefix(Self.limit - 1)
        _ = Files.makeFolder(Files.folder(of: path))
        _ = Files.replace(path, Array((kept.joined(separator: "\n") + "\n").utf8))
    }

    private var lines: [String] {
        guard let bytes = try? readFile(path, limit: 16_384) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
