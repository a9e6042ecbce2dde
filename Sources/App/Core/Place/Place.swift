import Almanac
import Records

/// Where the person is, in one record kept on the device, never as a history.
struct Place: Hashable, Sendable {
    /// The person's name for it: a city's name in the language it was chosen in, or empty for bare coordinates.
    var name: String
    /// The city's name in Latin script, if the place is a city.
    var latinName: String
    /// The city's name in Arabic, if the place is a city that has one.
    var arabicName = ""
    /// The city's number in the list of cities, or `nil` if the place isn't in the list.
    var city: UInt32?
    var coordinates: Coordinates
    /// An IANA zone identifier.
    var zone: String
    /// ISO 3166-1 alpha-2 in upper case; empty if unknown.
    var country: String

    static let key = RecordKind.place.key("home")
}
