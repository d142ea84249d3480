/// Which Confab this is.
public enum Version {
    /// The version of the program.
    public static let text = "0.1.0"
    public static var withBuild: String { text }
}
