import Messenger

/// A topic with its messages as they will be stored.
struct ConvertedTopic: Sendable {
    struct Entry: Sendable {
        var id: Int64
        var sentAt: Timestamp
        var sender: String
        var text: StyledText
    }

    var topic: ZulipArchive.Topic
    var entries: [Entry]
    var problems: [ImportProblem]

    init(_ topic: ZulipArchive.Topic, of archive: ZulipArchive, converter: HTMLConverter) {
        let result = archive.read(topic)
        self.topic = topic
        problems = result.problems
        entries = result.messages.map { message in
            Entry(
                id: message.id, sentAt: Timestamp(seconds: message.timestamp), sender: message.sender.harmlessName,
                text: converter.styledText(from: message.content))
        }
    }
}
