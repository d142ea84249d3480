import Testing

@testable import Messenger

@Suite struct SearchCompletionTests {
    @Test(
        arguments: [
            ("from:", SearchOperator.from, ""), ("from:an", .from, "an"), ("hi IN:lun", .in, "lun"),
            ("in:\"the te", .in, "the te"), ("in:“", .in, ""), ("from:ann in:b", .in, "b"),
        ])
    func theNameBeingTypedIsFound(_ text: String, filter: SearchOperator, name: String) {
        let completion = SearchCompletion(text)
        #expect(completion?.filter == filter && completion?.name == name)
    }

    @Test(
        arguments: [
            "", "an", "from:ann ", "from:ann x", "in:\"the team\"", "in:\"the team\" ", "has:li", "before:20", "is:",
            "in:a\"b", "https://a.example", "from:" + String(repeating: "x", count: 1000),
        ])
    func otherTextHasNothingToComplete(_ text: String) { #expect(SearchCompletion(text) == nil) }

    /// The parser understands the completed text as exactly that name.
    @Test(
        arguments: [
            ("Ann", "Ann", "tea from:Ann "), ("Ann Lee", "Ann Lee", "tea from:\"Ann Lee\" "),
            ("Ann \"Annie\" Lee-Meyer", " Lee-Meyer", "tea from:\" Lee-Meyer\" "), ("«Ann»", "Ann", "tea from:Ann "),
            ("李 小龙", "李 小龙", "tea from:\"李 小龙\" "),
        ])
    func aNameIsQuotedAsTheParserReadsIt(_ name: String, read: String, text: String) {
        for typed in ["tea from:an", "tea from:\"an", "tea from:"] {
            let completed = SearchCompletion(typed)?.text(completedBy: name)
            #expect(completed == text)
            let query = SearchQuery(text)
            #expect(query.senders == [read] && query.phrases == [.init(["tea"])] && query.problems == [])
            #expect(NameSearch(query.senders[0]).finds(names: Names(name)))
        }
        #expect(SearchCompletion(text) == nil)
    }

    @Test func namesWithoutEndAreCut() {
        let text = SearchCompletion("in:")?.text(completedBy: String(repeating: "x", count: 1_000_000))
        #expect(text == "in:\(String(repeating: "x", count: 100)) ")
    }
}
