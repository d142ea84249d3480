import CLinux
import Glibc

/// A program that tests start in order to learn what Confab gives to others, and what becomes of them.

/// The descriptors that this process has, in order.
func descriptors() -> [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var numbers: [Int32] = []
    while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        // The folder itself takes one, too.
        if let number = Int32(name), number != dirfd(folder) { numbers.append(number) }
    }
    return numbers.sorted()
}

/// Starts this program again, and returns its process.
func startAnother(_ mode: String, endsWithParent: Bool) -> pid_t {
    let words = [strdup(CommandLine.arguments[0]), strdup(mode), nil]
    var process = pid_t()
    let code = words.withUnsafeBufferPointer { words in
        "/proc/self/exe".withCString { path in
            var program = cl_program(
                path: path, arguments: words.baseAddress, environment: environ, standard: (0, 1, 2),
                leads_group: false, ends_with_parent: endsWithParent)
            return cl_start(&program, &process)
        }
    }
    if code != 0 { exit(code) }
    return process
}

func hang() -> Never { while true { pause() } }

/// Prints a line at once, whatever standard output is.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
}

switch CommandLine.arguments.dropFirst().first {
case "descriptors": say(descriptors().map(String.init).joined(separator: " "))
case "hang": hang()
case "leave-one-behind": say("\(startAnother("hang", endsWithParent: false))")
case "wait-for-another":
    say("\(startAnother("hang", endsWithParent: true))")
    hang()
default: exit(EX_USAGE)
}
