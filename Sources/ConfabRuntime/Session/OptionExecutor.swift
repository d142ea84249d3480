import ConfabApp
import Messenger
import Theming

/// Saves options in the settings file, and reads the files of options again when they change.
final class OptionExecutor: EventSource {
    private let files: OptionFiles
    private let dispatcher: Dispatcher

    init(_ files: OptionFiles, dispatcher: Dispatcher) {
        self.files = files
        self.dispatcher = dispatcher
    }

    /// The problems with the files at the start.
    var problems: [FileProblem] { files.problems }

    func save(_ id: OptionID, _ value: OptionValue?) {
        if let problem = files.save(id, value) { dispatcher.show(problem: problem) }
    }

    var descriptors: [Int32] { [files.descriptor] }

    func takeEvents(from ready: [Int32]) {
        if ready.contains(files.descriptor) { take(files.takeChanges()) }
    }

    /// Reads the files if the system has no watch left for them.
    func refresh() {
        if files.descriptor < 0 { take(files.takeChanges()) }
    }

    func readEmojiNames() { take(files.readEmojiNames()) }

    private func take(_ change: OptionFiles.Change) {
        dispatcher.show(problems: change.problems, mended: change.mended)
        if let files = change.files { dispatcher.send(.options(.filesRead(files))) }
    }
}
