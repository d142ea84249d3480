extension Location {
    /// Reads a `geo:` link (RFC 5870), or a latitude and a longitude in degrees with a comma or spaces between them.
    ///
    /// Returns `nil` for anything else, for places that aren't on Earth, and for links to coordinates of another system
    /// than WGS 84. The altitude and other parts of a link are ignored.
    package init?(reading text: String, title: String = "") {
        var rest = text.trimmed[...]
        if rest.lowercased().hasPrefix("geo:") {
            rest = rest.dropFirst(4)
            let parameters = rest.split(whereSeparator: { $0 == ";" || $0 == "?" }).dropFirst().map { $0.lowercased() }
            if parameters.contains(where: { $0.hasPrefix("crs=") && $0 != "crs=wgs84" }) { return nil }
            rest = rest.prefix { $0 != ";" && $0 != "?" }
            // The third number is the altitude.
            let numbers = rest.split(separator: ",", omittingEmptySubsequences: false)
            guard numbers.count == 2 || numbers.count == 3 else { return nil }
            self.init(numbers[0], numbers[1], title)
        } else {
            let numbers = rest.split { $0 == "," || $0.isWhitespace }
            guard numbers.count == 2 else { return nil }
            self.init(numbers[0], numbers[1], title)
        }
    }

    private init?(_ latitude: Substring, _ longitude: Substring, _ title: String) {
        guard let latitude = Self.degrees(latitude, limit: 90), let longitude = Self.degrees(longitude, limit: 180)
        else {
            return nil
        }
        self.init(latitude: latitude, longitude: longitude, title: title)
    }

    /// A number of degrees, which has digits and at most a sign and a point.
    private static func degrees(_ text: Substring, limit: Double) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B }),
            let degrees = Double(text), abs(degrees) <= limit
        else { return nil }
        return degrees
    }

    /// The `geo:` link to the place; `nil` for an imported location that isn't on Earth.
    package var link: String? {
        let link = "geo:\(latitude.degrees),\(longitude.degrees)"
        return Location(reading: link) == nil ? nil : link
    }

    /// The latitude and the longitude in degrees.
    package var coordinates: String { "\(latitude.degrees), \(longitude.degrees)" }
}

extension Double {
    /// A number of degrees to about a centimeter, without an exponent.
    fileprivate var degrees: String {
        guard isFinite, abs(self) <= 360 else { return String(self) }
        let parts = Int64((abs(self) * 1e7).rounded())
        var fraction = String(parts % 10_000_000)
        fraction = String(repeating: "0", count: 7 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let sign = self < 0 && parts > 0 ? "-" : ""
        return "\(sign)\(parts / 10_000_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}
