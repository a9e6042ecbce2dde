/// The modules of a QR code while it is drawn (ISO/IEC 18004:2015, 6.3 and 7.7).
struct QRSymbol {
    let version: QRVersion
    let size: Int
    /// The modules row by row, where `true` is dark.
    var modules: [Bool]
    /// Whether each module belongs to a function pattern or to the format or version information, where no data goes.
    var isReserved: [Bool]

    /// Creates a symbol with its function patterns, and with the places of the format information reserved.
    init(version: QRVersion) {
        self.version = version
        size = version.size
        modules = [Bool](repeating: false, count: size * size)
        isReserved = modules
        drawTiming()
        drawFinders()
        drawAlignment()
        drawVersion()
        draw(format: 0)
    }

    /// Sets a module that carries no data.
    mutating func reserve(row: Int, column: Int, isDark: Bool) {
        modules[row * size + column] = isDark
        isReserved[row * size + column] = true
    }

    /// Places codewords in columns two modules wide, from the right edge to the left, upwards and downwards in turn
    /// (7.7.3). Modules that are left over at the end stay light.
    mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        var isUpward = true
        for edge in stride(from: size - 1, to: 0, by: -2) {
            // The vertical timing pattern takes a whole column, so what is left of it moves by one.
            let right = edge > 6 ? edge : edge - 1
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for module in [row * size + right, row * size + right - 1] where !isReserved[module] {
                    guard bit < codewords.count * 8 else { return }
                    modules[module] = codewords[bit / 8] << UInt8(bit % 8) & 0x80 != 0
                    bit += 1
                }
            }
            isUpward.toggle()
        }
    }

    /// Returns the symbol with the mask that has the fewest penalty points, and with its format information (7.8.3).
    ///
    /// Of masks with equally few, the first is taken, so that a text always has the same code.
    func masked(level: QRCode.Level) -> QRSymbol {
        var best = masked(.chequered, level: level)
        var least = best.penalty
        for mask in QRMask.allCases where mask != .chequered {
            let symbol = masked(mask, level: level)
            let penalty = symbol.penalty
            if penalty < least { (best, least) = (symbol, penalty) }
        }
        return best
    }

    /// Returns the symbol with a mask over its data and the format information that names it.
    func masked(_ mask: QRMask, level: QRCode.Level) -> QRSymbol {
        var symbol = self
        for row in 0..<size {
            for column in 0..<size where mask.inverts(row: row, column: column) {
                let module = row * size + column
                if !isReserved[module] { symbol.modules[module].toggle() }
            }
        }
        symbol.draw(format: QRInformation.format(level, mask))
        return symbol
    }
}
