/// Random texts that nobody guesses: names of things, and the secrets of links.
enum Token {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// A random text of `length` characters, six bits each, of those that a link may have.
    static func random(length: Int) -> String {
        // The system's own source: the kernel's, which is fit for secrets.
        var generator = SystemRandomNumberGenerator()
        return String(
            decoding: (0..<length).map { _ in alphabet[Int(generator.next() & 63)] }, as: UTF8.self)
    }
}
