import Messenger

/// A command line of the user's with a program that is installed.
struct VoiceCommand {
    /// The name of the program as the user wrote it.
    let name: String
    /// The path of the program.
    let program: String
    /// The arguments, starting with the name of the program.
    let arguments: [String]

    /// - Parameters:
    ///   - line: the command line.
    ///   - path: the folders to search for programs, as in `$PATH`.
    ///   - values: the values of placeholders, which stand in braces.
    init(
        _ line: String, for purpose: VoiceProblem.Purpose, in path: String, _ values: [String: String] = [:]
    ) throws(VoiceProblem) {
        let words = line.commandWords
        guard let name = words.first, !name.isEmpty else { throw .noCommand(purpose) }
        guard let program = Program.find(name, in: path) else { throw .noProgram(purpose, program: name) }
        self.name = name
        self.program = program
        arguments = words.map { word in
            values.reduce(word) { $0.replacing("{\($1.key)}", with: $1.value) }
        }
    }
}
