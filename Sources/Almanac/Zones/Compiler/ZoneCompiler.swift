/// Compiles the system's time zone files into the section that `ZoneDatabase` reads, without any input or output.
public struct ZoneCompiler {
    private let version: String
    private var zones: [String: [UInt8]] = [:]
    private var aliases: [String: String] = [:]

    /// Creates a compiler without zones for a release of the tz database, for example `2025b`.
    public init(version: String) {
        self.version = version
    }

    /// Adds a zone from the bytes of its TZif file.
    public mutating func add(_ identifier: String, tzif: [UInt8]) throws(ZoneCompilerError) {
        try check(identifier)
        zones[identifier] = try Self.compact(TZifFile(tzif))
    }

    /// Adds another name for a zone. The target may itself be an alias, and may be added later.
    public mutating func add(alias: String, of target: String) throws(ZoneCompilerError) {
        try check(alias)
        aliases[alias] = target
    }

    private func check(_ identifier: String) throws(ZoneCompilerError) {
        let bytes = identifier.utf8
        guard (1...255).contains(bytes.count), bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            zones[identifier] == nil, aliases[identifier] == nil
        else { throw .badName(identifier) }
    }

    /// Returns the section's bytes, which are the same for the same zones in whatever order they were added.
    public func section() throws(ZoneCompilerError) -> [UInt8] {
        let names = (Array(zones.keys) + Array(aliases.keys))
            .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        guard names.count <= Int(UInt16.max) else { throw .tooLarge }
        var positions: [String: Int] = [:]
        for (position, name) in names.enumerated() { positions[name] = position }

        var index: [UInt8] = []
        var nameBytes: [UInt8] = []
        var bodies: [UInt8] = []
        var placed: [[UInt8]: Int] = [:]
        for name in names {
            let target = try target(of: name)
            guard let body = zones[target], let canonical = positions[target] else { throw .unknownTarget(target) }
            guard body.count <= Int(UInt16.max), nameBytes.count <= Int(UInt16.max) else { throw .tooLarge }
            let start = placed[body] ?? bodies.count
            if placed[body] == nil {
                placed[body] = start
                bodies += body
            }
            index.appendLittleEndian(UInt64(nameBytes.count), bytes: 2)
            index.appendLittleEndian(UInt64(name.utf8.count), bytes: 1)
            index.appendLittleEndian(UInt64(canonical), bytes: 2)
            index.appendLittleEndian(UInt64(start), bytes: 4)
            index.appendLittleEndian(UInt64(body.count), bytes: 2)
            nameBytes += Array(name.utf8)
        }
        let release = Array(version.utf8.prefix(255))
        var bytes = ZoneDatabase.magic
        bytes.appendLittleEndian(1, bytes: 1)
        bytes.appendLittleEndian(UInt64(release.count), bytes: 1)
        bytes.appendLittleEndian(UInt64(names.count), bytes: 2)
        bytes.appendLittleEndian(UInt64(nameBytes.count), bytes: 4)
        return bytes + release + index + nameBytes + bodies
    }

    private func target(of name: String) throws(ZoneCompilerError) -> String {
        var target = name
        // A chain that is longer than the number of aliases is a cycle.
        for _ in 0...aliases.count {
            guard let next = aliases[target] else { return target }
            target = next
        }
        throw .unknownTarget(name)
    }
}

extension [UInt8] {
    mutating func appendLittleEndian(_ value: UInt64, bytes count: Int) {
        for byte in 0..<count { append(UInt8(truncatingIfNeeded: value >> (8 * UInt64(byte)))) }
    }

    /// Appends a number in the format that `ByteReader.variable` reads.
    mutating func appendVariable(_ value: Int64) {
        var rest = UInt64(bitPattern: (value << 1) ^ (value >> 63))
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}
