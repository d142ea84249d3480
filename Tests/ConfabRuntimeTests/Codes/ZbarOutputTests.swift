import Testing

@testable import ConfabRuntime

@Suite struct ZbarOutputTests {
    private func texts(_ symbols: String...) -> [String] {
        let start = "<barcodes xmlns='http://zbar.sourceforge.net/2008/barcode'>\n<source href='/dev/stdin'>\n"
        return ZbarOutput.texts(Array((start + symbols.joined(separator: "\n") + "</source>\n</barcodes>\n").utf8))
    }

    private func symbol(_ data: String, _ attributes: String = "") -> String {
        "<index num='0'>\n<symbol type='QR-Code' quality='1'><data\(attributes)>\(data)</data></symbol>\n</index>"
    }

    @Test func eachCodeIsToldApart() {
        #expect(texts() == [])
        #expect(texts(symbol("<![CDATA[one]]>"), symbol("<![CDATA[two]]>")) == ["one", "two"])
    }

    @Test func whatLooksLikeAnEndIsNone() {
        #expect(
            texts(symbol("<![CDATA[a</data>b]]]]><![CDATA[>c]]>"), symbol("<![CDATA[two]]>")) == [
                "a</data>b]]>c", "two",
            ])
        #expect(texts(symbol("<![CDATA[]]>"), symbol("<![CDATA[two]]>")) == ["", "two"])
    }

    @Test func bytesThatAreNoTextAreDecoded() {
        #expect(texts(symbol("<![CDATA[\neF1dPnk8Jgp6\n]]>", " format='base64' length='9'")) == ["x]]>y<&\nz"])
        #expect(texts(symbol("<![CDATA[!!!]]>", " format='base64'")) == [""])
    }

    @Test func whatIsCutOffIsNoHarm() {
        let whole = Array(symbol("<![CDATA[one]]>").utf8)
        for length in 0..<whole.count { #expect(ZbarOutput.texts(Array(whole[..<length])).count <= 1) }
    }

    @Test func thereIsAnEndToIt() {
        let many = String(repeating: symbol("<![CDATA[x]]>"), count: 10_000)
        #expect(texts(many).count == ZbarOutput.limit)
    }
}
