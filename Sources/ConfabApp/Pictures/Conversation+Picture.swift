import Messenger

extension Conversation {
    /// Shows the picture of a message on the whole screen.
    func showPicture(of message: Message, _ shared: Shared) -> Outcome<Action> {
        guard let file = shared.contentKinds.kind(of: message.content).picture(message.content) else {
            return Outcome()
        }
        return Outcome(intents: [.present(.picturePage(PicturePage(file, caption: message.content.text)))])
    }

    package func pictures(_ shared: Shared) -> [PictureRequest] {
        timeline.pictures(columns: shared.readingColumns(width: shared.conversationWidth).count, shared)
    }
}
