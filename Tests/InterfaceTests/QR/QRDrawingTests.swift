import Interface
import Testing

@Suite struct QRDrawingTests {
    @Test("the drawing is an image with a name, dark on a white field with a quiet zone of four")
    func drawing() throws {
        let code = try #require(QRCode("https://wird.example/"))
        let checked = try #require(HTMLChecker(code.node(label: "Open <Wird> & \"go on\"").render()))
        #expect(checked.tags == ["svg", "rect", "path"])
        let side = "\(code.size + 8)"
        let expected = [
            ("viewBox", "0 0 \(side) \(side)"), ("role", "img"), ("aria-label", "Open <Wird> & \"go on\""),
            ("width", "\((code.size + 8) * 4)"), ("height", "\((code.size + 8) * 4)"), ("color", "#000000"),
            ("shape-rendering", "crispEdges"),
            ("width", side), ("height", side), ("fill", "#FFFFFF"), ("fill", "currentColor"),
        ]
        #expect(checked.attributes.dropLast().map(\.name) == expected.map(\.0))
        #expect(checked.attributes.dropLast().map(\.value) == expected.map(\.1))
        #expect(checked.attributes.last?.name == "d")
    }

    @Test("the outline covers every dark module once, and no light one")
    func outline() throws {
        let long = String(repeating: "وِرد ", count: 60)
        for (text, level) in [("", QRCode.Level.low), ("Wird", .high), (long, .medium)] {
            let code = try #require(QRCode(text, level: level))
            let checked = try #require(HTMLChecker(code.node(label: "x").render()))
            let outline = try #require(checked.attributes.last?.value)
            var painted: Set<[Int]> = []
            var count = 0
            for match in outline.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
                let numbers = [match.1, match.2, match.3, match.4].compactMap { Int($0) }
                #expect(numbers[2] == numbers[3])
                for column in numbers[0]..<(numbers[0] + numbers[2]) { painted.insert([numbers[1] - 4, column - 4]) }
                count += numbers[2]
            }
            #expect(outline.replacing(/M\d+ \d+h\d+v1h-\d+z/, with: "").isEmpty)
            #expect(painted.count == count)
            for row in -4..<(code.size + 4) {
                for column in -4..<(code.size + 4) {
                    #expect(painted.contains([row, column]) == code.isDark(row: row, column: column))
                }
            }
        }
    }

    @Test("a terminal's lines have two rows each, in black on white that ends with the line")
    func lines() throws {
        for text in ["", "https://wird.example/", String(repeating: "x", count: 500)] {
            let code = try #require(QRCode(text))
            let lines = code.lines
            #expect(lines.count == (code.size + 9) / 2)
            for (index, line) in lines.enumerated() {
                #expect(line.hasPrefix("\u{1B}[30;47m") && line.hasSuffix("\u{1B}[0m"))
                let characters = Array(line.dropFirst("\u{1B}[30;47m".count).dropLast("\u{1B}[0m".count))
                #expect(characters.count == code.size + 8)
                for (column, character) in characters.enumerated() {
                    let upper = code.isDark(row: 2 * index - 4, column: column - 4)
                    let lower = code.isDark(row: 2 * index - 3, column: column - 4)
                    let expected: Character = upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ")
                    #expect(character == expected)
                }
            }
        }
    }
}
