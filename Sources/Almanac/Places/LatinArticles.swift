/// The forms of the article in romanised Arabic, with and without assimilation to sun letters.
enum LatinArticles {
    static let words: [[UInt8]] = [
        "al", "el", "ar", "as", "ash", "ad", "adh", "at", "ath", "an", "az", "er", "es", "esh", "ed", "en", "ez", "et",
    ].map { Array($0.utf8) }
}
