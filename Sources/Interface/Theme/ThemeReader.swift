import Records

/// Reads the members of a theme's object, and reports where something is wrong.
struct ThemeReader {
    var file = "ThemeConfig.json"
    var object: JSONObject
    var path: String

    func key(_ name: String) -> String { path.isEmpty ? name : path + "." + name }

    func wrong(_ name: String, _ reason: String) -> ThemeError {
        ThemeError(file: file, key: key(name), reason: reason)
    }

    func text(_ name: String) throws(ThemeError) -> String {
        guard case .string(let text) = object[name], !text.isEmpty else { throw wrong(name, "a text is needed") }
        return text
    }

    func child(_ name: String) throws(ThemeError) -> ThemeReader {
        guard case .object(let child) = object[name] else { throw wrong(name, "an object is needed") }
        return ThemeReader(file: file, object: child, path: key(name))
    }

    /// Reads a member that is an object, or returns an empty one if it is missing.
    func optionalChild(_ name: String) throws(ThemeError) -> ThemeReader {
        guard object[name] != nil else { return ThemeReader(file: file, object: JSONObject(), path: key(name)) }
        return try child(name)
    }

    /// Reads the objects of a list, each identified by its own `name` in messages.
    func children(_ name: String) throws(ThemeError) -> [ThemeReader] {
        guard case .array(let values) = object[name], !values.isEmpty else {
            throw wrong(name, "a list with at least one object is needed")
        }
        var children: [ThemeReader] = []
        for value in values {
            guard case .object(let child) = value else { throw wrong(name, "a list of objects is needed") }
            let label = child["name"]?.string ?? String(children.count)
            children.append(ThemeReader(file: file, object: child, path: key(name) + "." + label))
        }
        return children
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(ThemeError) -> Double {
        guard let number = object[name]?.double, range.contains(number) else {
            throw wrong(name, "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)) is needed")
        }
        return number
    }

    /// Reads all members as numbers.
    func numbers(in range: ClosedRange<Double>) throws(ThemeError) -> [TokenSet.Named<Double>] {
        var result: [TokenSet.Named<Double>] = []
        for member in object.members {
            try checkName(member.name)
            result.append(.init(name: member.name, value: try number(member.name, in: range)))
        }
        return result
    }

    /// Reads a list of numbers.
    func list(_ value: JSON, _ name: String, count: Int) throws(ThemeError) -> [Double] {
        guard case .array(let values) = value, values.count == count else {
            throw wrong(name, "a list of \(count) numbers is needed")
        }
        var numbers: [Double] = []
        for value in values {
            guard let number = value.double, number >= -10_000, number <= 10_000 else {
                throw wrong(name, "a list of \(count) numbers is needed")
            }
            numbers.append(number)
        }
        return numbers
    }

    /// Checks a name. Names become CSS custom properties, so they have only lower-case letters, digits and hyphens.
    func checkName(_ name: String) throws(ThemeError) {
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
            default: throw wrong(name, "a name of small letters, digits and hyphens is needed")
            }
        }
        if name.isEmpty { throw wrong(name, "a name is needed") }
    }
}

extension ThemeReader {
    /// Reads all members as the four numbers of a curve.
    func curves() throws(ThemeError) -> [TokenSet.Named<[Double]>] {
        var result: [TokenSet.Named<[Double]>] = []
        for member in object.members {
            try checkName(member.name)
            let numbers = try list(member.value, member.name, count: 4)
            guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
                throw wrong(member.name, "the first and third number of a curve lie from 0 to 1")
            }
            result.append(.init(name: member.name, value: numbers))
        }
        return result
    }

    /// Reads all members as springs.
    func springs() throws(ThemeError) -> [TokenSet.Named<Spring>] {
        var result: [TokenSet.Named<Spring>] = []
        for member in object.members {
            try checkName(member.name)
            let child = try child(member.name)
            let spring = Spring(
                stiffness: try child.number("stiffness", in: 10...2_000),
                damping: try child.number("damping", in: 2...200))
            result.append(.init(name: member.name, value: spring))
        }
        return result
    }
}

/// An error in `ThemeConfig.json` or `AnimationConfig.json`.
public struct ThemeError: Error, Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The key with its path: `themes.noor.light.text`.
    public var key: String
    /// What is wrong, as part of a sentence.
    public var reason: String

    public init(file: String = "ThemeConfig.json", key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// One line with the file, the key and the reason.
    public var message: String { "\(file), key \(key): \(reason)" }
}
