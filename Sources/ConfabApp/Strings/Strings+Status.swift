/// The bar, the banner, and the window title.
package protocol StatusStrings {
    /// One or two words if the connection has a problem; empty otherwise.
    func connection(_ connection: Status.Reach) -> String
    /// Everything was read again at `time`.
    func upToDate(_ time: String) -> String
    /// - Parameter helpKey: the key of the help; empty if it has none.
    func banner(_ banner: Banner, helpKey: String) -> String
    /// The button of a banner.
    func offer(_ offer: Banner.Offer) -> String
    /// `text` was put into the clipboard.
    func copied(_ text: String) -> String
    /// Closing a banner that isn't there.
    func noBanner() -> String
    /// The button of a banner that has none.
    func nothingOffered() -> String
    func spokenUnreadElsewhere() -> String
    /// nil if there's nothing to say.
    func spokenConnection(_ connection: Status.Reach) -> String?
    func spokenBanner(_ text: String, offer: String?, close: String) -> String
    /// - Parameter key: the key that toggles it; empty if it has none.
    func mouse(isOn: Bool, key: String) -> String
    /// The title of the terminal's window.
    func title(unread: Int) -> String
}
