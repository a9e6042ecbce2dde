import Records

/// The rules of ayat as JSON for other programs (`wird quran tajweed`). Offsets are Unicode scalars in the ayah's line
/// of Tanzil's text, including a leading basmala, which is not annotated itself.
public enum TajweedDocument {
    /// `{"ayat": [{"surah", "ayah", "spans": [{"rule", "start", "end", "why", …}]}]}`.
    public static func json(_ text: SurahText, ayat: ClosedRange<Int>? = nil, pauses: PauseReading = .apart) -> JSON {
        .object(["ayat": .array(entries(text, ayat: ayat, pauses: pauses))])
    }

    /// Returns the entries for all or some ayat of a surah.
    public static func entries(_ text: SurahText, ayat: ClosedRange<Int>? = nil, pauses: PauseReading = .apart)
        -> [JSON]
    {
        var entries: [JSON] = []
        for (index, line) in text.ayat.enumerated() where ayat?.contains(index + 1) ?? true {
            let ayah = AyahReference(surah: text.surah, ayah: index + 1)
            let spans = Tajweed.spans(of: line, at: ayah, pauses: pauses)
            entries.append(
                .object([
                    "surah": .int(Int64(ayah.surah)), "ayah": .int(Int64(ayah.ayah)),
                    "spans": .array(spans.map { json($0) }),
                ]))
        }
        return entries
    }

    private static func json(_ span: TajweedSpan) -> JSON {
        var object: JSONObject = [
            "rule": .string(span.rule.rawValue), "start": .int(Int64(span.start)), "end": .int(Int64(span.end)),
            "why": .string(span.reason.cause.rawValue),
        ]
        if let degree = span.degree { object["degree"] = .string(degree.rawValue) }
        return .object(object)
    }
}
