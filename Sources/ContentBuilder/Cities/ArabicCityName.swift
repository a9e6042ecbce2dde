/// Chooses a city's Arabic name among its alternate names in Arabic script, which GeoNames lists without their
/// language: Arabic, Persian, Urdu, Uyghur, Kurdish and more.
///
/// Only names written in the letters of Arabic itself are accepted; of several, the one that looks most Arabic is
/// chosen. This is a heuristic, and incomplete: many cities have no Arabic name in the list.
enum ArabicCityName {
    /// Countries where Arabic is an official language.
    private static let arabicCountries: Set<String> = [
        "AE", "BH", "DJ", "DZ", "EG", "EH", "IQ", "JO", "KM", "KW", "LB", "LY", "MA", "MR", "OM", "PS", "QA", "SA",
        "SD", "SO", "SY", "TD", "TN", "YE",
    ]

    /// The best name, or `nil` if none is Arabic.
    static func choose(among names: [String], of latin: String, in country: String) -> String? {
        var seen: Set<String> = []
        var best: (name: String, score: Double)?
        let candidates = names.map { withoutMarks($0) }.filter { isArabic($0) && seen.insert($0).inserted }
        for name in candidates.sorted() {
            let score = score(name, among: candidates, of: latin, in: country)
            if best.map({ score > $0.score }) ?? true { best = (name, score) }
        }
        return best?.name
    }

    /// A score of how Arabic a name looks.
    private static func score(
        _ name: String, among names: [String], of latin: String, in country: String
    ) -> Double {
        var score = 3 * ConsonantSkeleton.similarity(name, latin)
        let isArabicCountry = arabicCountries.contains(country)
        if name.hasPrefix("ال") { score += isArabicCountry ? 3 : 0.3 }
        // Persian and Urdu write these letters only in Arabic words.
        if name.contains(where: { "أإآؤة".contains($0) }) { score += 1 }
        if name.hasSuffix("ه"), !isArabicCountry { score -= 0.5 }
        if name.hasSuffix("ه"), names.contains(String(name.dropLast()) + "ة") { score -= 2 }
        if name.hasSuffix("ى"), names.contains(String(name.dropLast()) + "ي") { score -= 2 }
        for prefix in ["مدينة ", "ولاية ", "والاية "] where name.hasPrefix(prefix) { score -= 1.5 }
        if hasJoinedMadda(name) { score -= 1 }
        return score - 0.02 * Double(name.unicodeScalars.count)
    }

    /// Whether a madda follows a letter, as in "لسآنجلس": Persian joins words where Arabic writes two.
    private static func hasJoinedMadda(_ name: String) -> Bool {
        let scalars = Array(name.unicodeScalars)
        return scalars.indices.dropFirst().contains { scalars[$0] == "آ" && isArabicLetter(scalars[$0 - 1]) }
    }

    /// Whether a name uses only the letters of Arabic, in the positions where Arabic has them.
    static func isArabic(_ name: String) -> Bool {
        let scalars = Array(name.unicodeScalars)
        guard scalars.contains(where: { isArabicLetter($0) }) else { return false }
        for (index, scalar) in scalars.enumerated() {
            guard isArabicLetter(scalar) || scalar == " " || scalar == "-" else { return false }
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            let previous = index > 0 ? scalars[index - 1] : " "
            // Uyghur and Kurdish write ى inside a word and ئ at its start.
            if scalar == "ى", isArabicLetter(next) { return false }
            if scalar == "ئ", !isArabicLetter(previous) { return false }
        }
        return true
    }

    /// Whether a character belongs to the Arabic script, in any language.
    static func isArabicScript(_ scalar: Unicode.Scalar) -> Bool {
        (0x0600...0x06FF).contains(scalar.value) || (0x0750...0x077F).contains(scalar.value)
    }

    private static func isArabicLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x0621...0x063A).contains(scalar.value) || (0x0641...0x064A).contains(scalar.value)
    }

    /// The name without vowel marks, tatweel and invisible characters.
    static func withoutMarks(_ name: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            switch scalar.value {
            case 0x0640, 0x064B...0x0655, 0x0670, 0x200C...0x200F: break
            case 0xA0: scalars.append(" ")
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
