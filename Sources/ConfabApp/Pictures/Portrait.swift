import Messenger
import TerminalDOM

/// The picture of a person or group on a card, in a space that doesn't change: until it's drawn, and if it can't be, the
/// initials fill it.
struct Portrait {
    let request: PictureRequest
    let name: String
    /// The number that determines the color of the initials.
    let number: UInt64

    /// The most columns and rows: a square.
    private static let most = Size(20, 10)
    /// The fewest rows that show a face.
    private static let leastRows = 6
    /// The columns between the picture and the text beside it.
    static let gap = 2
    /// The fewest columns of that text.
    private static let leastText = 28
    /// The columns and rows of a dialog's border and padding, and the footer.
    private static let frame = Size(4, 3)

    /// The picture beside the text of a card; nil if there is none, or pictures aren't shown, or the screen is too small.
    init?(_ picture: StillPicture?, name: String, number: UInt64, on shared: Shared) {
        guard shared.options.pictures, let picture else { return nil }
        let columns = shared.size.width - Self.frame.width - Self.gap - Self.leastText
        let rows = min(Self.most.height, columns / 2, shared.size.height - Self.frame.height)
        guard rows >= Self.leastRows,
            let request = PictureRequest(
                of: picture, within: Size(rows * 2, rows), grows: true, shared.options, shared.colors)
        else { return nil }
        self.request = request
        self.name = name
        self.number = number
    }

    /// The columns that it takes, with the gap.
    var columns: Int { request.size.width + Self.gap }

    /// The picture, or the initials in its place.
    func node<Action>(_ pictures: PictureCache) -> Node<Action> {
        let space =
            if !pictures.isProgramMissing, let cells = pictures[request]?.cells {
                Layered<Action> { Picture<Action>(cells).align(.center, .center) }.node
            } else {
                Layered<Action> { Text(Avatar<Action>.initials(of: name)).align(.center, .center) }
                    .role(Avatar<Action>.role(number))
            }
        return space.width(request.size.width).height(request.size.height).align(nil, .top)
    }
}

extension Feature {
    /// The request for a portrait.
    func requests(_ portrait: Portrait?) -> [PictureRequest] { portrait.map { [$0.request] } ?? [] }
}
