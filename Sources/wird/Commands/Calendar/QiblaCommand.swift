import Almanac
import ArgumentParser
import Interface
import Records
import Server

/// `wird qibla`: the direction of the Kaaba and the distance to it from any place, and when the Sun shows it.
struct QiblaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "qibla", abstract: "Print the direction to the Kaaba from a place; by default from yours.")

    @OptionGroup var common: CommonOptions

    @Option(parsing: .unconditional, help: "Latitude in degrees, -90 to 90, south is negative.")
    var lat: String?

    @Option(parsing: .unconditional, help: "Longitude in degrees, -180 to 180, west is negative.")
    var lon: String?

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let qibla = Qibla(from: try place(installation))
        let bearing = qibla.bearing.map { Self.rounded($0, 100).truncatingRemainder(dividingBy: 360) }
        let distance = Self.rounded(qibla.distance, 10)
        let moments = Self.moments(after: installation.world.now()).map { Self.text($0) }
        let lines = [
            bearing.map { terminal.word("qibla.bearing", ["degrees": terminal.decimal($0)]) }
                ?? terminal.word("qibla.anywhere"),
            terminal.word("qibla.distance", ["kilometres": terminal.decimal(distance)]),
        ]
        let times = moments.map { terminal.digits($0.replacing("T", with: " ").replacing("Z", with: "")) }
        let sun = terminal.word(
            "qibla.sun", ["times": times.joined(separator: terminal.strings?[key: "list.comma"] ?? ", ")])
        terminal.show(
            lines + (times.isEmpty ? [] : [sun]),
            json: [
                "bearing": bearing.map { .double($0) } ?? .null, "distance": .double(distance),
                "sunOverMakkah": .array(moments.map { .string($0) }),
            ])
    }

    /// The given place, otherwise the person's own.
    private func place(_ installation: Installation) throws -> Coordinates {
        let terminal = installation.terminal
        switch (lat, lon) {
        case (let lat?, let lon?): return try PlaceOptions.point(lat, lon, terminal)
        case (nil, nil):
            let place = try installation.client().get("/place")["place"]
            guard let latitude = place?["latitude"]?.double, let longitude = place?["longitude"]?.double,
                let point = Coordinates(latitude: latitude, longitude: longitude)
            else { throw Failure(terminal.word("noPlace"), .refused) }
            return point
        default: throw Failure(terminal.word("qibla.both"), .usage)
        }
    }

    /// The next two moments at which the Sun is directly over the Kaaba.
    private static func moments(after now: Instant) -> [Instant] {
        let year = Zone.utc.date(at: now).year
        let all = [year, year + 1].flatMap { SunOverMakkah.moments(year: $0) }.map(\.instant)
        return Array(all.filter { $0 > now }.prefix(2))
    }

    private static func text(_ instant: Instant) -> String { Zone.utc.local(instant).description + "Z" }

    private static func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }
}
