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
            shared.contentKinds.kind(of: message.content).picture(message.content).flatMap {
                PictureRequest(of: $0, inMessage: width, shared.options, shared.colors)
            }
        }
    }
}
