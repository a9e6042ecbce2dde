/// All time zones, read from a section of a content pack.
///
/// Opening the database reads only the index, and zones are decoded on request. `ZoneCompiler` writes the section. Its
/// format, with little-endian numbers, is:
///
///     "WZON", UInt8 format (1), UInt8 length of the version, UInt16 count of names, UInt32 length of the names
///     the version ("2025b"), ASCII
///     for each name, in ascending order of its bytes, 11 bytes:
///         UInt16 where its text starts in the names, UInt8 its length, UInt16 the index of the name it is an
///         alias of (or its own index), UInt32 where its zone starts in the zones, UInt16 the zone's length
///     the names, ASCII
///     the zones: UInt8 count of offsets and the offsets, variable, the initial one first; variable count of
///         transitions; for each the variable step from the last time (from 0 first) and the UInt8 number of its
///         offset; the footer's POSIX TZ text up to the end
///
/// A variable number has seven bits per byte, lowest first, and the sign in the lowest bit.
public struct ZoneDatabase: Sendable {
    /// The release of the tz database, for example `2025b`.
    public let version: String
    /// The number of names, including aliases.
    public let count: Int
    private let bytes: [UInt8]
    private let indexStart: Int
    private let namesStart: Int
    private let zonesStart: Int

    static let magic = Array("WZON".utf8)
    static let headerLength = 12
    static let entryLength = 11

    /// Opens a section, checking that every name in the index is within the bytes.
    public init(_ bytes: [UInt8]) throws(ZoneDatabaseError) {
        var reader = ByteReader(bytes)
        guard let magic = reader.take(4), Array(magic) == Self.magic else { throw .notAZoneSection }
        guard let form = reader.byte(), form == 1 else { throw .unknownForm }
        guard let versionLength = reader.byte(), let count = reader.littleEndian(2),
            let namesLength = reader.littleEndian(4), let version = reader.take(Int(versionLength))
        else { throw .truncated }
        self.version = String(decoding: version, as: UTF8.self)
        self.count = Int(count)
        self.bytes = bytes
        indexStart = reader.position
        guard reader.skip(Int64(count) * Int64(Self.entryLength)) else { throw .truncated }
        namesStart = reader.position
        guard reader.skip(Int64(namesLength)) else { throw .truncated }
        zonesStart = reader.position
        for position in 0..<self.count where entry(position) == nil { throw .truncated }
    }

    /// Returns the zone for a name, which may be an alias; `nil` for an unknown name.
    public func zone(_ identifier: String) -> Zone? {
        guard let position = position(of: identifier), let entry = entry(position),
            let reader = ByteReader(bytes, from: zonesStart + entry.zoneStart, count: entry.zoneLength)
        else { return nil }
        return Zone(identifier: identifier, compact: reader)
    }

    /// Whether a name is that of a zone or an alias.
    public func contains(_ identifier: String) -> Bool { position(of: identifier) != nil }

    /// Returns the name of the zone for an alias, or for the zone's own name; `nil` for an unknown name.
    public func canonical(_ identifier: String) -> String? {
        guard let position = position(of: identifier), let entry = entry(position) else { return nil }
        return name(entry.canonical)
    }

    /// All names in order, including aliases.
    public var identifiers: [String] {
        (0..<count).compactMap { name($0) }
    }
}

extension ZoneDatabase {
    private struct Entry {
        var nameStart: Int
        var nameLength: Int
        var canonical: Int
        var zoneStart: Int
        var zoneLength: Int
    }

    private func entry(_ position: Int) -> Entry? {
        guard position >= 0, position < count,
            var reader = ByteReader(bytes, from: indexStart + position * Self.entryLength, count: Self.entryLength),
            let nameStart = reader.littleEndian(2), let nameLength = reader.byte(),
            let canonical = reader.littleEndian(2), let zoneStart = reader.littleEndian(4),
            let zoneLength = reader.littleEndian(2),
            Int64(nameStart) + Int64(nameLength) <= Int64(zonesStart - namesStart),
            Int64(zoneStart) + Int64(zoneLength) <= Int64(bytes.count - zonesStart), canonical < UInt64(count)
        else { return nil }
        return Entry(
            nameStart: Int(nameStart), nameLength: Int(nameLength), canonical: Int(canonical),
            zoneStart: Int(zoneStart), zoneLength: Int(zoneLength))
    }

    private func nameBytes(_ position: Int) -> ArraySlice<UInt8>? {
        guard let entry = entry(position) else { return nil }
        let start = namesStart + entry.nameStart
        return bytes[start..<(start + entry.nameLength)]
    }

    private func name(_ position: Int) -> String? {
        nameBytes(position).map { String(decoding: $0, as: UTF8.self) }
    }

    private func position(of identifier: String) -> Int? {
        let wanted = Array(identifier.utf8)
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            guard let name = nameBytes(middle) else { return nil }
            if name.elementsEqual(wanted) { return middle }
            if name.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

/// Why bytes are not a zone database.
public enum ZoneDatabaseError: Error, Hashable, Sendable {
    case notAZoneSection
    case unknownForm
    case truncated
}
