/// A picture whose cells have their own colors, which no role around them changes.
///
/// It takes exactly its columns and rows, and is cut off where there is less space. Default colors in it are those of
/// the empty screen.
public struct Picture<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a picture of `cells`.
    public init(_ cells: PictureCells) { node = Self.node(.cells(cells)) }

    /// Creates the placeholder of a picture that will take `size` but isn't known yet: blank cells with `role`.
    public init(reserving size: Size, role: Role?) { node = Self.node(.reserved(size)).role(role) }

    private static func node(_ content: PictureContent) -> Node<Action> {
        var element = Element(.picture(content))
        element.sizing.width = content.size.width
        element.sizing.height = content.size.height
        return Node(element)
    }
}

/// The content of a picture. Pixels for a graphics protocol of the terminal will be another case.
enum PictureContent: Equatable {
    case cells(PictureCells)
    case reserved(Size)

    /// The number of columns and rows.
    var size: Size {
        switch self {
        case .cells(let cells): cells.size
        case .reserved(let size): size
        }
    }
}
