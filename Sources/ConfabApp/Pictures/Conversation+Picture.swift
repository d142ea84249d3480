import Messenger

extension Conversation {
    package func pictures(_ shared: Shared) -> [PictureRequest] {
        timeline.pictures(columns: shared.readingColumns(width: shared.conversationWidth).count, shared)
    }
}
