/// Brings frames to a terminal, or to what stands in for one.
public protocol FramePainter {
    /// Shows `frame`.
    ///
    /// - Parameters:
    ///   - frame: all that is to be seen.
    ///   - patches: where its cells differ from those of the frame presented before; `nil` when nothing is known of
    ///     what the terminal shows, so that everything is to be drawn.
    /// - Throws: when the terminal can no longer be written to.
    mutating func present(_ frame: Frame, patches: [Patch]?) throws
}
