package import Messenger

/// Work for the terminal and the system.
package enum TerminalOperation: Codable, Equatable, Sendable {
    /// Puts text into the clipboard.
    case copy(String)
    /// Opens a link with the system's program for it.
    case openLink(String)
    /// Rings the bell.
    case ring
    /// Shows a desktop notification.
    case notify(title: String, body: String)
    /// Looks for everything that may have come in or changed; answered by ``Status/Action/refreshed``.
    case refresh
    /// Draws everything again.
    case redraw
    /// Writes a line into the log, about a mistake in the program.
    case log(String)
    /// Hands the terminal back to the shell until it continues Confab; answered by ``AppAction/resumed``.
    case suspend
    /// Hands text and the terminal to the user's editor; answered by ``AppAction/resumed``, and by
    /// ``Composer/Action/editorClosed(_:_:)`` if the editor has saved the text.
    case edit(String, in: ChatID)
    /// Quits Confab.
    case quit
}

extension TerminalOperation {
    /// True if another program has the terminal meanwhile.
    var lendsTerminal: Bool {
        switch self {
        case .suspend, .edit: true
        case .copy, .openLink, .ring, .notify, .refresh, .redraw, .log, .quit: false
        }
    }
}
