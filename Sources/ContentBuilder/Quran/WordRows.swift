/// Reads comma-separated rows (RFC 4180) whose quoted cells may contain commas and doubled quotes, but no line breaks.
enum WordRows {
    static func rows(_ text: String) -> [[String]] {
        text.split(whereSeparator: { $0.isNewline }).map { cells($0) }
    }

    private static func cells(_ line: Substring) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isQuoted = false
        var rest = line[...]
        while let character = rest.popFirst() {
            if character == "\"" {
                if isQuoted, rest.first == "\"" {
                    cell.append("\"")
                    rest.removeFirst()
                } else {
                    isQuoted.toggle()
                }
            } else if character == ",", !isQuoted {
                cells.append(cell)
                cell = ""
            } else {
                cell.append(character)
            }
        }
        return cells + [cell]
    }
}
