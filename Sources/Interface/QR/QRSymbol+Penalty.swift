extension QRSymbol {
    /// The points of everything that makes a symbol harder to read (ISO/IEC 18004:2015, 7.8.3.1 and Table 11).
    var penalty: Int {
        var points = blockPenalty + balancePenalty
        for line in 0..<size {
            points += runPenalty(from: line * size, by: 1) + runPenalty(from: line, by: size)
            points += finderPenalty(from: line * size, by: 1) + finderPenalty(from: line, by: size)
        }
        return points
    }

    /// The points of a row or column for five or more modules of one colour in sequence (N1 = 3, and 1 for each more).
    func runPenalty(from start: Int, by step: Int) -> Int {
        var points = 0
        var length = 0
        var colour = modules[start]
        for index in 0..<size {
            let module = modules[start + index * step]
            length = module == colour ? length + 1 : 1
            colour = module
            if length == 5 { points += 3 }
            if length > 5 { points += 1 }
        }
        return points
    }

    /// The points for areas of one colour: N2 = 3 for each square of four modules, which also overlap.
    var blockPenalty: Int {
        var points = 0
        for row in 1..<size {
            for column in 1..<size {
                let corner = row * size + column
                let colour = modules[corner]
                let isSquare =
                    modules[corner - 1] == colour && modules[corner - size] == colour
                    && modules[corner - size - 1] == colour
                if isSquare { points += 3 }
            }
        }
        return points
    }

    /// The points of a row or column for what looks like a finder: N3 = 40 for each dark-light-dark-light-dark in the
    /// proportions 1:1:3:1:1 with four light modules before or after it.
    ///
    /// The quiet zone counts as light, because a reader sees it as such.
    func finderPenalty(from start: Int, by step: Int) -> Int {
        var points = 0
        // The last 15 modules as bits: four, the seven of the pattern, and four.
        var window = 0
        for index in 0..<(size + QRCode.quietZone) {
            let isDark = index < size && modules[start + index * step]
            window = (window << 1 | (isDark ? 1 : 0)) & 0x7FFF
            guard window >> 4 & 0x7F == 0b101_1101 else { continue }
            if window & 0x0F == 0 || window >> 11 == 0 { points += 40 }
        }
        return points
    }

    /// The points for unequal shares of dark and light: N4 = 10 for each whole 5% by which dark differs from half.
    var balancePenalty: Int {
        var dark = 0
        for module in modules where module { dark += 1 }
        return 10 * (abs(dark * 20 - modules.count * 10) / modules.count)
    }
}
