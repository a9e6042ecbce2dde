import Almanac
import Records

/// Where the person is: one record, kept on the device, never a history.
struct Place: Hashable, Sendable {
    /// What the person calls it: a city's name in the language it was chosen in, or empty for bare coordinates.
    var name: String
    /// The city's name in Latin script, where the place is a city.
    var latinName: String
    /// The city's name in Arabic, where the place is a city that has one.
    var arabicName = ""
    /// The city's number in the list of cities; `nil` where the place is none of them.
    var city: UInt32?
    var coordinates: Coordinates
    /// An IANA zone identifier.
    var zone: String
    /// ISO 3166-1 alpha-2, upper case; empty where it isn't known.
    var country: String

    static let key = RecordKind.place.key("home")
}
