/// The names of an enumeration's cases, from the outside in, for the log: values may be somebody's words.
enum CaseNames {
    /// Returns the names, as in `storage.database.damaged`; the name of the type if there's no case.
    static func of(_ value: Any) -> String {
        let names = names(in: value)
        return names.isEmpty ? "\(type(of: value))" : names.joined(separator: ".")
    }

    /// Returns the name of the outermost case, as in `storage`; the name of the type if there's no case.
    static func first(of value: Any) -> String { names(in: value).first ?? "\(type(of: value))" }

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
