extension JSONScanner {
    /// Reads a number (RFC 8259, section 6).
    mutating func number() throws(JSONFault) -> JSON {
        let start = index
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        guard index < bytes.count else { throw fault(.unexpectedEnd) }
        guard isDigit else { throw fault(.invalidNumber, at: start) }
        var digits = Digits()
        if bytes[index] == UInt8(ascii: "0") {
            index += 1
            guard !isDigit else { throw fault(.invalidNumber, at: start) }
        } else {
            while isDigit { take(&digits) }
        }
        var isPlain = true
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            isPlain = false
            index += 1
            guard isDigit else { throw index < bytes.count ? fault(.invalidNumber, at: start) : unexpected() }
            while isDigit {
                take(&digits)
                digits.exponent -= 1
            }
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            isPlain = false
            digits.exponent += try exponent(from: start)
        }
        if isPlain, !digits.overflows {
            if isNegative, digits.value <= 1 << 63 { return .int(Int64(truncatingIfNeeded: 0 &- digits.value)) }
            if !isNegative, digits.value < 1 << 63 { return .int(Int64(digits.value)) }
        }
        return try real(digits, isNegative: isNegative, from: start)
    }

    /// The digits of a number as an integer, and the power of ten to multiply it by.
    private struct Digits {
        var value: UInt64 = 0
        var exponent = 0
        var overflows = false
    }

    private var isDigit: Bool {
        index < bytes.count && bytes[index] &- UInt8(ascii: "0") < 10
    }

    @inline(__always)
    private mutating func take(_ digits: inout Digits) {
        let (product, overflow) = digits.value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(UInt64(bytes[index] - UInt8(ascii: "0")))
        digits.overflows = digits.overflows || overflow || carry
        digits.value = sum
        index += 1
    }

    /// Reads an exponent, clamped to 100,000: beyond that the number is out of range or zero anyway.
    private mutating func exponent(from start: Int) throws(JSONFault) -> Int {
        index += 1
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        guard isDigit else { throw index < bytes.count ? fault(.invalidNumber, at: start) : unexpected() }
        var value = 0
        while isDigit {
            value = min(value * 10 + Int(bytes[index] - UInt8(ascii: "0")), 100_000)
            index += 1
        }
        return isNegative ? -value : value
    }

    private func real(_ digits: Digits, isNegative: Bool, from start: Int) throws(JSONFault) -> JSON {
        let value: Double
        if !digits.overflows, digits.value <= 1 << 53, (-22...22).contains(digits.exponent) {
            // Both factors are exact, so one rounding gives the nearest Double (Clinger, "How to Read Floating
            // Point Numbers Accurately", 1990).
            let power = Self.powersOfTen[abs(digits.exponent)]
            let magnitude = Double(digits.value)
            let product = digits.exponent < 0 ? magnitude / power : magnitude * power
            value = isNegative ? -product : product
        } else {
            let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
            guard let parsed = Double(text) else { throw fault(.invalidNumber, at: start) }
            value = parsed
        }
        guard value.isFinite else { throw fault(.numberOutOfRange, at: start) }
        if let integer = JSON.exactInteger(value) { return .int(integer) }
        return .double(value)
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
