import Quran
import Records

extension AyahTajweed {
    /// The ayah for a program and for the page's script; positions are Unicode scalars from the text's beginning.
    ///
    /// - Parameter note: what the script says if the meanings are left out.
    func json(_ words: TajweedWords, _ config: TajweedConfig?, note: String) -> JSON {
        var facts: JSONObject = [
            "ayah": .string(ayah.text), "text": .string(text), "language": .string(meaningCode),
            "words": .array(wordRows), "rules": .array(spans.map { span in Self.row(span, words, config) }),
            "guidance": .string(words.guidance),
        ]
        if lacksMeanings { (facts["partial"], facts["note"]) = (true, .string(note)) }
        return .object(facts)
    }

    private var wordRows: [JSON] {
        var rows: [JSON] = []
        for (number, word) in words.enumerated() {
            var row: JSONObject = [
                "word": .string(word.text), "start": .int(Int64(word.scalars.lowerBound)),
                "end": .int(Int64(word.scalars.upperBound)),
            ]
            if !meanings.isEmpty { row["meaning"] = .string(meanings[number]) }
            rows.append(.object(row))
        }
        return rows
    }

    private static func row(_ span: TajweedSpan, _ words: TajweedWords, _ config: TajweedConfig?) -> JSON {
        var row: JSONObject = [
            "start": .int(Int64(span.start)), "end": .int(Int64(span.end)), "rule": .string(span.rule.rawValue),
            "name": .string(words.name(span.rule)), "why": .string(words.why(span.reason)),
            "sound": .string(words.sound(span.rule)),
        ]
        if let config, let place = config.category(of: span.rule) {
            row["category"] = .string(config.categories[place].id)
        }
        if let degree = span.degree { row["degree"] = .string(degree.rawValue) }
        return .object(row)
    }
}
