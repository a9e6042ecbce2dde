import Records

/// A web font: the font it is made from, and what is kept of it.
struct FontJob: Hashable, Sendable {
    /// The file's name without its extension: `plex-arabic-400`.
    var name: String
    var title: String
    var package: String
    var file: String
    var licenceFile: String
    var licence: String
    var attribution: String
    /// The ranges of characters to keep, such as `U+0620-063A`.
    var unicodes: [String]
    /// The OpenType features to keep besides those that shaping needs.
    var features: [String]
    /// A new family name, if the licence reserves the old one (OFL 1.1, condition 3).
    var family: String?
    /// The lightest and heaviest weight to keep of a variable font.
    var weights: [Int]?
    /// The axes of a variable font to fix at one value.
    var pins: [Pin]

    /// A fixed axis.
    struct Pin: Hashable, Sendable {
        var axis: String
        var place: Int
    }

    init(_ reader: ConfigReader) throws(ConfigError) {
        name = try reader["name"].text()
        guard name.utf8.allSatisfy({ Self.isNameByte($0) }) else {
            throw try reader["name"].error("small letters, digits and hyphens are expected")
        }
        title = try reader["title"].text()
        package = try reader["package"].text()
        file = try reader["file"].text()
        licenceFile = try reader["licenceFile"].text()
        licence = try reader["licence"].text()
        attribution = try reader["attribution"].text()
        unicodes = []
        for range in try reader["unicodes"].elements() { unicodes.append(try range.text()) }
        features = []
        for feature in try reader["features"].elements() { features.append(try feature.text()) }
        family = reader.value["family"] == nil ? nil : try reader["family"].text()
        if reader.value["weights"] != nil {
            var weights: [Int] = []
            for weight in try reader["weights"].elements() { weights.append(try weight.integer(in: 1...1000)) }
            guard weights.count == 2 else { throw try reader["weights"].error("two weights are expected") }
            self.weights = weights
        }
        pins = []
        if reader.value["pins"] != nil {
            for (axis, place) in try reader["pins"].members() {
                pins.append(Pin(axis: axis, place: try place.integer(in: 0...1000)))
            }
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// The job as `Scripts/content/fonts.py` reads it.
    func json(source: String, output: String) -> JSON {
        var axes = JSONObject()
        for pin in pins { axes[pin.axis] = .int(Int64(pin.place)) }
        return [
            "source": .string(source), "output": .string(output),
            "unicodes": .array(unicodes.map { .string($0) }), "features": .array(features.map { .string($0) }),
            "family": family.map { .string($0) } ?? .null,
            "weights": weights.map { .array($0.map { .int(Int64($0)) }) } ?? .null, "pins": .object(axes),
        ]
    }
}
