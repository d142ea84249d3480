import Messenger
import Testing

@Suite struct OpenableLinkTests {
    @Test(arguments: [
        "https://example.org/?attach=1&bcc=2", "http://example.org", "HTTPS://EXAMPLE.ORG/#a", "geo:52.5,13.4",
        "tel:+491234", "matrix:r/room:example.org", "mailto:ann@example.org", "MAILTO:ann@example.org,bob@example.org",
        "mailto:ann@example.org?subject=Hello&body=One%0ATwo&cc=bob@example.org", "mailto:?Subject=Hello",
    ])
    func linksThatSetNothingElseStayAsTheyAre(link: String) { #expect(OpenableLink.address(link) == link) }

    @Test(arguments: [
        "file:///etc/passwd", "javascript:alert(1)", "ssh://host", "", "mailto", "-https://example.org",
        "https://example.org/a b", "mailto:ann@example.org\u{7F}", "https://example.org/\n",
    ])
    func otherLinksAreNotOpened(link: String) { #expect(OpenableLink.address(link) == nil) }

    @Test(arguments: [
        ("mailto:a@b?attach=/etc/passwd", "mailto:a@b"),
        ("mailto:a@b?attachment=x&subject=Hi&ATTACH=y", "mailto:a@b?subject=Hi"),
        ("mailto:a@b?subject=Hi&bcc=spy@c&to=spy@c&body=text", "mailto:a@b?subject=Hi&body=text"),
        ("mailto:a@b?%61ttach=/etc/passwd&su%62ject=x", "mailto:a@b"),
        ("mailto:a@b?&&=&attach&subject", "mailto:a@b?subject"),
        ("mailto:?attach=x", "mailto:"),
        ("mailto:a@b&attach=/etc/passwd", "mailto:a@b%26attach=/etc/passwd"),
        ("mailto:a@b?subject=Hi?attach=x;attach=y", "mailto:a@b?subject=Hi%3Fattach=x%3Battach=y"),
        ("mailto:a@b;attach=x?in-reply-to=1", "mailto:a@b%3Battach=x"),
        ("MailTo:a@b?SUBJECT=Hi&From=spy@c", "MailTo:a@b?SUBJECT=Hi"),
    ])
    func mailLinksKeepOnlySubjectBodyAndCc(link: String, address: String) {
        #expect(OpenableLink.address(link) == address)
    }
}
