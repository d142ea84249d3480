import Loop
import Messenger

extension AppState {
    /// Tells for how many days unused files stay, if the service stores files here and that isn't what was told before.
    func keepUnusedFiles(insteadOf days: Int? = nil) -> [AppEffect] {
        guard let main, main.session.options.contains(.keepUnusedFiles), options.keepUnusedFiles != days else {
            return []
        }
        return [.perform(.file(.keepUnused(days: options.keepUnusedFiles)))]
    }
}
