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

    /// How programs begin: ELF, scripts, Windows, Java, macOS, and launchers.
    private static let beginnings: [[UInt8]] = [
        [0x7F, 0x45, 0x4C, 0x46], Array("#!".utf8), Array("MZ".utf8), [0xCA, 0xFE, 0xBA, 0xBE],
        [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE], Array("[Desktop Entry]".utf8),
    ]

    /// Returns true for the file at `path`, which has this name for people. A file that can't be read isn't one.
    static func isOne(_ path: String, named name: String) -> Bool {
        if let dot = name.lastIndex(of: "."), extensions.contains(name[name.index(after: dot)...].lowercased()) {
            return true
        }
        guard case .success(let file) = OpenedFile.open(path, limit: .max, followsLink: false) else { return false }
        defer { close(file.descriptor) }
        var start = [UInt8](repeating: 0, count: 16)
        let count = pread(file.descriptor, &start, start.count, 0)
        return count > 0 && beginnings.contains { start.prefix(count).starts(with: $0) }
    }
}
