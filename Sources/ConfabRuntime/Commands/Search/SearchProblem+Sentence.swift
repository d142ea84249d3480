import Messenger

extension SearchProblem {
    /// What is wrong, for a script that reads standard error.
    var sentence: String {
        switch self {
        case .noValue(let name): "“\(name.rawValue):” needs a value behind it."
        case .unknownFeature(let what):
            "Nothing has “\(what.harmlessName)”; there are "
                + SearchQuery.Feature.allCases.map { "has:\($0.rawValue)" }.joined(separator: ", ") + "."
        case .notADate(let text): "“\(text.harmlessName)” is no date; write 2024, 2024-05 or 2024-05-17."
        case .unknownSender(let name): "Nobody is called “\(name.harmlessName)”."
        case .unknownChat(let name): "No chat is called “\(name.harmlessName)”."
        case .nothingToFind(let signs): "There is no word in “\(signs.harmlessName)”."
        case .tooLong: "The search is longer than \(SearchQuery.limit) characters; the rest was left out."
        }
    }
}
