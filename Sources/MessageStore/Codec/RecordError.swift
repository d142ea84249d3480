/// The reason that a stored record can't be read.
package enum RecordError: Error, Equatable, Sendable {
    /// A later version of the program wrote it, in a format that this one doesn't know.
    case newer(table: String, format: Int, known: Int)
    /// Its bytes aren't what was written.
    case damaged(table: String, reason: String)

    /// A few words for the developers about what is wrong with the record.
    var finding: String {
        switch self {
        case .newer(_, let format, let known): "format \(format), known up to \(known)"
        case .damaged(_, let reason): reason
        }
    }
}
