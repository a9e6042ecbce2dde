import Quran
import Records

/// A text in Tanzil's own format: lines of `surah|ayah|text`, followed by the required notice.
struct TanzilText {
    /// The ayat of each surah.
    let surahs: [[String]]
    /// The lines of the notice.
    let notice: String

    /// Reads a file; `counts` holds the required number of ayat in each surah.
    ///
    /// - Throws: ``ContentError`` for the first line that is wrong.
    init(_ bytes: [UInt8], counts: [Int], in file: String) throws(ContentError) {
        var surahs: [[String]] = counts.map { _ in [] }
        var notice: [String] = []
        var surah = 1
        var number = 0
        func wrong(_ reason: String) -> ContentError {
            ContentError(
                "line \(number): \(reason)", in: file,
                remedy: "Nothing was imported. Download the file again from its source")
        }
        if UTF8Check.firstFault(in: bytes) != nil { throw wrong("the file is no UTF-8") }
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let first = text.first else { continue }
            if first == UInt8(ascii: "#") {
                notice.append(String(decoding: text, as: UTF8.self))
                continue
            }
            let parts = text.split(
                separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let s = Int(String(decoding: parts[0], as: UTF8.self)),
                let a = Int(String(decoding: parts[1], as: UTF8.self))
            else { throw wrong("surah|ayah|text is expected") }
            while surah <= counts.count, surahs[surah - 1].count == counts[surah - 1] { surah += 1 }
            guard surah <= counts.count else { throw wrong("there is text behind the last ayah") }
            guard s == surah, a == surahs[surah - 1].count + 1 else {
                throw wrong("\(s):\(a) stands where \(surah):\(surahs[surah - 1].count + 1) is expected")
            }
            guard !parts[2].isEmpty else { throw wrong("\(s):\(a) is empty") }
            surahs[surah - 1].append(String(decoding: parts[2], as: UTF8.self))
        }
        for (index, count) in counts.enumerated() where surahs[index].count != count {
            throw wrong("the file ends in surah \(index + 1) after \(surahs[index].count) of \(count) ayat")
        }
        self.surahs = surahs
        self.notice = notice.joined(separator: "\n")
    }
}
