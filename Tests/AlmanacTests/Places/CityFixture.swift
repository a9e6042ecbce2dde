import Almanac

/// A small list with the traps of the large one: namesakes, by-names, articles, accents.
enum CityFixture {
    static func city(
        _ id: UInt32, _ name: String, _ arabic: String?, _ country: String, _ latitude: Double, _ longitude: Double,
        _ zone: String, _ population: Int
    ) -> City {
        City(
            id: id, name: name, arabicName: arabic, country: country,
            coordinates: Coordinates(latitude: latitude, longitude: longitude)!, zone: zone, population: population)
    }

    static let riyadh = city(108_410, "Riyadh", "الرياض", "SA", 24.68773, 46.72185, "Asia/Riyadh", 4_205_961)
    static let makkah = city(104_515, "Makkah", "مكة المكرمة", "SA", 21.42664, 39.82563, "Asia/Riyadh", 1_578_722)
    static let madinah = city(109_223, "Medina", "المدينة المنورة", "SA", 24.46861, 39.61417, "Asia/Riyadh", 1_300_000)
    static let cairo = city(360_630, "Cairo", "القاهرة", "EG", 30.06263, 31.24967, "Africa/Cairo", 9_606_916)
    static let london = city(2_643_743, "London", "لندن", "GB", 51.50853, -0.12574, "Europe/London", 8_961_989)
    static let londonOntario = city(6_058_560, "London", nil, "CA", 42.98339, -81.23304, "America/Toronto", 422_324)
    static let medinaOhio = city(5_162_512, "Medina", nil, "US", 41.13839, -81.86375, "America/New_York", 26_339)
    static let saoPaulo = city(3_448_439, "São Paulo", nil, "BR", -23.5475, -46.63611, "America/Sao_Paulo", 12_400_232)
    static let suva = city(2_198_148, "Suva", nil, "FJ", -18.14161, 178.44149, "Pacific/Fiji", 93_970)
    static let fes = city(2_548_885, "Fès", "فاس", "MA", 34.03313, -5.00028, "Africa/Casablanca", 1_256_172)

    static let index: CityIndex = CityIndex(writer.bytes())!

    static var writer: CityIndexWriter {
        var writer = CityIndexWriter()
        writer.add(medinaOhio, otherNames: ["Mecca"])
        writer.add(londonOntario)
        writer.add(riyadh, otherNames: ["Ar-Riyāḍ", "Riad", "ریاض"])
        writer.add(makkah, otherNames: ["Mecca", "La Mecque", "مکہ"])
        writer.add(madinah, otherNames: ["Al Madinah al Munawwarah", "Médine"])
        writer.add(cairo, otherNames: ["Al Qāhirah", "Le Caire", "Masr"])
        writer.add(london, otherNames: ["Londres", "لوندون"])
        writer.add(saoPaulo, otherNames: ["San Paolo"])
        writer.add(suva)
        writer.add(fes, otherNames: ["Fez"])
        return writer
    }
}
