/// Where a part of a theme is written.
struct ThemeOrigin: Equatable, Sendable {
    let file: String
    let position: SourcePosition
}
