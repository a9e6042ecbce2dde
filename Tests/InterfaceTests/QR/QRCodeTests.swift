import Interface
import TestSupport
import Testing

@Suite struct QRCodeTests {
    /// A text of so many bytes, with characters of one to four bytes.
    static func text(bytes count: Int, from generator: inout Generator) -> String {
        let characters: [Character] = ["a", "Z", "7", "/", " ", "é", "و", "ﷲ", "語", "😀"]
        var text = ""
        while text.utf8.count < count {
            let character = generator.element(of: characters) ?? "x"
            text.append(text.utf8.count + character.utf8.count <= count ? character : "x")
        }
        return text
    }

    @Test("a code of any version and level is read back as the text that it was made from")
    func readBack() throws {
        var generator = Generator(seed: 18_004)
        for version in 1...40 {
            let level = QRCode.Level.allCases[version % 4]
            let count = try #require(QRTables.capacities[level]?[version - 1])
            let text = Self.text(bytes: count, from: &generator)
            let code = try #require(QRCode(text, level: level))
            #expect(code.version == version)
            #expect(code.size == 17 + 4 * version)
            let reader = try #require(QRReader(code), "version \(version)")
            #expect(reader.level == level)
            #expect(reader.text == text)
        }
    }

    @Test("short texts at every level are read back")
    func short() throws {
        var generator = Generator(seed: 7)
        for level in QRCode.Level.allCases {
            for count in [0, 1, 2, 7, 17, 18, 60, 150] {
                let text = Self.text(bytes: count, from: &generator)
                let code = try #require(QRCode(text, level: level))
                #expect(code.level == level)
                #expect(QRReader(code)?.text == text)
            }
        }
    }

    @Test("a text that is too long has no code")
    func tooLong() {
        for level in QRCode.Level.allCases {
            let longest = QRCode.capacity(level)
            #expect(longest == QRTables.capacities[level]?.last)
            #expect(QRCode(String(repeating: "x", count: longest), level: level)?.version == 40)
            #expect(QRCode(String(repeating: "x", count: longest + 1), level: level) == nil)
        }
        // Two bytes a letter.
        #expect(QRCode(String(repeating: "و", count: 1_165))?.version == 40)
        #expect(QRCode(String(repeating: "و", count: 1_166)) == nil)
    }

    @Test("a text always has the same code, which is medium where no level is named")
    func determinism() throws {
        let code = try #require(QRCode("https://wird.example/"))
        #expect(code == QRCode("https://wird.example/", level: .medium))
        #expect(code != QRCode("https://wird.example/", level: .high))
        #expect(code != QRCode("https://wird.example"))
        var rows: [String] = []
        for row in 0..<code.size {
            rows.append(String((0..<code.size).map { code.isDark(row: row, column: $0) ? "#" : "." }))
        }
        #expect(rows == Self.picture)
    }

    /// The code of `https://wird.example/`, as other programs have read it.
    static let picture = [
        "#######.###..#....#######",
        "#.....#.....#...#.#.....#",
        "#.###.#.#.#.####..#.###.#",
        "#.###.#..###.###..#.###.#",
        "#.###.#..#....#...#.###.#",
        "#.....#.#.##..#.#.#.....#",
        "#######.#.#.#.#.#.#######",
        ".........####............",
        "#.#...##.#.....##..#..#.#",
        "....#..#..#....##.##.#.##",
        "....#.#...#.##.###...##.#",
        "#......#..#...#..#.#.#...",
        "..#.#.#..##.#.#...#.....#",
        ".....#..##..##.#####...##",
        "#######.#...#..#.##..##.#",
        "..##.#....###.#.#.####...",
        "##..#.####...########..#.",
        "........#....#..#...#...#",
        "#######.##.#....#.#.#...#",
        "#.....#..##..#.##...#..#.",
        "#.###.#....###.######...#",
        "#.###.#...#.#...##..#.##.",
        "#.###.#.###.###..#.###.##",
        "#.....#...###.#.##.##....",
        "#######.#....######..#..#",
    ]

    @Test("what is outside the code is light")
    func outside() throws {
        let code = try #require(QRCode("x"))
        for distance in 1...4 {
            for index in -4..<(code.size + 4) {
                #expect(!code.isDark(row: -distance, column: index) && !code.isDark(row: index, column: -distance))
                #expect(!code.isDark(row: code.size - 1 + distance, column: index))
                #expect(!code.isDark(row: index, column: code.size - 1 + distance))
            }
        }
    }
}
