import Testing

extension Confab {
    /// Alice and Bob, each in a process of their own with the chat of the other open, and the field ready.
    ///
    /// - Parameter arguments: the arguments of both processes.
    static func meet(
        _ arguments: [String] = [], configuring: (Confab) throws -> Void = { _ in }
    ) throws -> (confab: Confab, alice: Tmux, bob: Tmux) {
        let confab = try Confab()
        try configuring(confab)
        let alice = try confab.start(arguments)
        try alice.register("Alice")
        let bob = try confab.start(["--profile", "Bob"] + arguments, width: 100, height: 30)
        try bob.register()
        try bob.use(alice.createLink())
        try bob.wait(for: "Write a message")
        try alice.wait(for: "Write a message")
        return (confab, alice, bob)
    }
    /// Alice and Bob in the group Tea, which Alice owns; its chat is open on both screens.
    static func meetInGroup(
        _ arguments: [String] = []
    ) throws -> (confab: Confab, alice: Tmux, bob: Tmux) {
        let (confab, alice, bob) = try meet(arguments)
        try alice.leaveChat()
        try alice.createGroup("Tea", inviting: ["Bob"])
        try bob.leaveChat()
        try bob.join("Tea")
        try alice.wait(for: "Bob joined")
        return (confab, alice, bob)
    }
}
