public import ConfabApp

/// Runs Confab on the terminal until the user quits, with kinds of content that it doesn't know itself.
///
/// - Parameters:
///   - dataDirectory: the directory of messages and profiles instead of the user's own.
///   - isDemo: true to show sample data, in a directory that is removed at the end.
///   - kinds: the kinds to add.
/// - Throws: errors that read as sentences, after restoring the terminal.
public func runConfab(dataDirectory: String? = nil, isDemo: Bool = false, kinds: [CustomKind]) throws {
    var options = RunOptions(places: Places(data: dataDirectory))
    options.isDemo = isDemo
    options.kinds = kinds
    try run(options)
}
