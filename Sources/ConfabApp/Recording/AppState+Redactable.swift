package import Loop
import Messenger

extension AppState: Redactable {
    /// The state as it is, but for what the user wrote among the options: a recording begins before anything was loaded, so
    /// there is nothing else of the user in it yet.
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
