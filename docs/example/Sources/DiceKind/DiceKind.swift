public import ConfabApp
import TerminalDOM

/// Rolls of a die, as a program might send them: the first byte is the number.
public let diceKind = CustomKind(
    "org.example.dice", frame: .plain,
    spoken: { "rolled \(number(in: $0).map(String.init) ?? "a die")" },
    copied: { number(in: $0).map(String.init) ?? $0.fallback }
) { content, _ in
    guard let number = number(in: content) else { return Text<Never>(content.fallback).wrap().node }
    return Text<Never>("\(Array("⚀⚁⚂⚃⚄⚅")[number - 1]) \(number)").node
}

/// The number that was rolled; nil if the bytes say none.
private func number(in content: CustomKind.Content) -> Int? {
    content.bytes.first.map(Int.init).flatMap { (1...6).contains($0) ? $0 : nil }
}
