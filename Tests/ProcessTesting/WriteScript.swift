/// Writes a shell script that can be run at once.
///
/// A shell writes it: a process that another test begins at this moment may inherit a file that this process has open for
/// writing, and nobody can run the file as long as it's open.
package func writeScript(_ script: String, to path: String) throws {
    let written = try run(
        "/bin/sh", ["-c", "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", script, path])
    guard written.status == 0 else { throw ScriptNotWritten(path: path, errors: written.errors) }
}

/// A script that the shell couldn't write.
package struct ScriptNotWritten: Error {
    package var path: String
    package var errors: String
}
