import Glibc

/// What a test can be told from outside.
enum TestEnvironment {
    static func text(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }
}
