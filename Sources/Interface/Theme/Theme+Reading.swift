import Records

extension Theme {
    init(_ reader: ThemeReader) throws(ThemeError) {
        name = try reader.text("name")
        try reader.checkName(name)
        switch try reader.text("tier") {
        case "free": tier = .free
        case "pro": tier = .pro
        default: throw reader.wrong("tier", "free or pro is needed")
        }
        switch try reader.text("activation") {
        case "always": activation = .always
        case "ramadan": activation = .ramadan
        default: throw reader.wrong("activation", "always or ramadan is needed")
        }
        let gradient = try reader.child("gradient")
        self.gradient = Gradient(
            angle: Int(try gradient.number("angle", in: 0...360)),
            reach: Int(try gradient.number("reach", in: 100...400)))
        light = try Palette(reader.child("light"), isWhole: true)
        dark = try Palette(reader.child("dark"), isWhole: true)
        lightContrast = try Palette(reader.optionalChild("light-contrast"), isWhole: false)
        darkContrast = try Palette(reader.optionalChild("dark-contrast"), isWhole: false)
        let shadows = try reader.child("shadows")
        lightShadows = try ShadowSet(shadows.child("light"))
        darkShadows = try ShadowSet(shadows.child("dark"))
        overrides = try TokenSet(reader)
    }
}

extension Palette {
    /// - Parameter isWhole: Whether every role must be there.
    init(_ reader: ThemeReader, isWhole: Bool) throws(ThemeError) {
        self.init()
        for member in reader.object.members {
            guard Self.roles.contains(member.name) else { throw reader.wrong(member.name, "no role of this name") }
            guard case .string(let text) = member.value, let colour = Colour(hex: text) else {
                throw reader.wrong(member.name, "a colour as #RRGGBB is needed")
            }
            self[member.name] = colour
        }
        guard isWhole else { return }
        for role in Self.roles where self[role] == nil { throw reader.wrong(role, "the colour is missing") }
    }
}

extension ShadowSet {
    init(_ reader: ThemeReader) throws(ThemeError) {
        card = try Self.layers("card", reader)
        float = try Self.layers("float", reader)
    }

    private static func layers(_ name: String, _ reader: ThemeReader) throws(ThemeError) -> [Shadow] {
        guard case .array(let values) = reader.object[name] else {
            throw reader.wrong(name, "a list of shadows is needed")
        }
        var layers: [Shadow] = []
        for value in values {
            let numbers = try reader.list(value, name, count: 5)
            guard numbers[2] >= 0, (0...100).contains(numbers[4]) else {
                throw reader.wrong(name, "a shadow is x, y, blur from 0, spread, and strength from 0 to 100")
            }
            layers.append(
                Shadow(
                    x: Int(numbers[0]), y: Int(numbers[1]), blur: Int(numbers[2]), spread: Int(numbers[3]),
                    strength: Int(numbers[4])))
        }
        return layers
    }
}
