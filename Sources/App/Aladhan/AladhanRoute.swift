/// The addresses of Aladhan's API (aladhan.com/prayer-times-api) that the app answers, for programs that speak with it.
///
/// Dates, numbers and coordinates stay as they are written: what can't be read is answered as the API does, with 400
/// and the field's name, not with a page that says there is no such address.
enum AladhanRoute: Hashable, Sendable {
    /// Today's times, or those of a date `DD-MM-YYYY` or of an instant in seconds since 1970.
    case timings(String?)
    /// A month's times, or a year's; by the query where neither stands in the path.
    case calendar(year: String?, month: String?)
    case gregorianToHijri(String?)
    case hijriToGregorian(String?)
    case qibla(latitude: String, longitude: String)
    case methods

    /// What every path of the API begins with.
    static let root = "/v1"

    /// The route of a path's parts after `v1`; `nil` where there is none, or a part is too long or not plain.
    init?(_ parts: ArraySlice<Substring>) {
        for part in parts where !Self.isPlain(part) { return nil }
        let words = parts.map { String($0) }
        switch (words.first, words.count) {
        case ("timings", 1...2): self = .timings(words.count > 1 ? words[1] : nil)
        case ("calendar", 1...3):
            self = .calendar(year: words.count > 1 ? words[1] : nil, month: words.count > 2 ? words[2] : nil)
        case ("gToH", 1...2): self = .gregorianToHijri(words.count > 1 ? words[1] : nil)
        case ("hToG", 1...2): self = .hijriToGregorian(words.count > 1 ? words[1] : nil)
        case ("qibla", 3): self = .qibla(latitude: words[1], longitude: words[2])
        case ("methods", 1): self = .methods
        default: return nil
        }
    }

    var path: String {
        switch self {
        case .timings(let date): Self.path("timings", [date])
        case .calendar(let year, let month): Self.path("calendar", [year, month])
        case .gregorianToHijri(let date): Self.path("gToH", [date])
        case .hijriToGregorian(let date): Self.path("hToG", [date])
        case .qibla(let latitude, let longitude): Self.path("qibla", [latitude, longitude])
        case .methods: Self.path("methods", [])
        }
    }

    private static func path(_ name: String, _ parts: [String?]) -> String {
        var path = root + "/" + name
        for part in parts {
            guard let part else { break }
            path += "/" + part
        }
        return path
    }

    /// Whether a part is 1 to 40 letters, digits, signs and points, so that it stands in a path as it is.
    private static func isPlain(_ part: Substring) -> Bool {
        guard (1...40).contains(part.utf8.count) else { return false }
        for byte in part.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"):
                continue
            default: return false
            }
        }
        return true
    }
}
