extension Tags {
    /// What happens among the tags.
    public enum Action: Codable, Equatable, Sendable {
        /// A row was chosen.
        case chosen(Int)
    }
}
