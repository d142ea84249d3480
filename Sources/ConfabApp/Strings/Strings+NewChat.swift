package import Messenger

package protocol NewChatStrings {
    func createLink() -> String
    func scanCode() -> String
    func pasteLink() -> String
    func createGroup() -> String
    func findContact() -> String
    func next() -> String
    func linkTitle() -> String
    /// The name of a link that has none, from the time of its creation.
    func link(madeAt time: Timestamp, _ clock: LocalClock) -> String
    func creatingLink() -> String
    func retry(_ key: String) -> String
    func copyLink(_ keys: [String]) -> String
    func linkHelp() -> String
    func qrCodeNeeds(_ width: Int, _ height: Int, isASCII: Bool) -> String
    func noQRCode() -> String
    func keepLinkTitle() -> String
    func keepLinkHelp() -> String
    func keep() -> String
    func backToLink() -> String
    func linkIsKept() -> String
    /// The profile of a link; `key` and `mark` show that you can choose another one.
    func linkFor(_ name: String, key: String, mark: String) -> String
    func linkForTitle() -> String
    func linkForHelp() -> String
    func connected(_ name: String) -> String
    func newChat() -> String
}
