import Glibc

/// What a test can be told from outside.
enum TestEnvironment {
    static func number(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }
    }
}
