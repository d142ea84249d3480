import LosslessJSON
import MessageStore
import Messenger

/// Stores the lines of an export in one transaction, with the numbers that the store gives.
struct LineReading {
    let name: String?
    let origin: String
    let path: String
    let now: Timestamp
    var summary = ImportSummary()
    /// The account to write to; nil until the profile exists.
    var account: AccountWriting?
    /// The number of records in the file, by kind.
    var found = AccountCounts()
    /// The number of messages among them that couldn't be read when they were exported.
    var damagedMessages = 0
    /// True if the last line was read.
    var hasEnded = false
    /// True if the profile already contains this file: then its messages are only counted.
    var isKnown = false

    init(name: String?, origin: String, path: String, now: Timestamp) {
        self.name = name
        self.origin = origin
        self.path = path
        self.now = now
    }

    mutating func run(
        _ reader: LineReader, _ writer: borrowing StoreWriter, progress: (TransferProgress) -> Bool
    ) throws -> ImportSummary {
        while let bytes = try reader.next() {
            let object = try parse(bytes)
            guard let kind = object["record"]?.string else { throw LineProblem("This line does not say what it is") }
            if reader.number == 1 {
                try checkHeader(kind, object)
                continue
            }
            if hasEnded { throw LineProblem("There is more after the end") }
            guard let record = ExportFormat.Record(rawValue: kind) else {
                throw LineProblem("A record of the unknown kind “\(kind)”")
            }
            try take(record, object, writer, line: reader.number)
            if record == .message, summary.addedMessages % 5000 == 0 {
                let state = TransferProgress(done: account?.chatCount ?? 0, total: nil, messages: summary.addedMessages)
                guard progress(state) else { throw ImportError.stopped }
            }
        }
        guard hasEnded else {
            throw reader.number == 0 ? ImportError.notAnArchive(path: path) : LineProblem("The file is cut off")
        }
        return summary
    }

    private func parse(_ bytes: [UInt8]) throws -> JSONObject {
        var parser = JSONParser(bytes)
        let value: JSONValue
        do { value = try parser.value() } catch { throw LineProblem("This \(error.reason)") }
        guard let object = value.object, parser.peek() == nil else { throw LineProblem("This is no object of JSON") }
        return object
    }

    private func checkHeader(_ kind: String, _ object: JSONObject) throws {
        guard kind == ExportFormat.Record.header.rawValue, let version = object["version"]?.integer else {
            throw ImportError.notAnArchive(path: path)
        }
        guard version <= ExportFormat.version else {
            throw ImportError.newer(path: path, version: version, known: ExportFormat.version)
        }
    }
}

/// Why a line of an export cannot be taken: what is wrong, to be read after the place.
struct LineProblem: Error, Equatable, Sendable {
    var reason: String

    init(_ reason: String) { self.reason = reason }
}
