/// Why a stored record cannot be read.
package enum RecordError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It was written by a later version of the program, in a format that this one does not know.
    case newer(table: String, format: Int, known: Int)
    /// Its bytes are not what was written.
    case damaged(table: String, reason: String)

    /// A sentence with what happened and a way out.
    package var description: String {
        switch self {
        case .newer(let table, let format, let known):
            "A record in \(table) has format \(format); this version of Confab reads up to \(known). Use the newer version."
        case .damaged(let table, let reason):
            "A record in \(table) is damaged (\(reason)). Run “confab doctor” to see what else is."
        }
    }
}
