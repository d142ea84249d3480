package protocol ConfirmationStrings {
    /// A title and an explanation.
    func confirmation(_ question: ChatActionQuestion) -> (title: String, help: String)
    func spokenBox(_ label: String, isChecked: Bool) -> String
    func answer(_ answer: ChatActionQuestion.Answer, _ question: ChatActionQuestion) -> String
    func cancel() -> String
}
