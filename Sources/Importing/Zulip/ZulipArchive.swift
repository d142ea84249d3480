/// A zulip-archive on disk: a folder per stream, in it a JSON file per topic.
///
/// https://github.com/leanprover-community/archive
package struct ZulipArchive: Sendable {
    /// A topic's file and what its path says.
    package struct Topic: Equatable, Hashable, Sendable {
        /// The folder of the stream, as it is called on disk.
        package var folder: String
        /// The file, as it is called on disk.
        package var file: String
        /// The stream's name.
        package var streamName: String
        /// The topic's name.
        package var name: String

        /// The topic's name within its archive, the same on every machine.
        package var path: String { "\(folder)/\(file)" }
    }

    package let path: String
    /// Its topics, by stream and file.
    package let topics: [Topic]

    /// The archive in the folder `path`. Only looks for the files.
    package init(path: String) throws(ImportError) {
        guard try Files.isFolder(path) else { throw .notAnArchive(path: path) }
        self.path = path
        var topics: [Topic] = []
        for folder in try Files.names(in: path) {
            // What is no folder is a note about the archive; what cannot be looked at is not this archive's.
            guard (try? Files.isFolder("\(path)/\(folder)")) == true else { continue }
            for file in try Files.names(in: "\(path)/\(folder)") where file.hasSuffix(".json") {
                topics.append(
                    Topic(
                        folder: folder, file: file, streamName: Self.streamName(folder),
                        name: DotEncoding.decoded(file.dropLast(".json".count))))
            }
        }
        self.topics = topics
        if topics.isEmpty { throw .notAnArchive(path: path) }
    }

    /// The messages of `topic`, and what could not be read of it. Never fails: a file that cannot be read has no messages
    /// and a problem.
    package func read(_ topic: Topic) -> ZulipTopicReader.Result {
        do {
            return ZulipTopicReader.read(try Files.bytes(of: "\(path)/\(topic.path)"), file: topic.path)
        } catch {
            let problem = ImportProblem(file: topic.path, what: "skipped. \(error)")
            return ZulipTopicReader.Result(messages: [], problems: [problem])
        }
    }

    /// `Lean for teaching` for the folder `187764-Lean-for-teaching`: Zulip puts the stream's number before its name, and
    /// hyphens for the spaces of the name.
    static func streamName(_ folder: String) -> String {
        let digits = folder.prefix { $0.isASCII && $0.isNumber }
        let rest = folder.dropFirst(digits.count)
        guard !digits.isEmpty, rest.first == "-", rest.count > 1 else { return DotEncoding.decoded(folder) }
        return DotEncoding.decoded(String(rest.dropFirst().map { $0 == "-" ? " " : $0 }))
    }
}
