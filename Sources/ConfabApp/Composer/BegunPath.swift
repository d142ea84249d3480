/// The path of a file that Ctrl-O has begun.
package struct BegunPath: Codable, Equatable, Sendable {
    /// Its place in the field.
    package var offset: Int
    /// True if Ctrl-O has put a blank before it, because it was behind a word. The blank goes with the path.
    var hasOwnBlank = false
    /// True if the user has closed its suggestions: it's a text like any other until Ctrl-O opens them again.
    var isDeclined = false
}
