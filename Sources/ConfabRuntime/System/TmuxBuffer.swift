internal import CLinux
import Glibc

/// The clipboard inside tmux, which by default ignores the escape sequence for the terminal's clipboard.
enum TmuxBuffer {
    /// Puts `text` into a buffer of tmux, and through it into the terminal's clipboard. Does nothing outside tmux.
    static func load(_ text: String) {
        guard Places.environment("TMUX") != nil,
            let path = Program.find("tmux", in: Places.environment("PATH") ?? "/usr/bin:/bin")
        else { return }
        // Unlike a pipe, a file in memory takes a text of any length without waiting for tmux.
        let input = cl_memory_file("clipboard")
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { for descriptor in [input, nowhere] where descriptor >= 0 { close(descriptor) } }
        guard input >= 0, nowhere >= 0, (try? Output.write(Array(text.utf8), to: input)) != nil else { return }
        lseek(input, 0, SEEK_SET)
        try? Program(
            path: path, arguments: ["tmux", "load-buffer", "-w", "-"], input: input, output: nowhere, errors: nowhere,
            leadsGroup: true
        ).startUnattended()
    }
}
