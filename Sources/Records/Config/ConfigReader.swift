/// Reads a configuration file's values by name, and reports exactly what is wrong when a value doesn't fit.
public struct ConfigReader: Sendable {
    /// The value this reader reads.
    public let value: JSON
    /// The file's name without its extension.
    public let file: String
    /// The path from the file's root to `value`; empty at the root.
    public let path: String

    public init(_ value: JSON, file: String) {
        self.init(value, file: file, path: "")
    }

    private init(_ value: JSON, file: String, path: String) {
        self.value = value
        self.file = file
        self.path = path
    }

    /// Returns an error about this reader's own place.
    public func error(_ reason: String) -> ConfigError {
        ConfigError(file: file, key: path.isEmpty ? "(root)" : path, reason: reason)
    }

    /// A reader for a member of this object. Throws if the member is missing.
    public subscript(name: String) -> ConfigReader {
        get throws(ConfigError) {
            guard case .object(let object) = value else { throw error("an object is expected") }
            let inner = path.isEmpty ? name : "\(path).\(name)"
            guard let member = object[name] else {
                throw ConfigError(file: file, key: inner, reason: "is missing")
            }
            return ConfigReader(member, file: file, path: inner)
        }
    }

    /// A whole number within a range.
    public func integer(in range: ClosedRange<Int>) throws(ConfigError) -> Int {
        guard case .int(let number) = value, let integer = Int(exactly: number), range.contains(integer) else {
            throw error("a whole number from \(range.lowerBound) to \(range.upperBound) is expected")
        }
        return integer
    }

    /// A number within a range, with or without decimals.
    public func number(in range: ClosedRange<Double>) throws(ConfigError) -> Double {
        guard let number = value.double, range.contains(number) else {
            throw error("a number from \(range.lowerBound) to \(range.upperBound) is expected")
        }
        return number
    }

    /// A text that is not empty.
    public func text() throws(ConfigError) -> String {
        guard case .string(let text) = value, !text.isEmpty else { throw error("a text is expected") }
        return text
    }

    /// A truth value.
    public func flag() throws(ConfigError) -> Bool {
        guard case .bool(let flag) = value else { throw error("true or false is expected") }
        return flag
    }

    /// Readers for the elements of this array.
    public func elements() throws(ConfigError) -> [ConfigReader] {
        guard case .array(let values) = value else { throw error("a list is expected") }
        var readers: [ConfigReader] = []
        for (index, element) in values.enumerated() {
            readers.append(ConfigReader(element, file: file, path: "\(path)[\(index)]"))
        }
        return readers
    }

    /// The members of this object with their names, in the order they were written.
    public func members() throws(ConfigError) -> [(name: String, reader: ConfigReader)] {
        guard case .object(let object) = value else { throw error("an object is expected") }
        var readers: [(name: String, reader: ConfigReader)] = []
        for member in object.members {
            let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
            readers.append((member.name, ConfigReader(member.value, file: file, path: inner)))
        }
        return readers
    }
}

/// What is wrong with a configuration file, in words an operator can act on.
public struct ConfigError: Error, Hashable, Sendable {
    /// The file's name without its extension, for example `PlannerConfig`.
    public var file: String
    /// The place in the file, for example `timeline.grid` or `categories[2].icon`.
    public var key: String
    /// What was expected there.
    public var reason: String

    public init(file: String, key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// One line with the file, the key and the reason.
    public var message: String { "\(file).json, \(key): \(reason)" }
}
