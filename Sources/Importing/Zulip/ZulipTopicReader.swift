import LosslessJSON

/// Reads the file of a topic: an array of messages. What is broken is skipped and reported, the rest is read.
package enum ZulipTopicReader {
    /// The content of a file.
    package struct Result: Equatable, Sendable {
        /// The messages, by number.
        package var messages: [ZulipMessage]
        /// The skipped or repaired parts.
        package var problems: [ImportProblem]
    }

    /// The most problems of one file that are told one by one.
    static let toldProblems = 20

    /// The messages in `bytes`; `file` names them in problems.
    package static func read(_ bytes: [UInt8], file: String) -> Result {
        var reading = Reading(parser: JSONParser(bytes), file: file)
        reading.run()
        return Result(messages: reading.messages.sorted { $0.id < $1.id }, problems: reading.problems)
    }

    private struct Reading {
        var parser: JSONParser
        let file: String
        var messages: [ZulipMessage] = []
        var problems: [ImportProblem] = []
        private var seen: Set<Int64> = []
        private var untold = 0
        private var hadRepair = false

        init(parser: JSONParser, file: String) {
            self.parser = parser
            self.file = file
        }

        mutating func run() {
            guard parser.skip("[") else {
                note(at: parser.index, "is no list of messages; the file is skipped")
                return
            }
            if !parser.skip("]") { readRecords() }
            if untold > 0 { problems.append(ImportProblem(file: file, what: "\(untold) more problems of this kind")) }
        }

        private mutating func readRecords() {
            while true {
                guard let start = parser.peek().map({ _ in parser.index }) else {
                    note(at: parser.index, "the list is cut off")
                    return
                }
                do throws(JSONSyntaxError) {
                    take(try parser.value(), at: start)
                    if parser.skip(",") { continue }
                    if parser.skip("]") { return }
                    throw JSONSyntaxError(offset: parser.index, reason: "has no comma after it")
                } catch {
                    note(at: error.offset, "a message \(error.reason); skipped")
                    // At least one byte further, so that this ends.
                    guard let next = nextRecord(after: max(error.offset, start)) else { return }
                    parser.index = next
                }
            }
        }

        private mutating func take(_ value: JSONValue, at offset: Int) {
            if parser.firstRepair != nil, !hadRepair {
                hadRepair = true
                note(at: offset, "is not all UTF-8; what is not became \u{FFFD}")
            }
            guard let record = value.object else {
                return note(at: offset, "\(value.kindName) instead of a message; skipped")
            }
            guard let id = record["id"]?.integer else { return note(at: offset, "a message without a number; skipped") }
            guard let content = record["content"]?.string else {
                return note(at: offset, "message \(id) has no content; skipped")
            }
            guard let time = record["timestamp"]?.number?.double, abs(time) < 1e12 else {
                return note(at: offset, "message \(id) has no time; skipped")
            }
            guard seen.insert(id).inserted else { return note(at: offset, "message \(id) is there twice; skipped") }
            let sender = record["sender_full_name"]?.string ?? ""
            messages.append(ZulipMessage(id: id, timestamp: Int64(time), sender: sender, content: content))
        }

        /// Returns the start of the next message after a damaged one: a brace that starts a line or follows a message.
        ///
        /// JSON strings contain no line break, so a brace on a new line belongs to the list.
        private func nextRecord(after offset: Int) -> Int? {
            var candidate = offset + 1
            while candidate < parser.bytes.count {
                if parser.bytes[candidate] == UInt8(ascii: "{"), begins(candidate) { return candidate }
                candidate += 1
            }
            return nil
        }

        private func begins(_ brace: Int) -> Bool {
            var before = brace - 1
            while before >= 0, [0x20, 0x09, 0x0D].contains(parser.bytes[before]) { before -= 1 }
            guard before >= 1 else { return false }
            if parser.bytes[before] == UInt8(ascii: "\n") { return true }
            return parser.bytes[before] == UInt8(ascii: ",") && parser.bytes[before - 1] == UInt8(ascii: "}")
        }

        private mutating func note(at offset: Int, _ what: String) {
            guard problems.count < ZulipTopicReader.toldProblems else {
                untold += 1
                return
            }
            problems.append(
                ImportProblem(file: file, line: JSONSyntaxError.line(of: offset, in: parser.bytes), what: what))
        }
    }
}
