/// Writes small TZif files (RFC 9636, version 2) for tests.
struct TZifBytes {
    var version = UInt8(ascii: "2")
    /// Offsets in seconds east of UTC.
    var types: [Int32]
    var transitions: [(time: Int64, type: UInt8)] = []
    var footer: String

    var bytes: [UInt8] {
        header(times: 0, types: 1) + bigEndian(UInt64(0), 4) + [0, 0] + [0]
            + header(times: transitions.count, types: types.count)
            + transitions.flatMap { bigEndian(UInt64(bitPattern: $0.time), 8) } + transitions.map { $0.type }
            + types.flatMap { bigEndian(UInt64(UInt32(bitPattern: $0)), 4) + [0, 0] } + [0]
            + Array("\n\(footer)\n".utf8)
    }

    private func header(times: Int, types: Int) -> [UInt8] {
        let counts = [0, 0, 0, times, types, 1]
        return Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
            + counts.flatMap { bigEndian(UInt64($0), 4) }
    }

    private func bigEndian(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
}
