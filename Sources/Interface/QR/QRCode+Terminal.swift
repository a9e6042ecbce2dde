extension QRCode {
    /// The code for a terminal, with two rows of modules in each line and the quiet zone around them.
    ///
    /// A terminal's characters are about twice as high as they are wide, so modules become square.
    public var lines: [String] {
        var lines: [String] = []
        for row in stride(from: -Self.quietZone, to: size + Self.quietZone, by: 2) { lines.append(line(row)) }
        return lines
    }

    /// Returns two rows as one line.
    ///
    /// Colours are set in every line and not taken from the terminal, because half of all terminals are light on dark
    /// and many readers don't recognise an inverted code (ECMA-48, 8.3.117: 30 is black, 47 a white background). The
    /// line resets them, so that what follows it isn't coloured.
    private func line(_ row: Int) -> String {
        var line = "\u{1B}[30;47m"
        for column in -Self.quietZone..<(size + Self.quietZone) {
            switch (isDark(row: row, column: column), isDark(row: row + 1, column: column)) {
            case (true, true): line += "█"
            case (true, false): line += "▀"
            case (false, true): line += "▄"
            case (false, false): line += " "
            }
        }
        return line + "\u{1B}[0m"
    }
}
