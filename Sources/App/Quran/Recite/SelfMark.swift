import Quran
import Recitation
import Records

/// What a person says of an ayah that they recited without a recogniser.
enum SelfMark: String, CaseIterable, Hashable, Sendable {
    case right
    case unsure
    case missing

    /// The state of the ayah's words then. It is the ayah that is spoken of, so all of them have the same.
    var state: WordState {
        switch self {
        case .right: .heard
        case .unsure: .doubtful
        case .missing: .notHeard
        }
    }

    /// The letter that stands for it in a link.
    private var letter: UInt8 {
        switch self {
        case .right: UInt8(ascii: "r")
        case .unsure: UInt8(ascii: "u")
        case .missing: UInt8(ascii: "m")
        }
    }

    /// The marks of ayat as a link carries them, a hyphen for none: `rr-m`.
    static func text(_ marks: [SelfMark?]) -> String {
        String(decoding: marks.map { $0?.letter ?? UInt8(ascii: "-") }, as: UTF8.self)
    }

    static func marks(_ text: String, _ count: Int) -> [SelfMark?] {
        var marks = [SelfMark?](repeating: nil, count: count)
        for (index, byte) in text.utf8.enumerated() where index < count {
            marks[index] = allCases.first { $0.letter == byte }
        }
        return marks
    }

    /// The name of an ayah's field in the form.
    static func field(_ ayah: Int) -> String { "ayah-\(ayah)" }

    /// The marks in a form.
    static func marks(_ form: FormFields, _ count: Int) -> [SelfMark?] {
        (0..<count).map { ayah in form[field(ayah)].flatMap { SelfMark(rawValue: $0) } }
    }

    /// The log that says the same; `nil` where nothing was said of any ayah.
    static func log(_ marks: [SelfMark?], _ passage: Passage, milliseconds: Int) -> RecitationLog? {
        guard let first = marks.firstIndex(where: { $0 != nil }), marks.count == passage.ayat.count else { return nil }
        var log = RecitationLog(words: passage.count, start: passage.ayat[first].words.lowerBound)
        for (ayah, mark) in marks.enumerated() {
            guard let mark else { continue }
            for word in passage.ayat[ayah].words { log.append(.word(word, mark.state), at: 0) }
            log.append(.ayah(ayah, mark == .unsure ? .unclear : .byWord), at: 0)
        }
        log.append(.ended, at: milliseconds)
        return log
    }
}
