import Messenger

struct English: Strings {
    var timeFormat = TimeFormat.hours24
    var doctorCommand = Options().doctorCommand

    /// `one` for a single thing, else `many`, with the number before it.
    func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(grouped(number)) \(number == 1 ? one : many)"
    }

    /// The parts with commas and “and” between them.
    func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.count == 2
            ? "\(parts[0]) and \(last)" : parts.dropLast().joined(separator: ", ") + ", and " + last
    }

    /// A number with a comma before each group of three digits.
    func grouped(_ number: Int) -> String { number.grouped }
}
