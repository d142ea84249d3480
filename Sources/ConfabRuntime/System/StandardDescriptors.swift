import Glibc

/// Opens `/dev/null` in place of standard input, output, and errors if they are closed.
///
/// Otherwise the database gets the number of one of them, and what is printed overwrites it. A write to a descriptor that
/// was closed still fails, so that no command takes its output for delivered.
package func openStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
        // The lowest free number is this one.
        _ = open("/dev/null", O_RDONLY)
    }
}
