import Testing

@Suite struct TourTests {
    @Test func theTourShowsTheLayerThatTheTestsBuild() {
        let tour = Repository.text(of: "docs/tour.md")
        let layer = Repository.text(of: "Tests/ConfabAppTests/Features/ToyLayerTests.swift")
        #expect(!layer.isEmpty && tour.contains("```swift\n\(layer)```\n"), "copy the file into docs/tour.md")
    }

    @Test func theFilesThatTheTourNamesAreThere() {
        let tour = Repository.text(of: "docs/tour.md")
        let sources = Repository.files(below: "Sources") + Repository.files(below: "Tests")
        let named = tour.matches(of: /`(?<path>[\w+\/-]+\.swift)`/).map { String($0.output.path) }
        #expect(named.count > 20)
        for path in named { #expect(sources.contains { $0.hasSuffix("/" + path) || $0 == path }, "\(path)") }
    }
}
