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
        gradient = try Gradient(reader.child("gradient"))
        backdrop = reader.object["backdrop"] == nil ? nil : try Backdrop(reader.child("backdrop"))
        motif = reader.object["motif"] == nil ? nil : try Motif(reader.child("motif"))
        let shadows = try reader.child("shadows")
        shadowStyle = try shadows.text("style")
        let isLight = reader.object["light"] != nil
        faces = isLight ? reader.object["dark"] != nil ? .both : .light : .dark
        let day = isLight ? "light" : "dark"
        let night = faces == .light ? "light" : "dark"
        light = try Palette(reader.child(day), isWhole: true)
        dark = try Palette(reader.child(night), isWhole: true)
        lightContrast = try Palette(reader.optionalChild(day + "-contrast"), isWhole: false)
        darkContrast = try Palette(reader.optionalChild(night + "-contrast"), isWhole: false)
        lightShadows = try ShadowSet(shadows.child(day))
        darkShadows = try ShadowSet(shadows.child(night))
        overrides = try TokenSet(reader)
    }
}

extension Theme.Gradient {
    init(_ reader: ThemeReader) throws(ThemeError) {
        angle = Int(try reader.number("angle", in: 0...360))
        start = reader.object["start"] == nil ? 0 : Int(try reader.number("start", in: -300...0))
        reach = Int(try reader.number("reach", in: 100...400))
    }
}

extension Theme.Backdrop {
    init(_ reader: ThemeReader) throws(ThemeError) {
        angle = Int(try reader.number("angle", in: 0...360))
        stops = []
        for value in reader.object["stops"]?.array ?? [] {
            guard let colour = value.string.flatMap({ Colour(hex: $0) }) else { break }
            stops.append(colour)
        }
        guard stops.count > 1, stops.count == reader.object["stops"]?.array?.count else {
            throw reader.wrong("stops", "a list of two or more colours as #RRGGBB is needed")
        }
    }
}

extension Theme.Motif {
    init(_ reader: ThemeReader) throws(ThemeError) {
        name = try reader.text("name")
        guard Self.names.contains(name) else { throw reader.wrong("name", "arabesque or crescents is needed") }
        size = Int(try reader.number("size", in: 24...400))
        role = try reader.text("role")
        guard Palette.roles.contains(role) else { throw reader.wrong("role", "no role of this name") }
        strength = Int(try reader.number("strength", in: 0...30))
    }
}

extension Palette {
    /// - Parameter isWhole: Whether all roles are required.
    init(_ reader: ThemeReader, isWhole: Bool) throws(ThemeError) {
        self.init()
        for member in reader.object.members {
            guard Self.roles.contains(member.name) else { throw reader.wrong(member.name, "no role of this name") }
            guard case .string(let text) = member.value, let colour = Colour(hex: text) else {
                throw reader.wrong(member.name, "a colour as #RRGGBB is needed")
            }
            self[member.name] = colour
        }
        // The words on the path's own ground are in the accent where a theme says nothing else.
        if self["path-ink"] == nil, let accent = self["accent"] { self["path-ink"] = accent }
        guard isWhole else { return }
        for role in Self.roles where self[role] == nil { throw reader.wrong(role, "the colour is missing") }
    }
}

extension ShadowSet {
    init(_ reader: ThemeReader) throws(ThemeError) {
        card = try Self.layers("card", reader)
        float = try Self.layers("float", reader)
        lift = try Self.layers("lift", reader)
    }

    private static func layers(_ name: String, _ reader: ThemeReader) throws(ThemeError) -> [Shadow] {
        guard case .array(let values) = reader.object[name], !values.isEmpty else {
            throw reader.wrong(name, "a list of shadows is needed")
        }
        var layers: [Shadow] = []
        for value in values { layers.append(try layer(value, name, reader)) }
        return layers
    }

    /// Reads five numbers, optionally followed by a role for a colour other than that of the shade.
    private static func layer(_ value: JSON, _ name: String, _ reader: ThemeReader) throws(ThemeError) -> Shadow {
        var parts = value.array ?? []
        var role = "shade"
        if parts.count == 6, let named = parts.removeLast().string {
            guard Palette.roles.contains(named) else { throw reader.wrong(name, "no role is named \(named)") }
            role = named
        }
        let numbers = try reader.list(.array(parts), name, count: 5)
        guard numbers[2] >= 0, (0...100).contains(numbers[4]) else {
            throw reader.wrong(name, "a shadow is x, y, blur from 0, spread, and strength from 0 to 100")
        }
        return Shadow(
            x: Int(numbers[0]), y: Int(numbers[1]), blur: Int(numbers[2]), spread: Int(numbers[3]),
            strength: Int(numbers[4]), role: role)
    }
}
