internal import CLinux
import Messenger

/// Says what to do when the process ends by a bad memory access: liblmdb believes what is in the file, and a damaged
/// page leads it astray.
///
/// - Parameter directory: the data directory that is about to be opened.
func explainCrashes(whileReading directory: String) {
    cl_crash_sentence(
        """

        Confab has ended because of a bad memory access. The data in \(directory.harmlessName) may be damaged: \
        `confab doctor` says whether it is. Nothing was changed by this.

        """)
}
