extension String {
    /// This text as a word to type into a shell, in quotes if it needs them.
    package var shellWord: String {
        let isPlain = !isEmpty && utf8.allSatisfy { plainBytes.contains($0) }
        return (isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'").harmlessName
    }
}

private let plainBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-".utf8)
