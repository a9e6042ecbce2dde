import Quran
import Records

/// A text of 6,236 ayat in a person's own file: Tanzil's `surah|ayah|text`, or one ayah on each line, followed by the
/// lines of a notice, which begin with `#`.
public struct OwnFile: Hashable, Sendable {
    /// The ayat of each surah, letter for letter.
    public var surahs: [[String]]
    /// The facts in the notice.
    public var notice: OwnNotice
    /// The notice as written in the file.
    public var noticeText: String

    /// The maximum file size in bytes: four times that of Tanzil's largest translation.
    public static let largest = 16 << 20
    /// The maximum length of a line in bytes.
    static let longest = 64 << 10

    /// Reads a file.
    ///
    /// - Parameter counts: the number of ayat in each surah.
    /// - Throws: ``OwnFileFault`` for the first line that is wrong.
    public init(_ bytes: [UInt8], counts: [Int]) throws(OwnFileFault) {
        guard bytes.count <= Self.largest else { throw OwnFileFault(.tooLarge) }
        guard UTF8Check.firstFault(in: bytes) == nil else { throw OwnFileFault(.notUnicode) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        var reading = OwnFileReading(counts: counts)
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            try reading.take(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, at: index + 1)
        }
        try reading.finish()
        surahs = reading.surahs
        noticeText = reading.notice.joined(separator: "\n")
        notice = OwnNotice(reading.notice)
    }

    /// A surah as packs store it.
    func section(_ surah: Int) -> [UInt8] { Array(surahs[surah - 1].joined(separator: "\n").utf8) }
}

/// The state of reading line by line.
private struct OwnFileReading {
    let counts: [Int]
    var surahs: [[String]]
    var notice: [String] = []
    /// Whether lines begin with the ayah's numbers; known from the first line on.
    private var isNumbered: Bool?
    /// The surah whose ayah is expected next, from 1; one past the last when everything has been read.
    private var surah = 1
    /// An empty line among lines without numbers: an ayah without text, unless only the notice follows.
    private var emptyLine: Int?

    init(counts: [Int]) {
        self.counts = counts
        surahs = counts.map { _ in [] }
        skipFull()
    }

    private var expected: AyahReference? {
        surah <= counts.count ? AyahReference(surah: surah, ayah: surahs[surah - 1].count + 1) : nil
    }

    mutating func take(_ line: ArraySlice<UInt8>, at number: Int) throws(OwnFileFault) {
        guard line.count <= OwnFile.longest else { throw OwnFileFault(.longLine, line: number) }
        for byte in line where byte < 0x20 && byte != 0x09 || byte == 0x7F {
            throw OwnFileFault(.control, line: number)
        }
        if line.first == UInt8(ascii: "#") { return notice.append(String(decoding: line, as: UTF8.self)) }
        guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
            if emptyLine == nil { emptyLine = number }
            return
        }
        if isNumbered == nil {
            if Self.isMarkup(line) { throw OwnFileFault(.notPlain, line: number) }
            isNumbered = Self.numbers(line) != nil
        }
        guard let ayah = expected else { throw OwnFileFault(.surplus, line: number) }
        if isNumbered == true {
            try takeNumbered(line, ayah, number)
        } else {
            if let emptyLine { throw OwnFileFault(.empty(ayah), line: emptyLine) }
            add(line)
        }
    }

    private mutating func takeNumbered(_ line: ArraySlice<UInt8>, _ ayah: AyahReference, _ number: Int)
        throws(OwnFileFault)
    {
        guard let (found, text) = Self.numbers(line) else { throw OwnFileFault(.unnumbered, line: number) }
        guard found == ayah else { throw OwnFileFault(.misplaced(found, expected: ayah), line: number) }
        guard text.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { throw OwnFileFault(.empty(ayah), line: number) }
        add(text)
    }

    func finish() throws(OwnFileFault) {
        if let ayah = expected { throw OwnFileFault(.ends(ayah)) }
    }

    private mutating func add(_ text: ArraySlice<UInt8>) {
        surahs[surah - 1].append(String(decoding: text, as: UTF8.self))
        skipFull()
    }

    private mutating func skipFull() {
        while surah <= counts.count, surahs[surah - 1].count >= counts[surah - 1] { surah += 1 }
    }

    /// The ayah's reference and text in a line, or `nil` if the line doesn't begin with a reference.
    private static func numbers(_ line: ArraySlice<UInt8>) -> (AyahReference, ArraySlice<UInt8>)? {
        let parts = line.split(separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let surah = number(parts[0]), let ayah = number(parts[1]) else { return nil }
        return (AyahReference(surah: surah, ayah: ayah), parts[2])
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...3).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// Whether a line is the beginning of XML or of a database dump.
    private static func isMarkup(_ line: ArraySlice<UInt8>) -> Bool {
        let start = String(decoding: line.prefix(16), as: UTF8.self).drop { $0 == " " || $0 == "\t" }.uppercased()
        return ["<?XML", "<QURAN", "<SURA", "<!DOCTYPE", "-- ", "/*!", "CREATE TABLE", "INSERT INTO", "DROP TABLE"]
            .contains { start.hasPrefix($0) }
    }
}
