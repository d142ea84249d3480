import Messenger

extension BannerView {
    /// The banner as a sentence.
    static func line(_ banner: Banner, _ env: ViewEnvironment) -> String {
        let offer = banner.offer.map { "\(env.key(.openBanner, in: .chatList)): \(env.words.offer($0))" }
        return env.words.spokenBanner(
            env.words.banner(banner), offer: offer, close: env.key(.closeBanner, in: .chatList))
    }
}

extension NavigationBar.Content {
    /// What the bar says beside the name.
    func spoken(_ words: Words) -> String {
        let unread = unread > 0 ? words.spokenUnread(unread) : nil
        let elsewhere = hasUnreadElsewhere ? words.spokenUnreadElsewhere() : nil
        return [unread, elsewhere, words.spokenConnection(connection)].compactMap { $0 }.map { ", " + $0 }.joined()
    }
}
