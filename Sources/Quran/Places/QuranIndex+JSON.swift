import Records

extension QuranIndex {
    /// The index as stored in its section.
    public var json: JSON {
        [
            "surahs": .array(surahs.map(Self.json)), "juz": Self.json(juz), "quarters": Self.json(quarters),
            "pages": Self.json(pages), "rukus": Self.json(rukus), "manzils": Self.json(manzils),
            "sajdas": .array(sajdas.map { [Self.json($0.ayah), .bool($0.isObligatory)] }),
        ]
    }

    /// Reads the section; `nil` if it is not an index.
    public init?(section: [UInt8]) {
        guard let json = try? JSON(reading: section), let rows = json["surahs"]?.array else { return nil }
        var surahs: [Surah] = []
        var first = 0
        for row in rows {
            guard let surah = Self.surah(row, number: surahs.count + 1, firstIndex: first) else { return nil }
            surahs.append(surah)
            first += surah.ayahCount
        }
        guard let juz = Self.places(json["juz"]), let quarters = Self.places(json["quarters"]),
            let pages = Self.places(json["pages"]), let rukus = Self.places(json["rukus"]),
            let manzils = Self.places(json["manzils"]), let sajdas = Self.sajdas(json["sajdas"])
        else { return nil }
        self.init(
            surahs: surahs, juz: juz, quarters: quarters, pages: pages, rukus: rukus, manzils: manzils, sajdas: sajdas)
    }

    private static func json(_ surah: Surah) -> JSON {
        [
            .int(Int64(surah.ayahCount)), .string(surah.arabicName), .string(surah.latinName),
            .string(surah.englishMeaning), .string(surah.revelation.rawValue), .int(Int64(surah.revelationOrder)),
            .int(Int64(surah.rukuCount)),
        ]
    }

    private static func json(_ ayah: AyahReference) -> JSON { [.int(Int64(ayah.surah)), .int(Int64(ayah.ayah))] }

    private static func json(_ ayat: [AyahReference]) -> JSON { .array(ayat.map(json)) }

    private static func surah(_ row: JSON, number: Int, firstIndex: Int) -> Surah? {
        guard let parts = row.array, parts.count == 7, let count = parts[0].int, let arabic = parts[1].string,
            let latin = parts[2].string, let meaning = parts[3].string,
            let revelation = parts[4].string.flatMap(Revelation.init(rawValue:)), let order = parts[5].int,
            let rukus = parts[6].int
        else { return nil }
        return Surah(
            number: number, ayahCount: Int(count), firstIndex: firstIndex, arabicName: arabic, latinName: latin,
            englishMeaning: meaning, revelation: revelation, revelationOrder: Int(order), rukuCount: Int(rukus))
    }

    private static func place(_ json: JSON) -> AyahReference? {
        guard let parts = json.array, parts.count == 2, let surah = parts[0].int, let ayah = parts[1].int else {
            return nil
        }
        return AyahReference(surah: Int(surah), ayah: Int(ayah))
    }

    private static func places(_ json: JSON?) -> [AyahReference]? {
        guard let rows = json?.array else { return nil }
        var places: [AyahReference] = []
        for row in rows {
            guard let place = place(row) else { return nil }
            places.append(place)
        }
        return places
    }

    private static func sajdas(_ json: JSON?) -> [Sajda]? {
        guard let rows = json?.array else { return nil }
        var sajdas: [Sajda] = []
        for row in rows {
            guard let parts = row.array, parts.count == 2, let ayah = place(parts[0]), let isObligatory = parts[1].bool
            else { return nil }
            sajdas.append(Sajda(ayah: ayah, isObligatory: isObligatory))
        }
        return sajdas
    }
}
