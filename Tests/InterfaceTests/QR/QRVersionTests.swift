@testable import Interface
import Testing

@Suite struct QRVersionTests {
    @Test("versions hold as many codewords and bytes as ISO/IEC 18004 says (Tables 1 and 7)")
    func capacities() throws {
        for number in 1...40 {
            let version = try #require(QRVersion(number))
            #expect(version.codewords == QRTables.codewords[number - 1], "version \(number)")
            for level in QRCode.Level.allCases {
                #expect(version.capacity(level) == QRTables.capacities[level]?[number - 1], "version \(number)")
            }
        }
        #expect(QRVersion(0) == nil)
        #expect(QRVersion(41) == nil)
    }

    @Test("a version is chosen up to its last byte, and the next one from there")
    func boundaries() throws {
        for level in QRCode.Level.allCases {
            let capacities = try #require(QRTables.capacities[level])
            #expect(QRVersion(holding: 0, level: level)?.number == 1)
            for (index, capacity) in capacities.enumerated() {
                #expect(QRVersion(holding: capacity, level: level)?.number == index + 1)
                #expect(QRVersion(holding: capacity + 1, level: level)?.number == (index < 39 ? index + 2 : nil))
            }
        }
    }

    @Test("alignment patterns are where Table E.1 has them")
    func alignment() {
        for number in 1...40 {
            #expect(QRVersion(number)?.alignmentCentres == QRTables.centres[number - 1], "version \(number)")
        }
    }

    @Test("function patterns and data fill a symbol but for 0, 3, 4 or 7 modules")
    func remainder() throws {
        for number in 1...40 {
            let version = try #require(QRVersion(number))
            let free = QRSymbol(version: version).isReserved.count { !$0 } - 8 * version.codewords
            // Table 1, remainder bits.
            switch number {
            case 2...6: #expect(free == 7)
            case 14...20, 28...34: #expect(free == 3)
            case 21...27: #expect(free == 4)
            default: #expect(free == 0)
            }
        }
    }

    @Test("format information is that of Table C.1")
    func formats() {
        for level in QRCode.Level.allCases {
            #expect(QRMask.allCases.map { QRInformation.format(level, $0) } == QRTables.formats[level])
        }
        // The example of Annex C: level M, mask 101.
        #expect(QRInformation.format(.medium, .grid) == 0b100_0000_1100_1110)
    }

    @Test("version information is that of Table D.1, and none below version 7")
    func versions() throws {
        for number in 1...40 {
            let expected = number < 7 ? nil : QRTables.versions[number - 7]
            #expect(QRInformation.version(try #require(QRVersion(number))) == expected)
        }
        // The example of Annex D: version 7.
        #expect(QRTables.versions[0] == 0b00_0111_1100_1001_0100)
    }
}
