@testable import Interface
import TestSupport
import Testing

@Suite struct QRErrorCorrectionTests {
    /// The powers of α, by the field's multiplication.
    static let powers: [UInt8] = {
        var powers: [UInt8] = [1]
        while powers.count < 255 { powers.append(ReedSolomon.product(powers[powers.count - 1], 2)) }
        return powers
    }()

    @Test("2 generates the field, whose product is that of polynomials")
    func field() {
        let powers = Self.powers
        #expect(Set(powers).count == 255)
        #expect(ReedSolomon.product(powers[254], 2) == 1)
        // α⁸ = α⁴ + α³ + α² + 1.
        #expect(powers[8] == 0b0001_1101)
        for first in 0..<255 {
            for second in 0..<255 {
                #expect(ReedSolomon.product(powers[first], powers[second]) == powers[(first + second) % 255])
            }
            #expect(ReedSolomon.product(powers[first], 0) == 0)
            #expect(ReedSolomon.product(0, powers[first]) == 0)
        }
    }

    @Test(
        "generator polynomials are those of Annex A, by the exponents of their coefficients",
        arguments: [
            (7, [87, 229, 146, 149, 238, 102, 21]),
            (10, [251, 67, 46, 61, 118, 70, 64, 94, 32, 45]),
            (13, [74, 152, 176, 100, 86, 100, 106, 104, 130, 218, 206, 140, 78]),
        ])
    func generators(count: Int, exponents: [Int]) {
        #expect(ReedSolomon(correctionCodewords: count).generator == exponents.map { Self.powers[$0] })
    }

    @Test("the error correction of Annex I's example, 01234567 in version 1-M, is the printed one")
    func annexI() {
        let data: [UInt8] = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
        ]
        let correction: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
        #expect(ReedSolomon(correctionCodewords: 10).correction(of: data[...]) == correction)
    }

    @Test("a block with its error correction is zero at every root of the generator")
    func roots() {
        var generator = Generator(seed: 255)
        for count in 7...30 {
            let data = generator.bytes(generator.integer(in: 1...125))
            let block = data + ReedSolomon(correctionCodewords: count).correction(of: data[...])
            for root in Self.powers[..<count] {
                #expect(block.reduce(0) { ReedSolomon.product($0, root) ^ $1 } == 0)
            }
        }
    }

    @Test("data begins with mode and length and ends with terminator and padding")
    func data() throws {
        let small = try #require(QRVersion(1))
        #expect(
            QRMessage(Array("Wird".utf8), version: small, level: .quartile).data == [
                0x40, 0x45, 0x76, 0x97, 0x26, 0x40, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
            ])
        // Full to the last byte: nothing is left to pad.
        let full = QRMessage([UInt8](repeating: 0xFF, count: 11), version: small, level: .quartile)
        #expect(full.data == [0x40, 0xBF] + [UInt8](repeating: 0xFF, count: 10) + [0xF0])
        // From version 10 on, the length has two bytes.
        let long = QRMessage([UInt8](repeating: 0, count: 258), version: try #require(QRVersion(10)), level: .low)
        #expect(Array(long.data.prefix(4)) == [0x40, 0x10, 0x20, 0x00])
        #expect(long.data.count == 274)
    }

    @Test("blocks take turns, the longer ones at the end (version 5-H: two of 11 and two of 12)")
    func interleaving() throws {
        let version = try #require(QRVersion(5))
        let text = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH"
        let message = QRMessage(Array(text.utf8), version: version, level: .high)
        let data = message.data
        #expect(data.count == 46)
        let codewords = message.codewords
        #expect(codewords.count == 134)
        #expect(Array(codewords[..<8]) == [0, 11, 22, 34, 1, 12, 23, 35].map { data[$0] })
        #expect(Array(codewords[40..<46]) == [10, 21, 32, 44, 33, 45].map { data[$0] })
        let code = ReedSolomon(correctionCodewords: 22)
        let corrections = [data[..<11], data[11..<22], data[22..<34], data[34...]].map { code.correction(of: $0) }
        #expect(Array(codewords[46..<50]) == corrections.map { $0[0] })
        #expect(Array(codewords[130...]) == corrections.map { $0[21] })
    }
}
