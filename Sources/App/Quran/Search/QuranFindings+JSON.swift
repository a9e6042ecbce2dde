import Interface
import Quran
import Records

extension QuranFindings {
    /// The findings for a program: every ayah has `surah` and `ayah`.
    var json: JSON {
        guard isPartial, var object = whole.object else { return whole }
        object["partial"] = true
        return .object(object)
    }

    private var whole: JSON {
        var ayat: [JSON] = []
        for row in rows { ayat.append(json(row)) }
        var found: [JSON] = []
        for surah in surahs { if let json = surahJSON(surah) { found.append(json) } }
        return .object([
            "query": .string(question), "places": .array(places.map { place in json(place) }), "surahs": .array(found),
            "count": .int(Int64(count)), "near": .bool(isNear), "from": .int(Int64(from)), "more": .bool(hasMore),
            "ayat": .array(ayat),
        ])
    }

    private func json(_ row: Row) -> JSON {
        var object: JSONObject = [
            "surah": .int(Int64(row.ayah.surah)), "ayah": .int(Int64(row.ayah.ayah)), "found": .string(row.source),
            "text": .string(row.arabic), "words": .array(row.words.map { word in .int(Int64(word)) }),
        ]
        if let index {
            object["juz"] = .int(Int64(index.juz(of: row.ayah)))
            object["hizb"] = .int(Int64(index.hizb(of: row.ayah)))
            object["page"] = .int(Int64(index.page(of: row.ayah)))
            object["name"] = (index.surah(row.ayah.surah)?.arabicName).map { name in .string(name) }
            object["latinName"] = (index.surah(row.ayah.surah)?.latinName).map { name in .string(name) }
        }
        if !row.translation.isEmpty {
            object["translation"] = .string(row.translation)
            object["ranges"] = .array(
                row.translationRanges.map { range in
                    .array([.int(Int64(range.lowerBound)), .int(Int64(range.upperBound))])
                })
        }
        return .object(object)
    }

    private func surahJSON(_ number: Int) -> JSON? {
        guard let surah = index?.surah(number) else { return nil }
        return .object([
            "surah": .int(Int64(number)), "ayah": .int(1), "name": .string(surah.arabicName),
            "latinName": .string(surah.latinName), "ayat": .int(Int64(surah.ayahCount)),
        ])
    }

    private func json(_ place: QuranPlace) -> JSON {
        var object = JSONObject()
        switch place {
        case .surah(let number): (object["kind"], object["number"]) = (.string("surah"), .int(Int64(number)))
        case .ayah: object["kind"] = .string("ayah")
        case .juz(let number): (object["kind"], object["number"]) = (.string("juz"), .int(Int64(number)))
        case .hizb(let number): (object["kind"], object["number"]) = (.string("hizb"), .int(Int64(number)))
        case .page(let number): (object["kind"], object["number"]) = (.string("page"), .int(Int64(number)))
        }
        if let index, let start = place.start(in: index) {
            object["surah"] = .int(Int64(start.surah))
            object["ayah"] = .int(Int64(start.ayah))
        }
        object["path"] = .string(QuranLink.link(place).text)
        return .object(object)
    }
}
