import Glibc

/// Opens `/dev/null` for each of standard input, standard output, and standard error that is closed.
///
/// Otherwise the database would get the number of the closed one, and output would overwrite it. Writing to a closed
/// standard output still fails, so no command reports success for output that went nowhere.
package func openStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
        // The lowest free number is this one.
        _ = open("/dev/null", O_RDONLY)
    }
}
