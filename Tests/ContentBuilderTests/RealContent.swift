import Almanac
import ContentBuilder
import Foundation
import Records

/// What the tests of the real content read, and what they expect of it.
enum RealContent {
    static let folder = ProcessInfo.processInfo.environment["WIRD_CONTENT"]
        .map { ContentFolder(URL(fileURLWithPath: $0)) }

    /// Opened once: the list is large.
    static let cities = Result { try open("cities", "index", as: { CityIndex($0) }) }
    static let zones = Result { try open("zones", "all", as: { try ZoneDatabase($0) }) }

    private struct NeedsData: Error {}

    private static func open<Value>(
        _ pack: String, _ section: String, as make: ([UInt8]) throws -> Value?
    ) throws -> Value {
        guard let folder, let entry = try Catalogue(reading: folder).entries.first(where: { $0.name == pack }) else {
            throw NeedsData()
        }
        let bytes = [UInt8](try Data(contentsOf: folder.file(entry.file)))
        guard let value = try make(try PackReader(bytes).section(section)) else { throw NeedsData() }
        return value
    }

    /// What people type, and the GeoNames number of the city they mean.
    static let searches: [(String, UInt32)] = [
        ("رياض", 108_410), ("الرياض", 108_410), ("الرِّيَاض", 108_410), ("riyadh", 108_410), ("riyad", 108_410),
        ("riad", 108_410), ("مكة", 104_515), ("مكه", 104_515), ("مكة المكرمة", 104_515), ("makkah", 104_515),
        ("mecca", 104_515), ("mekke", 104_515), ("المدينة المنورة", 109_223), ("المدينه", 109_223),
        ("madinah", 109_223), ("medina", 109_223), ("جدة", 105_343), ("جده", 105_343), ("jeddah", 105_343),
        ("jidda", 105_343), ("الدمام", 110_336), ("القاهرة", 360_630), ("قاهره", 360_630), ("القاهره", 360_630),
        ("cairo", 360_630), ("al qahirah", 360_630), ("الإسكندرية", 361_058), ("اسكندريه", 361_058),
        ("alexandria", 361_058), ("london", 2_643_743), ("لندن", 2_643_743), ("londres", 2_643_743),
        ("Londno", 2_643_743), ("istanbul", 745_044), ("İstanbul", 745_044), ("إسطنبول", 745_044),
        ("اسطنبول", 745_044), ("استانبول", 745_044), ("istnbul", 745_044), ("القدس", 281_184), ("al quds", 281_184),
        ("alquds", 281_184), ("jerusalem", 281_184), ("غزة", 281_133), ("gaza", 281_133), ("دبي", 292_223),
        ("dubai", 292_223), ("دبى", 292_223), ("أبو ظبي", 292_968), ("ابوظبي", 292_968), ("abu dhabi", 292_968),
        ("abudhabi", 292_968), ("الدوحة", 290_030), ("doha", 290_030), ("الكويت", 285_787), ("kuwait", 285_787),
        ("المنامة", 290_340), ("مسقط", 287_286), ("صنعاء", 71_137), ("sanaa", 71_137), ("sana'a", 71_137),
        ("بغداد", 98_182), ("baghdad", 98_182), ("baghdd", 98_182), ("دمشق", 170_654), ("damascus", 170_654),
        ("حلب", 170_063), ("aleppo", 170_063), ("بيروت", 276_781), ("beirut", 276_781), ("عمان", 250_441),
        ("amman", 250_441), ("الخرطوم", 379_252), ("khartoum", 379_252), ("طرابلس", 2_210_247), ("تونس", 2_464_470),
        ("الجزائر", 2_507_480), ("algiers", 2_507_480), ("الدار البيضاء", 2_553_604), ("casablanca", 2_553_604),
        ("فاس", 2_548_885), ("fes", 2_548_885), ("مراكش", 2_542_997), ("marrakech", 2_542_997),
        ("نواكشوط", 2_377_450), ("مقديشو", 53_654), ("جاكرتا", 1_642_911), ("jakarta", 1_642_911),
        ("كوالالمبور", 1_735_161), ("kuala lumpur", 1_735_161), ("karachi", 1_174_872), ("كراتشي", 1_174_872),
        ("کراچی", 1_174_872), ("lahore", 1_172_451), ("إسلام آباد", 1_176_615), ("islamabad", 1_176_615),
        ("dhaka", 1_185_241), ("tehran", 112_931), ("طهران", 112_931), ("تهران", 112_931), ("kabul", 1_138_958),
        ("tashkent", 1_512_569), ("sarajevo", 3_191_281), ("paris", 2_988_507), ("باريس", 2_988_507),
        ("berlin", 2_950_159), ("münchen", 2_867_714), ("muenchen", 2_867_714), ("munich", 2_867_714),
        ("köln", 2_886_242), ("zurich", 2_657_896), ("new york", 5_128_581), ("نيويورك", 5_128_581),
        ("los angeles", 5_368_361), ("sao paulo", 3_448_439), ("toronto", 6_167_865), ("sydney", 2_147_714),
        ("birmingham", 2_655_603), ("tokyo", 1_850_147), ("موسكو", 524_901),
    ]

