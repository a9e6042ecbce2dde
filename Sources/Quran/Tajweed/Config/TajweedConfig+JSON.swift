import Records

extension TajweedConfig {
    /// Reads `TajweedConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "TajweedConfig")
        var categories: [TajweedCategory] = []
        for element in try root["categories"].elements() {
            let category = try TajweedCategory(element)
            for other in categories {
                if other.id == category.id { throw try element["id"].error("is listed twice") }
                if other.sign == category.sign { throw try element["sign"].error("is another category's already") }
                for rule in category.rules where other.rules.contains(rule) {
                    throw try element["rules"].error("\(rule.rawValue) is another category's already")
                }
            }
            categories.append(category)
        }
        var lengths: [(rule: TajweedRule, counts: [Int])] = []
        for member in try root["lengths"].members() {
            guard let rule = TajweedRule(rawValue: member.name) else { throw member.reader.error("is no rule") }
            var counts: [Int] = []
            for element in try member.reader.elements() {
                let count = try element.integer(in: 1...6)
                if let last = counts.last, last >= count { throw element.error("counts ascend") }
                counts.append(count)
            }
            lengths.append((rule: rule, counts: counts))
        }
        self.init(categories: categories, lengths: lengths, samples: try Self.samples(try root["samples"]))
    }

    private static func samples(_ reader: ConfigReader) throws(ConfigError)
        -> [(rule: TajweedRule, ayah: AyahReference)]
    {
        var samples: [(rule: TajweedRule, ayah: AyahReference)] = []
        for member in try reader.members() {
            guard let rule = TajweedRule(rawValue: member.name) else { throw member.reader.error("is no rule") }
            guard let ayah = AyahReference(text: try member.reader.text()) else {
                throw member.reader.error("a reference is expected, such as 2:255")
            }
            samples.append((rule: rule, ayah: ayah))
        }
        return samples
    }
}

extension TajweedCategory {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        id = try reader["id"].text()
        light = try Self.colour(try reader["light"])
        dark = try Self.colour(try reader["dark"])
        sepia = try Self.colour(try reader["sepia"])
        let accessible = try reader["accessible"]
        self.accessible = TajweedColours(
            light: try Self.colour(try accessible["light"]), dark: try Self.colour(try accessible["dark"]),
            sepia: try Self.colour(try accessible["sepia"]))
        guard let sign = TajweedSign(rawValue: try reader["sign"].text()) else {
            throw try reader["sign"].error("such as under-solid or over-wavy is expected")
        }
        self.sign = sign
        rules = []
        for element in try reader["rules"].elements() {
            guard let rule = TajweedRule(rawValue: try element.text()) else { throw element.error("is no rule") }
            rules.append(rule)
        }
    }

    private static func colour(_ reader: ConfigReader) throws(ConfigError) -> String {
        let text = try reader.text()
        let bytes = Array(text.utf8)
        guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else {
            throw reader.error("a colour is expected, such as #14746F")
        }
        return text
    }
}
