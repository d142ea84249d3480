internal import CLinux
import Messenger

/// Makes a crash restore the terminal, say what happened on standard error and in the log, and exit with status 70.
///
/// liblmdb trusts what is in its file, so a damaged page makes it read beyond its memory or fail an assertion.
///
/// - Parameters:
///   - directory: the data directory that is about to be opened.
///   - log: the path of the log file.
func explainCrashes(whileReading directory: String, log: String = LogFile.path(in: Places().state)) {
    // The sentence is also logged, and a log bundle recognizes only paths from the root.
    let path = Files.absolute(directory)
    cl_crash_explain(
        """
        Confab stopped because it couldn't read \(path.harmlessName), which may be damaged. \
        Run “\(Places(data: path).doctorCommand)” to check it.
        """,
        "Confab \(Version.withBuild) hit a bug and had to stop. Please report it.",
        log)
}

/// Turns off core dumps, which would leave messages on the disk, unless a developer sets `CONFAB_CORE_DUMPS=1`.
package func forbidCoreDumps() {
    // If the system refuses, everything else still works.
    if Places.environment("CONFAB_CORE_DUMPS") != "1" { _ = cl_forbid_core_dumps() }
}
