/// The parts that Wird needs of a compiled zone file of the system (RFC 9636, version 2 or later).
struct TZifFile {
    var initialOffset: Int
    var times: [Int64]
    var offsets: [Int]
    /// The POSIX TZ text that applies after the last transition; empty if the last offset stays.
    var footer: [UInt8]

    /// Reads the 64-bit data of a file. Files with leap seconds (`right/`) are refused.
    init(_ bytes: [UInt8]) throws(ZoneCompilerError) {
        var reader = ByteReader(bytes)
        let first = try Header(&reader)
        guard first.version >= UInt8(ascii: "2") else { throw .unsupportedVersion }
        guard reader.skip(first.length(timeSize: 4)) else { throw .truncated }
        let header = try Header(&reader)
        guard header.leapCount == 0 else { throw .leapSeconds }
        guard header.length(timeSize: 8) <= Int64(reader.remaining) else { throw .truncated }
        guard header.typeCount > 0 else { throw .noOffset }

        times = []
        for _ in 0..<header.timeCount {
            guard let time = reader.bigEndian(8) else { throw .truncated }
            let value = Int64(bitPattern: time)
            guard value < Int64(Zone.timeLimit), times.isEmpty || times[times.count - 1] < value else { throw .badTime }
            times.append(value)
        }
        guard let types = reader.take(header.timeCount) else { throw .truncated }
        var typeOffsets: [Int] = []
        for _ in 0..<header.typeCount {
            guard let bits = reader.bigEndian(4), reader.skip(2) else { throw .truncated }
            let offset = Int(Int32(truncatingIfNeeded: bits))
            guard abs(Int64(offset)) <= 93_600 else { throw .badOffset }
            typeOffsets.append(offset)
        }
        offsets = []
        for type in types {
            guard Int(type) < typeOffsets.count else { throw .badOffset }
            offsets.append(typeOffsets[Int(type)])
        }
        initialOffset = typeOffsets[0]
        guard reader.skip(Int64(header.characterCount) + Int64(header.standardCount) + Int64(header.utCount)),
            reader.byte() == 0x0A, let rest = reader.take(reader.remaining),
            let end = rest.firstIndex(of: 0x0A)
        else { throw .truncated }
        footer = Array(rest[rest.startIndex..<end])
    }

    /// The header (RFC 9636, section 3.1).
    private struct Header {
        var version: UInt8
        var utCount: Int
        var standardCount: Int
        var leapCount: Int
        var timeCount: Int
        var typeCount: Int
        var characterCount: Int

        init(_ reader: inout ByteReader) throws(ZoneCompilerError) {
            guard let magic = reader.take(4), Array(magic) == Array("TZif".utf8) else { throw .notTZif }
            guard let version = reader.byte(), reader.skip(15) else { throw .truncated }
            self.version = version
            utCount = try Self.count(&reader)
            standardCount = try Self.count(&reader)
            leapCount = try Self.count(&reader)
            timeCount = try Self.count(&reader)
            typeCount = try Self.count(&reader)
            characterCount = try Self.count(&reader)
        }

        private static func count(_ reader: inout ByteReader) throws(ZoneCompilerError) -> Int {
            // No real file comes near this limit, which keeps sums and memory small whatever the bytes say.
            guard let count = reader.bigEndian(4), count <= 100_000 else { throw .truncated }
            return Int(count)
        }

        /// Returns the length of the following data block in bytes (RFC 9636, section 3.2).
        func length(timeSize: Int64) -> Int64 {
            let times = Int64(timeCount) * (timeSize + 1) + Int64(typeCount) * 6 + Int64(characterCount)
            return times + Int64(leapCount) * (timeSize + 4) + Int64(standardCount) + Int64(utCount)
        }
    }
}

/// Why a zone can't be compiled.
public enum ZoneCompilerError: Error, Hashable, Sendable {
    case notTZif
    /// Version 1 files have neither 64-bit times nor a footer.
    case unsupportedVersion
    case truncated
    case leapSeconds
    case noOffset
    case badTime
    case badOffset
    case badFooter
    /// A name is empty, not ASCII, longer than 255 bytes, or occurs twice.
    case badName(String)
    /// An alias refers to a name that is not among the zones.
    case unknownTarget(String)
    /// There are more names, or longer zones, than the format can hold.
    case tooLarge
}
