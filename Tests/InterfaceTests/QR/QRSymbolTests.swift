@testable import Interface
import Testing

@Suite struct QRSymbolTests {
    /// A symbol of version 1 with the given modules dark.
    private static func symbol(dark: [(row: Int, column: Int)]) throws -> QRSymbol {
        var symbol = QRSymbol(version: try #require(QRVersion(1)))
        symbol.modules = [Bool](repeating: false, count: 21 * 21)
        for module in dark { symbol.modules[module.row * 21 + module.column] = true }
        return symbol
    }

    @Test("every version has its finders with separators, timing, alignment and dark module", arguments: 1...40)
    func patterns(number: Int) throws {
        let capacity = try #require(QRTables.capacities[.low]?[number - 1])
        let code = try #require(QRCode(String(repeating: "w", count: capacity), level: .low))
        let size = code.size
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
            for y in -4...4 {
                for x in -4...4 {
                    let isDark = [0, 1, 3].contains(max(abs(y), abs(x)))
                    #expect(code.isDark(row: row + y, column: column + x) == isDark)
                }
            }
        }
        for index in 8..<(size - 8) {
            #expect(code.isDark(row: 6, column: index) == (index % 2 == 0))
            #expect(code.isDark(row: index, column: 6) == (index % 2 == 0))
        }
        #expect(code.isDark(row: 4 * number + 9, column: 8))
        let centres = QRTables.centres[number - 1]
        for row in centres {
            for column in centres {
                let isFinder = [[6, 6], [6, size - 7], [size - 7, 6]].contains([row, column])
                guard !isFinder else { continue }
                for y in -2...2 {
                    for x in -2...2 {
                        let isDark = max(abs(y), abs(x)) != 1
                        #expect(code.isDark(row: row + y, column: column + x) == isDark)
                    }
                }
            }
        }
    }

    @Test("version information stands beside two finders, with its last bit nearest the corner")
    func versionInformation() throws {
        for number in 7...40 {
            let symbol = QRSymbol(version: try #require(QRVersion(number)))
            var upper: UInt32 = 0
            var lower: UInt32 = 0
            for bit in (0..<18).reversed() {
                let (along, across) = (bit / 3, symbol.size - 11 + bit % 3)
                upper = upper << 1 | (symbol.modules[along * symbol.size + across] ? 1 : 0)
                lower = lower << 1 | (symbol.modules[across * symbol.size + along] ? 1 : 0)
            }
            #expect(upper == QRTables.versions[number - 7])
            #expect(lower == QRTables.versions[number - 7])
        }
    }

    @Test("the mask with the fewest points is taken, and of equals the first")
    func choice() throws {
        // Masks 0 and 7 have equally few for "32".
        for text in ["", "32", "Wird", "https://wird.example/me/devices", "السلام", String(repeating: "0", count: 90)] {
            let version = try #require(QRVersion(holding: text.utf8.count, level: .medium))
            var symbol = QRSymbol(version: version)
            symbol.place(QRMessage(Array(text.utf8), version: version, level: .medium).codewords)
            let points = QRMask.allCases.map { symbol.masked($0, level: .medium).penalty }
            let code = try #require(QRCode(text))
            let mask = try #require(QRReader(code)).mask
            #expect(Int(mask.rawValue) == points.firstIndex(of: points.min() ?? 0))
        }
    }

    @Test("a mask leaves the function patterns alone, and twice it changes nothing")
    func masking() throws {
        let symbol = QRSymbol(version: try #require(QRVersion(8)))
        for mask in QRMask.allCases {
            let masked = symbol.masked(mask, level: .low)
            #expect(masked.isReserved == symbol.isReserved)
            #expect(masked.masked(mask, level: .low).masked(mask, level: .low).modules == masked.modules)
            for module in symbol.modules.indices where !symbol.isReserved[module] {
                let isDark = mask.inverts(row: module / symbol.size, column: module % symbol.size)
                #expect(masked.modules[module] == isDark)
            }
        }
    }

    @Test(
        "masks are those of Table 10, in their first six rows and columns",
        arguments: [
            (0, ["#.#.#.", ".#.#.#", "#.#.#.", ".#.#.#", "#.#.#.", ".#.#.#"]),
            (1, ["######", "......", "######", "......", "######", "......"]),
            (2, ["#..#..", "#..#..", "#..#..", "#..#..", "#..#..", "#..#.."]),
            (3, ["#..#..", "..#..#", ".#..#.", "#..#..", "..#..#", ".#..#."]),
            (4, ["###...", "###...", "...###", "...###", "###...", "###..."]),
            (5, ["######", "#.....", "#..#..", "#.#.#.", "#..#..", "#....."]),
            (6, ["######", "###...", "##.##.", "#.#.#.", "#.##.#", "#...##"]),
            (7, ["#.#.#.", "...###", "#...##", ".#.#.#", "###...", ".###.."]),
        ])
    func masks(number: Int, rows: [String]) throws {
        let mask = try #require(QRMask(rawValue: UInt32(number)))
        for row in 0..<6 {
            for (column, character) in rows[row].enumerated() {
                #expect(mask.inverts(row: row, column: column) == (character == "#"))
            }
        }
    }

    @Test("an all light symbol has the points of its runs, its squares and its balance (Table 11)")
    func lightPenalty() throws {
        let symbol = try Self.symbol(dark: [])
        #expect(symbol.runPenalty(from: 0, by: 1) == 3 + 16)
        #expect(symbol.blockPenalty == 3 * 20 * 20)
        #expect(symbol.finderPenalty(from: 0, by: 1) == 0)
        #expect(symbol.balancePenalty == 100)
        #expect(symbol.penalty == 42 * 19 + 1_200 + 100)
    }

    @Test(
        "runs have points from five modules on",
        arguments: [([4], 3 + 11), ([4, 9], 3 + 6), ([3, 8, 13, 18], 0), ([5, 11, 17], 3 + 3 + 3)])
    func runs(dark: [Int], points: Int) throws {
        let row = try Self.symbol(dark: dark.map { (2, $0) })
        #expect(row.runPenalty(from: 2 * 21, by: 1) == points)
        let column = try Self.symbol(dark: dark.map { ($0, 2) })
        #expect(column.runPenalty(from: 2, by: 21) == points)
    }

    @Test(
        "what looks like a finder has 40 points where four light modules are before or after it, also outside",
        arguments: [
            ("#.###.#", 40), ("..............#.###.#", 40), ("....#.###.#....", 40), ("#...#.###.#...#......", 0),
            ("#....#.###.#...#", 40), ("#...#.###.#....#", 40), ("##.###.#", 0), ("....#.##.#....", 0),
            ("#...#.###.#..........", 40), ("#.###.#....#.###.#", 80),
        ])
    func finders(row: String, points: Int) throws {
        // Where the row is shorter than the symbol, the rest is dark.
        var dark: [Int] = Array(row.utf8.count..<21)
        for (index, character) in row.enumerated() where character == "#" { dark.append(index) }
        #expect(try Self.symbol(dark: dark.map { (4, $0) }).finderPenalty(from: 4 * 21, by: 1) == points)
        #expect(try Self.symbol(dark: dark.map { ($0, 4) }).finderPenalty(from: 4, by: 21) == points)
    }

    @Test(
        "each 5% from an equal share has 10 points",
        arguments: [(0, 100), (198, 10), (199, 0), (220, 0), (242, 0), (243, 10), (265, 20), (441, 100)])
    func balance(dark: Int, points: Int) throws {
        #expect(try Self.symbol(dark: (0..<dark).map { ($0 / 21, $0 % 21) }).balancePenalty == points)
    }
}
