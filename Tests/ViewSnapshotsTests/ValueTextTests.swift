import TerminalDOM
import Testing

@testable import ViewText

@Suite struct ValueTextTests {
    private enum Inner { case next }
    private enum Outer {
        case inner(Inner)
        case sized(Size, Double)
        case said(String)
    }

    @Test func qualifiersAreLeftOut() {
        #expect(plainText(of: Outer.inner(.next)) == "inner(next)")
        #expect(plainText(of: Outer.sized(Size(1, 2), 1.5)) == "sized(Size(width: 1, height: 2), 1.5)")
    }

    @Test func textInQuotesStaysAsItIs() {
        #expect(plainText(of: Outer.said("See Foo.bar \"A.b\"")) == "said(\"See Foo.bar \\\"A.b\\\"\")")
    }
}
