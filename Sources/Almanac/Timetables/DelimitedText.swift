/// A table read from delimited text: values separated by commas as in RFC 4180, or by semicolons, tabs or bars.
///
/// The input is not trusted: size, lines, columns and the length of a cell are limited before anything is kept.
public struct DelimitedText {
    static let mostLines = Limits.timetable.lines
    static let mostColumns = Limits.timetable.columns
    static let mostCellBytes = Limits.timetable.cellBytes

    /// How much is read, and how.
    public struct Limits: Sendable {
        public var bytes: Int
        public var lines: Int
        public var columns: Int
        public var cellBytes: Int
        /// The number of cells from which a line looks like one of the table.
        public var fewestColumns: Int
        /// Whether cells are normalised for comparison (Latin digits, single spaces) or kept unchanged.
        public var isCleaned: Bool

        public init(
            bytes: Int, lines: Int, columns: Int, cellBytes: Int, fewestColumns: Int, isCleaned: Bool
        ) {
            self.bytes = bytes
            self.lines = lines
            self.columns = columns
            self.cellBytes = cellBytes
            self.fewestColumns = fewestColumns
            self.isCleaned = isCleaned
        }

        /// The limits for a mosque's timetable of a year.
        public static let timetable = Limits(
            bytes: 1 << 20, lines: 1_500, columns: 80, cellBytes: 300, fewestColumns: 6, isCleaned: true)
    }

    /// The cells of a row, and the line of the file on which it begins, counted from 1.
    public struct Row {
        public var line: Int
        public var cells: [String]

        public subscript(column: Int) -> String { column < cells.count ? cells[column] : "" }

        public var isBlank: Bool { cells.allSatisfy { $0.isEmpty } }
    }

    public private(set) var rows: [Row] = []

    public init(_ bytes: [UInt8], limits: Limits = .timetable) throws(TimetableError) {
        guard bytes.count <= limits.bytes else { throw TimetableError(.tooLarge) }
        let text = try UnicodeBytes.utf8(bytes)
        guard !text.isEmpty else { throw TimetableError(.empty) }
        var start = 0
        let separator = Self.namedSeparator(text, after: &start) ?? Self.bestSeparator(text, limits)
        var scanner = DelimitedScanner(text, from: start, separator: separator, limits: limits)
        while let row = try scanner.row() {
            guard rows.count < limits.lines else { throw TimetableError(.tooManyLines, line: row.line) }
            rows.append(row)
        }
    }

    static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]

    /// Returns the separator named by a first line `sep=;`, which spreadsheets write.
    private static func namedSeparator(_ text: [UInt8], after start: inout Int) -> UInt8? {
        guard text.count >= 6, text[0..<4].elementsEqual("sep=".utf8), separators.contains(text[4]),
            text[5] == 0x0A || text[5] == 0x0D
        else { return nil }
        start = 5
        return text[4]
    }

    /// Returns the separator with which most of the first lines have enough columns.
    private static func bestSeparator(_ text: [UInt8], _ limits: Limits) -> UInt8 {
        var best = separators[0]
        var bestScore = (lines: 0, cells: 0)
        for separator in separators {
            var scanner = DelimitedScanner(text, from: 0, separator: separator, limits: limits)
            var score = (lines: 0, cells: 0)
            for _ in 0..<60 {
                // Errors in a line are reported once its separator is known.
                guard let row = try? scanner.row() else { break }
                if row.cells.count >= limits.fewestColumns { score.lines += 1 }
                score.cells += row.cells.count
            }
            if score > bestScore {
                best = separator
                bestScore = score
            }
        }
        return best
    }
}

/// Reads the rows in order.
private struct DelimitedScanner {
    private let text: [UInt8]
    private let separator: UInt8
    private let limits: DelimitedText.Limits
    private var position: Int
    private var line: Int

    init(_ text: [UInt8], from start: Int, separator: UInt8, limits: DelimitedText.Limits) {
        self.limits = limits
        self.text = text
        self.separator = separator
        position = start
        line = 1
    }

    /// Returns the next row; `nil` at the end.
    mutating func row() throws(TimetableError) -> DelimitedText.Row? {
        guard position < text.count else { return nil }
        let first = line
        var cells: [String] = []
        while true {
            guard cells.count < limits.columns else {
                throw TimetableError(.tooManyColumns, line: first, column: cells.count + 1)
            }
            let bytes = try cell(column: cells.count + 1)
            cells.append(limits.isCleaned ? CellText.clean(bytes) : String(decoding: bytes, as: UTF8.self))
            guard position < text.count else { break }
            let byte = text[position]
            position += 1
            if byte == separator { continue }
            if byte == 0x0D, position < text.count, text[position] == 0x0A { position += 1 }
            line += 1
            break
        }
        return DelimitedText.Row(line: first, cells: cells)
    }

    /// Reads the bytes of a cell, up to the byte that ends it.
    private mutating func cell(column: Int) throws(TimetableError) -> [UInt8] {
        let start = position
        // Spaces before a quotation mark are ignored.
        while position < text.count, text[position] == 0x20 { position += 1 }
        if position < text.count, text[position] == UInt8(ascii: "\"") { return try quoted(column: column) }
        position = start
        while position < text.count, !isEnd(text[position]) { position += 1 }
        return try checked(Array(text[start..<position]), column: column)
    }

    private mutating func quoted(column: Int) throws(TimetableError) -> [UInt8] {
        let opened = line
        var bytes: [UInt8] = []
        position += 1
        while true {
            guard position < text.count, bytes.count <= limits.cellBytes else {
                let reason: TimetableError.Reason = position < text.count ? .cellTooLong : .unclosedQuote
                throw TimetableError(reason, line: opened, column: column)
            }
            let byte = text[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                guard position < text.count, text[position] == UInt8(ascii: "\"") else { break }
                position += 1
            } else if byte == 0x0A {
                line += 1
            }
            bytes.append(byte)
        }
        while position < text.count, text[position] == 0x20 { position += 1 }
        guard position == text.count || isEnd(text[position]) else {
            throw TimetableError(.textAfterQuote, line: line, column: column)
        }
        return try checked(bytes, column: column)
    }

    private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

    private func checked(_ bytes: [UInt8], column: Int) throws(TimetableError) -> [UInt8] {
        guard bytes.count <= limits.cellBytes else {
            throw TimetableError(.cellTooLong, line: line, column: column)
        }
        return bytes
    }
}
