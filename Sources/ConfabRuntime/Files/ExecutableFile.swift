import Glibc

/// Tells if opening a file may run it as a program.
enum ExecutableFile {
    /// The endings of names by which desktops choose a program that runs the file.
    private static let extensions: Set<String> = [
        "appimage", "bash", "bat", "bin", "cmd", "com", "command", "csh", "deb", "desktop", "exe", "fish", "flatpakref",
        "hta", "jar", "js", "lnk", "lua", "msi", "out", "php", "pl", "ps1", "py", "pyw", "rb", "rpm", "run", "scr",
        "sh",
        "snap", "so", "url", "vbs", "wsf", "zsh",
    ]

    /// How programs begin: ELF, scripts, Windows, Java, and macOS.
    private static let beginnings: [[UInt8]] = [
        [0x7F, 0x45, 0x4C, 0x46], Array("#!".utf8), Array("MZ".utf8), [0xCA, 0xFE, 0xBA, 0xBE],
        [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE],
    ]

    /// Returns true for the file at `path`, which has this name for people. A file that can't be read isn't one.
    static func isOne(_ path: String, named name: String) -> Bool {
        // By scalars: some of them join the dot behind them into one character.
        if let ending = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last,
            extensions.contains(String(ending).lowercased())
        {
            return true
        }
        guard case .success(let file) = OpenedFile.open(path, limit: .max, followsLink: false) else { return false }
        defer { close(file.descriptor) }
        var start = [UInt8](repeating: 0, count: 4096)
        let count = pread(file.descriptor, &start, start.count, 0)
        guard count > 0 else { return false }
        let bytes = start.prefix(count)
        return beginnings.contains { bytes.starts(with: $0) } || launcher(in: bytes)
    }

    /// Returns true if a launcher begins behind blank lines and comments.
    private static func launcher(in bytes: ArraySlice<UInt8>) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).lazy.map {
            $0.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        }
        let first = lines.first { !$0.isEmpty && $0.first != UInt8(ascii: "#") }
        return first?.starts(with: "[Desktop Entry]".utf8) == true
    }
}
