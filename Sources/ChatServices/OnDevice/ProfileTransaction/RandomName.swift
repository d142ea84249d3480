/// Names for people who don't want to give theirs: two plain words, such as "Quiet Heron".
enum RandomName {
    /// A name at random.
    ///
    /// - Parameter names: no word of these occurs in it, whatever its case.
    static func make(avoiding names: [String], using generator: inout some RandomNumberGenerator) -> String {
        let taken = Set(names.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init))
        return pick(qualities, taken, &generator) + " " + pick(beings, taken, &generator)
    }

    private static func pick(
        _ words: [String], _ taken: Set<String>, _ generator: inout some RandomNumberGenerator
    ) -> String {
        let free = words.filter { !taken.contains($0.lowercased()) }
        // There are more words than fit into the names of some profiles; should all be taken, any will do.
        return (free.isEmpty ? words : free).randomElement(using: &generator) ?? ""
    }
}
