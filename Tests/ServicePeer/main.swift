// A process that shows one profile, by number, or a new one, by name: led by lines on standard input, answers and events as lines on standard output.

import ChatServices
import Glibc
import MessageStore
import Messenger

/// Writes a line that the test reads at once; several threads do.
@Sendable func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
}

/// Nanoseconds of the clock that all processes share.
@Sendable func ticks() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

@Sendable func tell(_ event: ServiceEvent) {
    let now = ticks()
    switch event {
    case .messages(.arrived(let arrivals, _)):
        for arrival in arrivals {
            say("arrived \(now) \(arrival.chat.id.rawValue) \(arrival.message.content.text.plain)")
        }
    case .contacts(.connected(let chat)): say("connected \(chat.id.rawValue)")
    case .messages(.typing(let chat, _, let isOn)): say("typing \(now) \(chat.rawValue) \(isOn)")
    case .contacts(.presence(let contact, let isOnline)): say("presence \(contact.rawValue) \(isOnline)")
    case .groups(.invited(let chat)): say("invited \(chat.id.rawValue)")
    case .session(.cannotStore(let error)): say("trouble \(error)")
    default: break
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    say("usage: service-peer DIRECTORY PROFILE")
    exit(1)
}

do {
    let queue = WriteQueue(try MessageStore(directory: arguments[1]))
    let exchange = OnDeviceExchange(queue)
    try exchange.start()
    var profile = UInt64(arguments[2]).map { ProfileID($0) }
    if profile == nil { profile = try await exchange.createProfile(named: arguments[2]).id }
    guard let profile else { exit(1) }
    let service = try await exchange.open(profile, events: tell)
    say("open")
    while let line = readLine() {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard let command = Command(words) else {
            say("error unknown command \(line)")
            continue
        }
        if case .quit = command { break }
        do {
            let start = ticks()
            say("\(try await command.run(on: service, queue)) \(start) \(ticks())")
        } catch {
            say("error \(error)")
        }
    }
    await service.close()
    await exchange.stop()
    say("closed")
} catch {
    say("error \(error)")
    exit(2)
}
