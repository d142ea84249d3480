import Glibc
import Messenger
import TerminalDOM

/// The output of commands, written at once.
///
/// Lines may repeat what others wrote, such as names of files, so they are made harmless here. Only ``write(_:)`` isn't:
/// it is for colors and for bytes that were made harmless before.
package enum Output {
    /// Writes `text` to standard output as it is.
    package static func write(_ text: String) throws(OutputError) { try write(Array(text.utf8), to: STDOUT_FILENO) }

    /// Writes `text` and a line feed to standard output, without anything that a terminal would obey.
    package static func say(_ text: String) throws(OutputError) { try write(text.harmlessLines + "\n") }

    /// Writes `text` and a line feed to standard error. If that fails, there is nobody to tell.
    package static func complain(_ text: String) { note(text + "\n") }

    /// Writes `text` to standard error without a line feed. A carriage return at its start stays, for progress that
    /// updates one line.
    static func note(_ text: String) {
        let isUpdate = text.utf8.first == 0x0D
        try? write(Array(((isUpdate ? "\r" : "") + text.harmlessLines).utf8), to: STDERR_FILENO)
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) throws(OutputError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw OutputError(reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }
}

/// An error in writing to standard output.
package struct OutputError: Error, CustomStringConvertible {
    let reason: String

    /// The error as a sentence.
    package var description: String { "Confab can't write to standard output: \(reason)." }
}

extension String {
    /// Returns the string with spaces appended until it takes `width` columns.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) }
}
