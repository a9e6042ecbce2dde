/// The error correction of a QR code's blocks (ISO/IEC 18004:2015, 7.5.2).
///
/// Codewords are elements of GF(256) with the field polynomial x⁸ + x⁴ + x³ + x² + 1, and 2 is its primitive element α.
struct ReedSolomon {
    /// The generator polynomial's coefficients, from the highest power to the lowest, without the leading 1.
    let generator: [UInt8]

    /// Creates the code that adds a number of codewords: its generator is (x − α⁰)(x − α¹)… (Annex A).
    init(correctionCodewords count: Int) {
        // Each factor makes the polynomial, which begins as the constant 1, one degree higher.
        var polynomial: [UInt8] = [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            polynomial.append(0)
            for index in stride(from: polynomial.count - 1, to: 0, by: -1) {
                polynomial[index] ^= Self.product(polynomial[index - 1], root)
            }
            root = Self.product(root, 2)
        }
        generator = Array(polynomial.dropFirst())
    }

    /// Returns the error correction codewords of a block: the remainder of its division by the generator.
    func correction(of data: ArraySlice<UInt8>) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for codeword in data {
            let factor = codeword ^ remainder[0]
            for index in 1..<remainder.count { remainder[index - 1] = remainder[index] }
            remainder[remainder.count - 1] = 0
            for index in remainder.indices { remainder[index] ^= Self.product(generator[index], factor) }
        }
        return remainder
    }

    /// Returns the product of two elements of the field, by shifting and adding without carries.
    ///
    /// A table of logarithms would be faster, but the largest code takes fewer than a hundred thousand products.
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var product: UInt8 = 0
        var (factor, rest) = (a, b)
        while rest > 0 {
            if rest & 1 == 1 { product ^= factor }
            // x⁸ is replaced by the field polynomial's other terms, 0001 1101.
            factor = factor << 1 ^ (factor & 0x80 == 0 ? 0 : 0x1D)
            rest >>= 1
        }
        return product
    }
}