    /// Points on land near and far from large cities, near borders, and on the open sea.
    static let points: [(Double, Double, String)] = [
        (21.4225, 39.8262, "Asia/Riyadh"), (24.4672, 39.6111, "Asia/Riyadh"), (32.0853, 34.7818, "Asia/Jerusalem"),
        (30.0444, 31.2357, "Africa/Cairo"), (25.2048, 55.2708, "Asia/Dubai"), (29.3759, 47.9774, "Asia/Kuwait"),
        (26.2285, 50.586, "Asia/Bahrain"), (25.2854, 51.531, "Asia/Qatar"), (23.588, 58.3829, "Asia/Muscat"),
        (15.3694, 44.191, "Asia/Aden"), (33.3152, 44.3661, "Asia/Baghdad"), (33.5138, 36.2765, "Asia/Damascus"),
        (33.8938, 35.5018, "Asia/Beirut"), (31.9454, 35.9284, "Asia/Amman"), (15.5007, 32.5599, "Africa/Khartoum"),
        (36.8065, 10.1815, "Africa/Tunis"), (33.5731, -7.5898, "Africa/Casablanca"),
        (41.0082, 28.9784, "Europe/Istanbul"), (51.5072, -0.1276, "Europe/London"),
        (48.8566, 2.3522, "Europe/Paris"), (59.9139, 10.7522, "Europe/Oslo"), (69.6492, 18.9553, "Europe/Oslo"),
        (40.7128, -74.006, "America/New_York"), (34.0522, -118.2437, "America/Los_Angeles"),
        (-23.5505, -46.6333, "America/Sao_Paulo"), (24.8607, 67.0011, "Asia/Karachi"),
        (28.6139, 77.209, "Asia/Kolkata"), (27.7172, 85.324, "Asia/Kathmandu"), (-6.2088, 106.8456, "Asia/Jakarta"),
        (3.139, 101.6869, "Asia/Kuala_Lumpur"), (1.3521, 103.8198, "Asia/Singapore"),
        (35.6762, 139.6503, "Asia/Tokyo"), (-33.8688, 151.2093, "Australia/Sydney"),
        (-17.7134, 178.065, "Pacific/Fiji"), (-36.8509, 174.7645, "Pacific/Auckland"),
        (61.2176, -149.8997, "America/Anchorage"), (9.03, 38.74, "Africa/Addis_Ababa"),
        (6.5244, 3.3792, "Africa/Lagos"), (-26.2041, 28.0473, "Africa/Johannesburg"), (30.0, -40.0, "Etc/GMT+3"),
        (-45.0, 90.0, "Etc/GMT-6"), (-89.9, 20.0, "Etc/GMT-1"), (0.0, -120.0, "Etc/GMT+8"),
    ]
}
