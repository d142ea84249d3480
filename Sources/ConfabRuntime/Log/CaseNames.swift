/// The names of an enumeration's cases, from the outside in, for the log: values may be somebody's words.
enum CaseNames {
    /// Returns the names, as in `storage.database.damaged`.
    static func of(_ value: Any) -> String { names(in: value).joined(separator: ".") }

    private static func names(in value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .enum:
            guard let payload = mirror.children.first else { return ["\(value)"] }
            return (payload.label.map { [$0] } ?? []) + names(in: payload.value)
        case .tuple, .struct:
            let kind = mirror.children.first { Mirror(reflecting: $0.value).displayStyle == .enum }
            return kind.map { names(in: $0.value) } ?? []
        default: return []
        }
    }
}
