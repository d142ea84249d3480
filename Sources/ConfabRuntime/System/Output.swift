import Glibc

/// What commands say: written at once, and an error when it cannot be written.
public enum Output {
    /// Writes `text` to standard output.
    public static func write(_ text: String) throws(OutputError) { try write(Array(text.utf8), to: STDOUT_FILENO) }

    /// Writes `text` and a line feed to standard output.
    public static func say(_ text: String) throws(OutputError) { try write(text + "\n") }

    /// Writes `text` and a line feed to standard error. Where not even that can be written there is nobody to tell.
    public static func complain(_ text: String) { try? write(Array((text + "\n").utf8), to: STDERR_FILENO) }

    /// Writes `text` to standard error as it is, for what moves on one line.
    static func note(_ text: String) { try? write(Array(text.utf8), to: STDERR_FILENO) }

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

/// Standard output could not be written.
public struct OutputError: Error, CustomStringConvertible {
    let reason: String

    /// What went wrong, as a sentence.
    public var description: String { "Standard output cannot be written: \(reason)." }
}
