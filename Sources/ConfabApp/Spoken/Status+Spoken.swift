import Messenger

extension BannerView {
    /// The banner as a sentence.
    static func line(_ banner: Banner, _ env: ViewEnvironment) -> String {
        let offer = banner.offer(env.options).map { "\(env.key(.openBanner, in: .chatList)): \(env.strings.offer($0))" }
        return env.strings.spokenBanner(
            env.strings.banner(banner, helpKey: env.key(.help, in: .everywhere)), offer: offer,
            close: env.key(.closeBanner, in: .chatList))
    }
}

extension NavigationBar.Content {
    /// The bar's text beside the name.
    func spoken(_ strings: any Strings) -> String {
        let unread = unread > 0 ? strings.spokenUnread(unread) : nil
        let elsewhere = hasUnreadElsewhere ? strings.spokenUnreadElsewhere() : nil
        return [unread, elsewhere, strings.spokenConnection(connection)].compactMap { $0 }.map { ", " + $0 }.joined()
    }
}
