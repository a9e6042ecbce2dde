import Records

extension WordTimings {
    /// Reads an ayah of quran-align's files: `{"surah": 1, "ayah": 1, "segments": [[first, after, start, end], …]}`,
    /// where words are counted from 0 and `after` follows the last one (cpfair/quran-align, README). Segments with
    /// three numbers are in the Quran Foundation's format: `[word, start, end]`, where words are counted from 1.
    public init?(quranAlign json: JSON) {
        guard let surah = Self.number(json["surah"]), let ayah = Self.number(json["ayah"]),
            let reference = Self.reference(surah, ayah), let spans = Self.spans(json["segments"])
        else { return nil }
        self.init(ayah: reference, spans: spans)
    }

    /// Reads an ayah of the Quran Foundation's files: `{"verse_key": "1:1", "segments": [[word, start, end], …]}`. In
    /// the file of a surah, `timestamp_from` and `timestamp_to` give its place from the beginning of the file.
    public init?(quranFoundation json: JSON) {
        guard let key = json["verse_key"]?.string else { return nil }
        let parts = key.split(separator: ":")
        guard parts.count == 2, let surah = Int(parts[0]), let ayah = Int(parts[1]),
            let reference = Self.reference(surah, ayah), let spans = Self.spans(json["segments"])
        else { return nil }
        var place: Range<Int>?
        if let from = Self.number(json["timestamp_from"]), let to = Self.number(json["timestamp_to"]) {
            guard from >= 0, from < to else { return nil }
            place = from..<to
        }
        self.init(ayah: reference, spans: spans, place: place)
    }

    /// The times as pages read them: `{"ayah": 1, "words": [[first, after, start, end], …]}`, with `"place": [from,
    /// to]` in the file of a surah.
    public var json: JSON {
        var rows: [JSON] = []
        for span in spans {
            rows.append([
                .int(Int64(span.words.lowerBound)), .int(Int64(span.words.upperBound)), .int(Int64(span.start)),
                .int(Int64(span.end)),
            ])
        }
        var object: JSONObject = ["ayah": .int(Int64(ayah.ayah)), "words": .array(rows)]
        if let place { object["place"] = [.int(Int64(place.lowerBound)), .int(Int64(place.upperBound))] }
        return .object(object)
    }

    private static func reference(_ surah: Int, _ ayah: Int) -> AyahReference? {
        guard (1...114).contains(surah), (1...286).contains(ayah) else { return nil }
        return AyahReference(surah: surah, ayah: ayah)
    }

    private static func number(_ json: JSON?) -> Int? { json?.int.flatMap { Int(exactly: $0) } }

    /// Reads the segments; `nil` if any of them is invalid, because half of an ayah's times would be worse than none.
    private static func spans(_ json: JSON?) -> [WordSpan]? {
        guard let rows = json?.array, rows.count <= most else { return nil }
        var spans: [WordSpan] = []
        for row in rows {
            var numbers: [Int] = []
            for part in row.array ?? [] {
                guard let number = Self.number(part) else { return nil }
                numbers.append(number)
            }
            switch numbers.count {
            case 3:
                guard numbers[0] >= 1, numbers[0] <= 1_000 else { return nil }
                spans.append(WordSpan(words: numbers[0] - 1..<numbers[0], start: numbers[1], end: numbers[2]))
            case 4:
                guard numbers[0] >= 0, numbers[0] < numbers[1] else { return nil }
                spans.append(WordSpan(words: numbers[0]..<numbers[1], start: numbers[2], end: numbers[3]))
            default: return nil
            }
        }
        return spans
    }
}
