public import ConfabApp

/// Runs Confab on the terminal until the user quits, with kinds of content and items of the message field that it doesn't
/// have itself, and with changes to its own kinds.
///
/// - Parameters:
///   - dataDirectory: the directory of messages and profiles instead of the user's own.
///   - isDemo: true to show sample data, in a directory that is removed at the end.
///   - kinds: the kinds to add.
///   - wrappers: the changes to Confab's own kinds. Several changes to one kind apply in their order.
///   - inputItems: the items to add to the message field, in its bar or its menu.
/// - Throws: errors that read as sentences, after restoring the terminal. Names that don't fit are among them.
public func runConfab(
    dataDirectory: String? = nil, isDemo: Bool = false, kinds: [CustomKind] = [],
    wrappers: [KindWrapper] = [], inputItems: [CustomInputItem] = []
) throws {
    var options = RunOptions(places: Places(data: dataDirectory))
    options.isDemo = isDemo
    options.kinds = kinds
    options.wrappers = wrappers
    options.inputItems = inputItems
    try options.checkExtensions()
    try run(options)
}
