import Records

extension TiersConfig {
    /// Reads `TiersConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        self.init()
        let root = ConfigReader(json, file: "TiersConfig")
        var known: [String] = []
        for element in try root["features"].elements() {
            let id = try element["id"].text()
            guard !known.contains(id) else { throw try element["id"].error("is listed twice") }
            known.append(id)
            let tier = try element["tier"]
            switch try tier.text() {
            case "free": break
            case "pro": pro.append(id)
            default: throw tier.error("free or pro is expected")
            }
        }
        for element in try root["gates"].elements() { gates.append(try Gate(element, known)) }
        for element in try root["rests"].elements() {
            rests.append(
                RestingField(
                    feature: try element.feature(known), record: try element["record"].text(),
                    field: try element["field"].text(), free: try element.texts("free")))
        }
        let trial = try root["trial"]
        trialDays = try trial.number("days", 1...90)
        graceHours = try trial.number("grace", 0...720)
        reminderHours = try trial.number("reminder", 0...720)
        let list = try root["prices"]
        for element in try list.elements() { prices.append(try RegionalPrice(element)) }
        guard !prices.isEmpty else { throw list.error("at least one is expected") }
        purchases = try PurchaseSettings(try root["purchases"])
        let all = try root["offers"]
        let week = try all["week"]
        offers.week = try week["on"].flag()
        offers.weekAfter = try week.number("after", 1...365)
        offers.weekFor = try week.number("for", 1...30)
        offers.ramadan = try all["ramadan"]["on"].flag()
        offers.eid = try all["eid"]["on"].flag()
    }
}

extension Gate {
    fileprivate init(_ reader: ConfigReader, _ known: [String]) throws(ConfigError) {
        feature = try reader.feature(known)
        let on = try reader["on"]
        guard let use = Use(rawValue: try on.text()) else { throw on.error("read or write is expected") }
        self.use = use
        let place = try reader["path"]
        let text = try place.text()
        guard text.utf8.first == UInt8(ascii: "/") else { throw place.error("an address of the app is expected") }
        path = text.split(separator: "/").map { String($0) }
        except = reader.value["except"]?.string ?? ""
        field = reader.value["field"]?.string ?? ""
        free = try reader.texts("free")
        only = try reader.texts("only")
        isReadableAtRest = reader.value["rests"]?.bool ?? false
    }
}

extension RegionalPrice {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        currency = try reader["currency"].text()
        countries = try reader.texts("countries")
        monthly = try reader.number("monthly", 1...10_000_000)
        annual = try reader.number("annual", 1...10_000_000)
        lifetime = try reader.number("lifetime", 1...10_000_000)
    }
}

extension PurchaseSettings {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        let name = try reader["provider"]
        guard let provider = Provider(rawValue: try name.text()) else {
            throw name.error("none, test or link is expected")
        }
        self.provider = provider
        checkout = try reader["checkout"].value.string ?? ""
        guard provider != .link || checkout.utf8.starts(with: "https://".utf8) else {
            throw try reader["checkout"].error("an address that begins with https:// is expected")
        }
        let names = try reader["products"]
        products = []
        for plan in PlanKind.allCases { products.append(try names[plan.rawValue].text()) }
    }
}

// These are never inlined, because they are called many times and the worker's size matters.
extension ConfigReader {
    @inline(never)
    fileprivate func number(_ name: String, _ range: ClosedRange<Int>) throws(ConfigError) -> Int {
        try self[name].integer(in: range)
    }

    /// A list of texts; empty if the member is missing.
    @inline(never)
    fileprivate func texts(_ name: String) throws(ConfigError) -> [String] {
        guard value[name] != nil else { return [] }
        var texts: [String] = []
        for element in try self[name].elements() {
            guard case .string(let text) = element.value else { throw element.error("a text is expected") }
            texts.append(text)
        }
        return texts
    }

    /// The feature of an entry, which must be one of those listed.
    @inline(never)
    fileprivate func feature(_ known: [String]) throws(ConfigError) -> String {
        let name = try self["feature"]
        let id = try name.text()
        guard known.contains(id) else { throw name.error("is none of the features") }
        return id
    }
}
