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

    /// Keeps the selected message on the screen if all of it is there: a picture above it may take more lines once it's
    /// drawn, and a screen of another size may have fewer.
    mutating func keepSelectionInSight() {
        guard let selection, let visible, let viewport, let index = messages.index(of: selection),
            visible.contains(index), selection != viewport.first || viewport.firstLine >= 0,
            selection != viewport.last || !viewport.isLastCut
        else { return }
        scroll.reveal = selection
    }
}
