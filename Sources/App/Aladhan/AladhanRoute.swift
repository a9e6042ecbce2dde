/// The addresses of Aladhan's API (aladhan.com/prayer-times-api) that the app answers, for programs that use it.
///
/// Dates, numbers and coordinates stay as written: what can't be read is answered as the API does, with 400 and the
/// field's name, not with a page that says there is no such address.
enum AladhanRoute: Hashable, Sendable {
    /// The times of today, of a date `DD-MM-YYYY`, or of an instant in seconds since 1970.
    case timings(String?, byCity: Bool = false)
    /// The times of a month or year, taken from the query if the path has neither.
    case calendar(year: String?, month: String?, byCity: Bool = false)
    /// The same by the months and years of the Hijri calendar.
    case hijriCalendar(year: String?, month: String?, byCity: Bool = false)
    case gregorianToHijri(String?)
    case hijriToGregorian(String?)
    case qibla(latitude: String, longitude: String)
    case methods

    /// The prefix of every path of the API.
    static let root = "/v1"

    /// Creates the route of a path's parts; `nil` if there is none, or a part is too long or not plain.
    init?(_ parts: [Substring]) {
        guard parts[0] == "v1" else { return nil }
        let parts = parts.dropFirst()
        for part in parts where !Self.isPlain(part) { return nil }
        let words = parts.map { String($0) }
        let second = words.count > 1 ? words[1] : nil
        let third = words.count > 2 ? words[2] : nil
        switch (words.first, words.count) {
        case ("timings", 1...2): self = .timings(second)
        case ("timingsByCity", 1...2): self = .timings(second, byCity: true)
        case ("calendar", 1...3): self = .calendar(year: second, month: third)
        case ("calendarByCity", 1...3): self = .calendar(year: second, month: third, byCity: true)
        case ("hijriCalendar", 1...3): self = .hijriCalendar(year: second, month: third)
        case ("hijriCalendarByCity", 1...3): self = .hijriCalendar(year: second, month: third, byCity: true)
        case ("gToH", 1...2): self = .gregorianToHijri(second)
        case ("hToG", 1...2): self = .hijriToGregorian(second)
        case ("qibla", 3): self = .qibla(latitude: words[1], longitude: words[2])
        case ("methods", 1): self = .methods
        default: return nil
        }
    }

    /// Any token that may read reaches the times, which belong to no area.
    var facts: RouteFacts { RouteFacts(path, .page, .read, returns: false, owner: nil, bar: .today) }

    private var path: String {
        switch self {
        case .timings(let date, let byCity): Self.path("timings", byCity, [date])
        case .calendar(let year, let month, let byCity): Self.path("calendar", byCity, [year, month])
        case .hijriCalendar(let year, let month, let byCity): Self.path("hijriCalendar", byCity, [year, month])
        case .gregorianToHijri(let date): Self.path("gToH", false, [date])
        case .hijriToGregorian(let date): Self.path("hToG", false, [date])
        case .qibla(let latitude, let longitude): Self.path("qibla", false, [latitude, longitude])
        case .methods: Self.path("methods", false, [])
        }
    }

    /// Whether the place is a city that the query names.
    var isByCity: Bool {
        switch self {
        case .timings(_, let byCity), .calendar(_, _, let byCity), .hijriCalendar(_, _, let byCity): byCity
        default: false
        }
    }

    private static func path(_ name: String, _ byCity: Bool, _ parts: [String?]) -> String {
        var path = root + "/" + name + (byCity ? "ByCity" : "")
        for part in parts {
            guard let part else { break }
            path += "/" + part
        }
        return path
    }

    /// Whether a part is 1 to 40 letters, digits, signs and points, so that it needs no encoding in a path.
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
