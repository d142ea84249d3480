import Testing

extension Confab {
    /// Alice and Bob, each in a process of their own with the chat of the other open, and the field ready.
    static func meet(
        configuring: (Confab) throws -> Void = { _ in }
    ) throws -> (confab: Confab, alice: Tmux, bob: Tmux) {
        let confab = try Confab()
        try configuring(confab)
        let alice = try confab.start()
        try alice.register("Alice")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        try bob.use(alice.createLink())
        try bob.wait(for: "Write a message")
        try alice.wait(for: "Write a message")
        return (confab, alice, bob)
    }
}
