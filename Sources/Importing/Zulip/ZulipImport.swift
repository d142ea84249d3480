package import MessageStore
package import Messenger

/// Brings a zulip-archive into a profile: each topic becomes a group in which nobody can write, with its senders as members.
/// All of it is read.
///
/// Importing again adds what is new. An import that was killed has stored whole transactions, and importing again goes on.
package struct ZulipImport: Sendable {
    package let archive: ZulipArchive
    private let converter: HTMLConverter
    private let threads: Int

    /// The approximate number of messages per transaction: each transaction waits for the disk once.
    private static let batch = 3000
    /// The number of topics per transaction: every topic searches everything that its transaction touched.
    private static let batchTopics = 200

    /// An import of `archive`.
    ///
    /// - Parameters:
    ///   - base: the address of the Zulip, so that links within it lead there; nil leaves them relative.
    ///   - threads: how many threads convert messages, beside the one that writes.
    package init(_ archive: ZulipArchive, base: String? = nil, threads: Int = 2) {
        self.archive = archive
        converter = HTMLConverter(base: base)
        self.threads = max(1, threads)
    }

    /// Runs the import.
    ///
    /// - Parameter progress: hears how far it is after every transaction; false stops the import, what is stored stays.
    package func run(
        into store: MessageStore, profile: ProfileID, progress: (TransferProgress) -> Bool = { _ in true }
    ) throws(ImportError) -> ImportSummary {
        let topics = archive.topics
        let (archive, converter) = (archive, converter)
        let work = OrderedWork(count: topics.count, threads: threads, ahead: 2 * Self.batchTopics) { index in
            ConvertedTopic(topics[index], of: archive, converter: converter)
        }
        defer { work.finish() }
        var summary = ImportSummary()
        var next = 0
        while next < topics.count {
            var batch: [ConvertedTopic] = []
            var messages = 0
            while next < topics.count, messages < Self.batch, batch.count < Self.batchTopics {
                let topic = work.take(next)
                messages += topic.entries.count
                batch.append(topic)
                next += 1
            }
            try write(batch, into: store, profile, &summary)
            let looked = summary.addedMessages + summary.knownMessages
            guard progress(TransferProgress(done: next, total: topics.count, messages: looked)) else { throw .stopped }
        }
        return summary
    }

    private func write(
        _ batch: [ConvertedTopic], into store: MessageStore, _ profile: ProfileID, _ summary: inout ImportSummary
    ) throws(ImportError) {
        var result = summary
        do {
            try store.write { writer in
                for topic in batch {
                    result.problems += topic.problems
                    try TopicWriting(topic, profile).run(in: writer, &result)
                }
            }
        } catch {
            throw ImportError(error)
        }
        summary = result
    }
}
