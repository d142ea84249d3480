package import Loop
import Messenger

extension AppState: Redactable {
    /// Returns the state without the texts that the user wrote among the options. A recording begins before anything is
    /// loaded, so the state has nothing else from the user yet.
    package func redacted(by redaction: Redaction) -> AppState {
        var state = self
        state.options.linkOpener = redaction(options.linkOpener)
        state.options.camera = redaction(options.camera)
        state.options.clipboardPicture = redaction(options.clipboardPicture)
        state.options.downloads = redaction(options.downloads)
        state.options.recorder = redaction(options.recorder)
        state.options.player = redaction(options.player)
        state.options.decoder = redaction(options.decoder)
        // It can name the data directory.
        state.options.doctorCommand = Options().doctorCommand
        state.optionLayers.settings = optionLayers.settings.redacted { redaction($0) }
        state.optionLayers.config = optionLayers.config.redacted { redaction($0) }
        state.optionLayers.configName = OptionLayers().configName
        return state
    }
}
