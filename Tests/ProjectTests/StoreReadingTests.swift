import Testing

/// No command passes off a part for the whole: one that reads does so in the one function that reports what couldn't be read.
@Suite struct StoreReadingTests {
    /// The one place; the app itself, which tells its user with every answer of the store; what writes; and the samples.
    private static let allowed: Set = [
        "UnreadableData.swift", "DataOpener.swift", "Transfer.swift", "RebuildIndex.swift", "SampleSession.swift",
    ]

    @Test func storesAreOpenedInFewPlaces() {
        let files = ["Sources/ConfabRuntime", "Sources/confab"].flatMap { Repository.files(below: $0) }
            .filter { $0.hasSuffix(".swift") && Repository.text(of: $0).contains("MessageStore(") }
        let names = files.map { String($0.split(separator: "/").last ?? "") }
        #expect(Set(names) == Self.allowed)
    }
}
