extension MessageContent {
    /// The content as it is sent to others, and as it arrives: nobody says what its readers did. The votes in a poll belong to the chat that it comes from, and the readers
    /// haven't played a voice message yet.
    package var asForwarded: Self {
        switch self {
        case .poll(let poll): .poll(Poll(question: poll.question, answers: poll.answers.map { .init($0.text) }))
        case .voice(let voice, let caption):
            .voice(Voice(voice.file, seconds: voice.seconds, levels: voice.levels), caption: caption)
        default: self
        }
    }
}
