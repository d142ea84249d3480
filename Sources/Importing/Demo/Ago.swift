/// A span of time in the past: `2.days + 3.hours`.
struct Ago {
    var minutes: Int

    static func + (left: Ago, right: Ago) -> Ago { Ago(minutes: left.minutes + right.minutes) }
}

extension Int {
    var minutes: Ago { Ago(minutes: self) }
    var hours: Ago { Ago(minutes: self * 60) }
    var days: Ago { Ago(minutes: self * 60 * 24) }
}
