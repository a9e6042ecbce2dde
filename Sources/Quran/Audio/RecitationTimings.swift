import Records

/// All word times of a recitation, read from a file in the format of quran-align or of the Quran Foundation.
public struct RecitationTimings: Hashable, Sendable {
    /// The times by ayah. An ayah with invalid times is missing, and is highlighted as a whole.
    public private(set) var ayat: [AyahReference: WordTimings] = [:]

    /// Reads a file: a list of ayat, or the Quran Foundation's objects with `audio_files` or `audio_file.timestamps`.
    ///
    /// - Returns: `nil` for any other format.
    public init?(_ json: JSON) {
        guard let rows = Self.rows(json) else { return nil }
        for row in rows {
            if let timings = WordTimings(quranAlign: row) ?? WordTimings(quranFoundation: row) {
                ayat[timings.ayah] = timings
            }
        }
    }

    private static func rows(_ json: JSON) -> [JSON]? {
        if let rows = json.array { return rows }
        if let rows = json["audio_files"]?.array {
            // In a list of surahs' files, the ayat are one level deeper.
            guard let first = rows.first, first["verse_timings"] != nil || first["timestamps"] != nil else {
                return rows
            }
            var inner: [JSON] = []
            for row in rows { inner += row["verse_timings"]?.array ?? row["timestamps"]?.array ?? [] }
            return inner
        }
        return json["audio_file"]?["timestamps"]?.array
    }

    /// Returns the times of a surah, as pages read them: `{"surah": 2, "ayat": [{"ayah", "words", "place"?}, …]}`.
    public func json(surah: Int) -> JSON {
        var found: [WordTimings] = []
        for (place, timings) in ayat where place.surah == surah { found.append(timings) }
        found.sort { $0.ayah < $1.ayah }
        var list: [JSON] = []
        for timings in found { list.append(timings.json) }
        return ["surah": .int(Int64(surah)), "ayat": .array(list)]
    }
}
