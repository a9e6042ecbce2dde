import Records

extension ConfigReader {
    /// Reads a member that is a whole number within a range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(ConfigError) -> Int {
        try self[name].integer(in: range)
    }

    /// Reads a name of at most 32 lower-case letters, digits and hyphens.
    func name() throws(ConfigError) -> String {
        let text = try self.text()
        for byte in text.utf8 {
            guard (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D else {
                throw error("only small letters, digits and hyphens are expected")
            }
        }
        guard text.utf8.count <= 32 else { throw error("at most 32 letters are expected") }
        return text
    }

    /// Reads a list of distinct names.
    func names(atLeast least: Int) throws(ConfigError) -> [String] {
        var names: [String] = []
        for element in try elements() {
            let name = try element.name()
            guard !names.contains(name) else { throw element.error("is listed twice") }
            names.append(name)
        }
        guard names.count >= least else { throw error("at least \(least) are expected") }
        return names
    }

    /// Reads one of the seven areas.
    func area() throws(ConfigError) -> WorshipArea {
        guard let area = WorshipArea(rawValue: try text()) else { throw error("is no area of worship") }
        return area
    }

    /// Reads the size of a suggestion.
    func size() throws(ConfigError) -> PathAction.Size {
        guard let size = PathAction.Size(rawValue: try text()) else {
            throw error("short, standard or long is expected")
        }
        return size
    }
}
