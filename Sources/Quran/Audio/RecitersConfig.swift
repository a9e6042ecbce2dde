import Records

/// The reciters, how their sources are requested, and what the player offers, from `RecitersConfig.json`.
public struct RecitersConfig: Hashable, Sendable {
    /// The reciters, in the order in which they are shown. The first is the default.
    public var reciters: [Reciter]
    /// The timeout of a source, in seconds.
    public var timeout: Int
    /// How often a file is requested before it is given up.
    public var attempts: Int
    /// The largest size of a file, in bytes.
    public var largest: Int
    /// The playback speeds in hundredths, where 100 is the recording's own.
    public var speeds: [Int]
    /// The pauses between repetitions to choose from, in seconds.
    public var pauses: [Int]
    /// The times of the sleep timer to choose from, in minutes.
    public var sleeps: [Int]

    /// Returns the reciter with an id; `nil` if there is none.
    public func reciter(_ id: String) -> Reciter? {
        for reciter in reciters where reciter.id == id { return reciter }
        return nil
    }
}

extension RecitersConfig {
    /// Reads `RecitersConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "RecitersConfig")
        let network = try root["network"]
        timeout = try network["timeout"].integer(in: 1...300)
        attempts = try network["attempts"].integer(in: 1...10)
        largest = try network["largest"].integer(in: 1_024...(256 << 20))
        let player = try root["player"]
        speeds = try Self.numbers(player["speeds"], in: 25...400)
        pauses = try Self.numbers(player["pauses"], in: 0...60)
        sleeps = try Self.numbers(player["sleep"], in: 1...240)
        guard speeds.contains(100) else { throw try player["speeds"].error("100 must be among them") }
        let list = try root["reciters"]
        reciters = []
        for element in try list.elements() {
            let reciter = try Self.reciter(element)
            for other in reciters where other.id == reciter.id { throw try element["id"].error("is listed twice") }
            reciters.append(reciter)
        }
        guard reciters.first?.tier == .free else { throw list.error("the first must be free") }
    }

    private static func reciter(_ reader: ConfigReader) throws(ConfigError) -> Reciter {
        let id = try reader["id"]
        guard Reciter.isID(try id.text()) else {
            throw id.error("1 to 40 small letters, digits and hyphens are expected")
        }
        let tier = try reader["tier"]
        guard let kind = Reciter.Tier(rawValue: try tier.text()) else {
            throw tier.error("free or premium is expected")
        }
        var templates: [AudioTemplate] = []
        for address in try reader["addresses"].elements() {
            guard let template = AudioTemplate(try address.text()) else {
                throw address.error("an https address with {SSS} or {S}, and {AAA} or {A} for ayat, is expected")
            }
            templates.append(template)
        }
        return Reciter(
            id: try id.text(), arabicName: try reader["arabic"].text(), latinName: try reader["latin"].text(),
            tier: kind, source: try reader["source"].text(), licence: try reader["licence"].text(),
            templates: templates, hasTimings: try reader["timings"].flag())
    }

    /// Reads a list of ascending whole numbers.
    private static func numbers(_ reader: ConfigReader, in range: ClosedRange<Int>) throws(ConfigError) -> [Int] {
        var numbers: [Int] = []
        for element in try reader.elements() {
            let number = try element.integer(in: range)
            if let last = numbers.last, last >= number { throw element.error("must be larger than the one before") }
            numbers.append(number)
        }
        guard !numbers.isEmpty else { throw reader.error("at least one number is expected") }
        return numbers
    }
}
