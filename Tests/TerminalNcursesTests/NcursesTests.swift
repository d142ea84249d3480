import Testing

/// Whatever draws by ncurses, which keeps its state in the process: one test after the other.
@Suite(.serialized) enum NcursesTests {}
