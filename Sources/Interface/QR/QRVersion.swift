/// A version of the QR code, which decides its size and what it can hold (ISO/IEC 18004:2015, 6.3.2).
struct QRVersion: Hashable, Sendable {
    /// The number, from 1 to 40.
    let number: Int

    static let largest = QRVersion(unchecked: 40)

    private init(unchecked number: Int) { self.number = number }

    /// Creates a version; `nil` if there is none of this number.
    init?(_ number: Int) {
        guard number >= 1, number <= Self.largest.number else { return nil }
        self.number = number
    }

    /// Finds the smallest version that holds a number of bytes; `nil` if none does.
    init?(holding bytes: Int, level: QRCode.Level) {
        var version = QRVersion(unchecked: 1)
        while version.capacity(level) < bytes {
            guard version.number < Self.largest.number else { return nil }
            version = QRVersion(unchecked: version.number + 1)
        }
        self = version
    }

    /// The modules along a side (6.3.2).
    var size: Int { 17 + 4 * number }

    /// The rows, and equally the columns, that alignment patterns are centred on (Annex E). Version 1 has none.
    var alignmentCentres: [Int] {
        guard number > 1 else { return [] }
        let last = size - 7
        guard number > 6 else { return [6, last] }
        let second = Int(Self.secondCentres[number - 7])
        // From the second centre on, all are equally far apart; only the first distance may differ.
        let step = (last - second) / (number / 7)
        return [6] + stride(from: second, through: last, by: step)
    }

    /// The second of the alignment patterns' centres, for versions 7 to 40 (Table E.1).
    private static let secondCentres: [UInt8] = [
        22, 24, 26, 28, 30, 32, 34, 26, 26, 26, 30, 30, 30, 34, 28, 26, 30,
        28, 32, 30, 34, 26, 30, 26, 30, 34, 30, 34, 30, 24, 28, 32, 26, 30,
    ]
}
