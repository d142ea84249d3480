/// The format of an export: a line of JSON for everything there is, the first a header, the last an end with the number of
/// lines, so that a file that was cut off is seen.
///
/// Every line has a member `record` that says what it is. Numbers (`id`, `chat`, `member` …) name things within the file
/// only. Times are milliseconds since 1970 in UTC. What is usual is left out.
enum ExportFormat {
    /// The version that is written, and the newest that is read.
    static let version: Int64 = 1

    /// The kind of a line.
    enum Record: String {
        case header = "confab-export"
        case profile, contact, group, member, tag, chat, receipt, message, draft, end
    }
}
