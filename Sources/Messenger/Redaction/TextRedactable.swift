/// A value with texts that people wrote.
package protocol TextRedactable {
    /// Returns the value with `redact` applied to every text, and without secrets; numbers stay.
    func redacted(_ redact: (String) -> String) -> Self
}

extension String: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> String { redact(self) }
}

extension Optional: TextRedactable where Wrapped: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> Wrapped? { map { $0.redacted(redact) } }
}

extension Array: TextRedactable where Element: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> [Element] { map { $0.redacted(redact) } }
}
