/// The digits in which numbers are written, and their separators.
public struct Digits: Sendable, Hashable {
    /// The digit for 0, which those for 1 to 9 follow (Unicode Standard, §4.6: decimal digits).
    public let zero: Unicode.Scalar
    /// The decimal separator.
    public let decimal: String
    /// The thousands separator.
    public let group: String
    /// The ten digits in UTF-8, one after another. The digits of a script all have the same length.
    private let encoded: [UInt8]

    /// Creates digits from the digit for 0; `nil` if it doesn't begin ten consecutive decimal digits.
    public init?(zero: Unicode.Scalar, decimal: String, group: String) {
        var text = ""
        for value: UInt32 in 0..<10 {
            guard let digit = Unicode.Scalar(zero.value + value) else { return nil }
            text.unicodeScalars.append(digit)
        }
        let encoded = Array(text.utf8)
        guard zero.value >= 0x80 || zero == "0", encoded.count % 10 == 0, !decimal.isEmpty, !group.isEmpty else {
            return nil
        }
        self.init(zero, decimal, group, encoded)
    }

    private init(_ zero: Unicode.Scalar, _ decimal: String, _ group: String, _ encoded: [UInt8]) {
        self.zero = zero
        self.decimal = decimal
        self.group = group
        self.encoded = encoded
    }

    /// The digits 0123456789 with a decimal point, for languages that have digits of their own.
    public static let latin = Digits("0", ".", ",", Array("0123456789".utf8))

    /// Whether the digits are 0123456789.
    public var isLatin: Bool { zero == "0" }

    /// Returns a text with each Latin digit replaced.
    public func rendering(_ text: String) -> String {
        if isLatin { return text }
        let width = encoded.count / 10
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * width)
        for byte in text.utf8 {
            if byte >= 0x30, byte <= 0x39 {
                let start = Int(byte - 0x30) * width
                bytes += encoded[start..<(start + width)]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a whole number with at least a given number of digits, without separators.
    public func number(_ number: Int64, width: Int = 1) -> String {
        if (0..<10).contains(number), width == 1 {
            return Unicode.Scalar(zero.value + UInt32(number)).map { String($0) } ?? ""
        }
        if isLatin, number >= 0, width == 1 { return String(number) }
        var bytes: [UInt8] = []
        append(number, width: width, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a whole number as written by ``number(_:width:)``.
    func append(_ number: Int64, width: Int = 1, to bytes: inout [UInt8]) {
        if number < 0 { bytes += "\u{200E}-".utf8 }
        var divisor: UInt64 = 1
        var count = 1
        while count < width || number.magnitude / divisor >= 10 {
            divisor *= 10
            count += 1
        }
        let size = encoded.count / 10
        while divisor > 0 {
            let start = Int(number.magnitude / divisor % 10) * size
            for offset in 0..<size { bytes.append(encoded[start + offset]) }
            divisor /= 10
        }
    }

    /// Returns a whole number with separated thousands if it has five or more digits.
    public func grouped(_ number: Int64) -> String {
        let text = String(number.magnitude)
        guard text.utf8.count > 4 else { return self.number(number) }
        var parted = ""
        for (index, digit) in text.unicodeScalars.enumerated() {
            if index > 0, (text.utf8.count - index) % 3 == 0 { parted += group }
            parted.unicodeScalars.append(digit)
        }
        return (number < 0 ? "\u{200E}-" : "") + rendering(parted)
    }
}
