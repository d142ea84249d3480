import ConfabApp
import MessageStore
import Messenger

/// A command is done, but left something out because it couldn't be read.
struct UnreadableData: Error, CustomStringConvertible {
    /// A sentence that names the unreadable records and what to do about them.
    let description: String
}

/// Says on standard error which process a command waits for, 0 for an unknown one.
func sayWaiting(for process: Int32, in places: Places) {
    let strings = places.strings
    Output.complain("\(strings.waitsForData(process: process == 0 ? nil : process)) \(strings.waitsUntilThen())")
}

/// Opens the data directory of `places` and runs `body`, which only reads. All commands that read do it with this, so that none
/// passes off a part for the whole.
///
/// - Throws: what `body` throws, or ``UnreadableData`` if anything in the store can't be read.
func readStore<Value>(in places: Places, _ body: (MessageStore) throws -> Value) throws -> Value {
    explainCrashes(whileReading: places.data)
    return try explainingErrors(in: places) {
        let store = try MessageStore(reading: places.data) { $0.map { sayWaiting(for: $0, in: places) } }
        return try reportingProblems(of: store, in: places) { try body(store) }
    }
}

/// Runs `body`, and throws ``UnreadableData`` if anything in `store`, the database of `places`, can't be read.
func reportingProblems<Value>(of store: MessageStore, in places: Places, _ body: () throws -> Value) throws -> Value {
    let strings = places.strings
    let value: Value
    do {
        value = try body()
    } catch let error as UnreadableData {
        throw error
    } catch  where !store.problems.isEmpty {
        // The unreadable records may be the cause.
        throw UnreadableData(description: "\(cause(error, strings)) \(strings.unreadable(store.problems))")
    }
    guard store.problems.isEmpty else {
        throw UnreadableData(description: strings.unreadable(store.problems))
    }
    return value
}

/// The sentence of an error, without the advice to run the doctor.
private func cause(_ error: any Error, _ strings: any Strings) -> String {
    guard let sentence = sentence(for: error, strings) else { return "\(error)" }
    guard case .storage(let problem) = Problem(error) else { return sentence }
    return strings.cause(problem)
}

/// A problem in words, which name the data directory that a command works on.
private struct CommandFailure: Error, CustomStringConvertible {
    let description: String
}

/// Runs `body`, and puts a problem that it throws into words for the user of `places`.
func explainingErrors<Value>(in places: Places, _ body: () throws -> Value) throws -> Value {
    do {
        return try body()
    } catch {
        throw sentence(for: error, places.strings).map { CommandFailure(description: $0) } ?? error
    }
}
