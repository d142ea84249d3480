import Glibc
import Loop
import Messenger

/// The clocks of the system. Only this type reads them.
struct SystemClock {
    private let start = SystemClock.monotonic()

    /// The time since this value was made, on a clock that never goes back.
    var now: Instant { Instant(nanoseconds: Self.monotonic() - start) }

    /// The current time.
    static var wallTime: Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    private static func monotonic() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
