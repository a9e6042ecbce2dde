/// A month of the Hijri year, with raw values from 1 (Muharram) to 12 (Dhu al-Hijjah).
public enum HijriMonth: Int, CaseIterable, Hashable, Sendable {
    case muharram = 1
    case safar
    case rabiAlAwwal
    case rabiAlThani
    case jumadaAlUla
    case jumadaAlAkhirah
    case rajab
    case shaban
    case ramadan
    case shawwal
    case dhuAlQadah
    case dhuAlHijjah
}

extension HijriMonth: Comparable {
    public static func < (a: HijriMonth, b: HijriMonth) -> Bool { a.rawValue < b.rawValue }
}
