public import ConfabApp

/// Runs Confab on the terminal until the user quits, with kinds of content and items of the message field that it doesn't
/// have itself.
///
/// - Parameters:
///   - dataDirectory: the directory of messages and profiles instead of the user's own.
///   - isDemo: true to show sample data, in a directory that is removed at the end.
///   - kinds: the kinds to add.
///   - inputItems: the items to add to the message field, in its bar or its menu.
/// - Throws: errors that read as sentences, after restoring the terminal.
public func runConfab(
    dataDirectory: String? = nil, isDemo: Bool = false, kinds: [CustomKind] = [],
    inputItems: [CustomInputItem] = []
) throws {
    var options = RunOptions(places: Places(data: dataDirectory))
    options.isDemo = isDemo
    options.kinds = kinds
    options.inputItems = inputItems
    try run(options)
}
