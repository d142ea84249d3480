import Glibc
import Messenger

/// A log bundle wasn't saved.
private struct BundleError: Error, CustomStringConvertible {
    let description: String
}

/// Saves a log bundle in a file that doesn't exist yet, or prints it if `path` is `-`.
///
/// - Parameter mustHaveConfig: true if the user named the config.
package func saveBundle(_ places: Places, mustHaveConfig: Bool, to path: String) throws {
    guard !path.isEmpty else { throw UsageError("Name the file to save the bundle to.") }
    if path == "-" { return try Output.write(LogBundle(places, mustHaveConfig: mustHaveConfig).text) }
    // A limit on the size of files is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let name = path.harmlessName
    let isTaken = BundleError(description: "\(name) already exists. Choose another name.")
    var facts = stat()
    if places.hold(path) {
        throw BundleError(description: "\(name) is in Confab's data directory. Choose another place.")
    }
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
        throw BundleError(description: "\(name) is a folder. Name a file in it.")
    }
    if lstat(path, &facts) == 0 { throw isTaken }
    do throws(SavingProblem) {
        try LogBundle(places, mustHaveConfig: mustHaveConfig).save(to: path)
    } catch {
        // It may have come meanwhile.
        if lstat(path, &facts) == 0 { throw isTaken }
        throw Problem.saving(error)
    }
    try Output.say("Saved \(name). It has no messages, names, or secrets; read it before you send it.")
}
