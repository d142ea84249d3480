/// A type that shows frames on a terminal or on a substitute for one.
public protocol FramePainter {
    /// Shows `frame`.
    ///
    /// - Parameters:
    ///   - frame: the frame to show.
    ///   - patches: the cells that differ from the frame presented before; `nil` if the content of the terminal is
    ///     unknown and the painter has to draw everything.
    /// - Throws: an error if the terminal can't be written to.
    mutating func present(_ frame: Frame, patches: [Patch]?) throws
}
