import Messenger
import TerminalDOM

extension Timeline {
    /// The pictures in the messages on the screen.
    ///
    /// - Parameter columns: the columns of the messages.
    func pictures(columns: Int, _ shared: Shared) -> [PictureRequest] {
        guard let visible else { return [] }
        let width = MessageRow.contentWidth(columns: columns)
        return messages[visible].compactMap { message in
            message.content.pictureFile.flatMap {
                PictureRequest(of: $0, inMessage: width, shared.options, shared.colors)
            }
        }
    }

    /// True if a message on the screen may have a picture: a quick check before the sizes are computed.
    var showsPictures: Bool {
        guard let visible else { return false }
        return messages[visible].contains { $0.content.pictureFile?.storedFile != nil }
    }
}
