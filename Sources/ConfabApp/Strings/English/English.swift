struct English: Strings {
    var timeFormat = TimeFormat.hours24

    /// `one` for a single thing, else `many`, with the number before it.
    func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}
