extension QRSymbol {
    /// Draws the rows of alternating modules from which a reader finds the others (6.3.5).
    mutating func drawTiming() {
        for index in 0..<size {
            reserve(row: 6, column: index, isDark: index % 2 == 0)
            reserve(row: index, column: 6, isDark: index % 2 == 0)
        }
    }

    /// Draws the finders in three corners with the light separators around them (6.3.3 and 6.3.4).
    mutating func drawFinders() {
        drawFinder(row: 3, column: 3)
        drawFinder(row: 3, column: size - 4)
        drawFinder(row: size - 4, column: 3)
    }

    /// Draws a dark square of 3 in a dark frame of 7, around a centre.
    private mutating func drawFinder(row: Int, column: Int) {
        for y in max(row - 4, 0)...min(row + 4, size - 1) {
            for x in max(column - 4, 0)...min(column + 4, size - 1) {
                let distance = max(abs(y - row), abs(x - column))
                reserve(row: y, column: x, isDark: distance != 2 && distance != 4)
            }
        }
    }

    /// Draws the alignment patterns, from which a reader sees how a large symbol is distorted (6.3.6).
    mutating func drawAlignment() {
        let centres = version.alignmentCentres
        for row in centres {
            for column in centres where !isFinder(row: row, column: column) {
                for y in -2...2 {
                    for x in -2...2 {
                        reserve(row: row + y, column: column + x, isDark: max(abs(y), abs(x)) != 1)
                    }
                }
            }
        }
    }

    /// Whether an alignment pattern would be at one of the three finders.
    private func isFinder(row: Int, column: Int) -> Bool {
        row == 6 && (column == 6 || column == size - 7) || row == size - 7 && column == 6
    }

    /// Draws the version information, twice, beside the upper right and lower left finder (7.10).
    mutating func drawVersion() {
        guard let information = QRInformation.version(version) else { return }
        for bit in 0..<18 {
            let isDark = information >> UInt32(bit) & 1 == 1
            let (along, across) = (bit / 3, size - 11 + bit % 3)
            reserve(row: along, column: across, isDark: isDark)
            reserve(row: across, column: along, isDark: isDark)
        }
    }

    /// Draws the format information, once around the upper left finder and once divided between the other two (7.9.1).
    ///
    /// The module that remains beside the lower left finder is always dark.
    mutating func draw(format: UInt32) {
        for bit in 0..<15 {
            let isDark = format >> UInt32(bit) & 1 == 1
            // The first copy goes down column 8 and along row 8 to the left edge, and skips the timing patterns.
            switch bit {
            case ..<6: reserve(row: bit, column: 8, isDark: isDark)
            case ..<8: reserve(row: bit + 1, column: 8, isDark: isDark)
            case 8: reserve(row: 8, column: 7, isDark: isDark)
            default: reserve(row: 8, column: 14 - bit, isDark: isDark)
            }
            if bit < 8 {
                reserve(row: 8, column: size - 1 - bit, isDark: isDark)
            } else {
                reserve(row: size - 15 + bit, column: 8, isDark: isDark)
            }
        }
        reserve(row: size - 8, column: 8, isDark: true)
    }
}
