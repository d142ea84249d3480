import Messenger
import Testing

/// Locations as people write them.
@Suite struct LocationReadingTests {
    @Test(arguments: [
        ("52.5163, 13.3777", 52.5163, 13.3777), ("52.5163 13.3777", 52.5163, 13.3777),
        (" -33.85,151.2 ", -33.85, 151.2),
        ("geo:37.786971,-122.399677", 37.786971, -122.399677),
        ("GEO:48.2010,16.3695,183;crs=wgs84;u=40", 48.201, 16.3695),
        ("geo:48.2,16.3?z=17&q=48.2,16.3", 48.2, 16.3), ("90,180", 90, 180), ("+1,-0", 1, 0),
    ]) func linksAndNumbersAreRead(text: String, latitude: Double, longitude: Double) throws {
        let location = try #require(Location(reading: text, title: "Here"))
        #expect(location == Location(latitude: latitude, longitude: longitude, title: "Here"))
        #expect(Location(reading: try #require(location.link), title: "Here") == location)
        #expect(Location(reading: location.coordinates, title: "Here") == location)
    }

    @Test(arguments: [
        "", "Berlin", "52.5", "91,0", "0,181", "1,2,3", "geo:", "geo:1", "geo:1,2,3,4", "nan,nan", "inf,0", "1e1,2",
        "0x10,2", "1..2,3", "geo:1,2;crs=moon-2011", "--1,2", "٣,٤",
    ]) func anythingElseIsNot(text: String) { #expect(Location(reading: text) == nil) }

    @Test func coordinatesHaveNoExponentAndImportedOnesMayBeAnything() {
        #expect(Location(latitude: 0.0000001, longitude: -0.5).coordinates == "0.0000001, -0.5")
        #expect(Location(latitude: 52, longitude: 13.25).link == "geo:52,13.25")
        for broken in [Double.nan, .infinity, 1e300, 91] {
            #expect(Location(latitude: broken, longitude: 0).link == nil)
        }
    }
}
