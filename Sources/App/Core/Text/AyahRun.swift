import Quran

/// Letters of an ayah with the same colour. Joined together, an ayah's runs are its text, code point for code point.
struct AyahRun: Hashable, Sendable {
    var text: String
    /// The category of tajweed, as the stylesheet names it; `nil` for letters in the text's own colour.
    var category: String?

    /// A text without colours.
    static func plain(_ text: String) -> [AyahRun] { [AyahRun(text: text, category: nil)] }

    /// The part of runs that begins at a scalar and has a number of scalars.
    static func part(of runs: [AyahRun], from start: Int, count: Int) -> [AyahRun] {
        var part: [AyahRun] = []
        var at = 0
        for run in runs {
            var text = String.UnicodeScalarView()
            for scalar in run.text.unicodeScalars {
                if at >= start, at < start + count { text.append(scalar) }
                at += 1
            }
            if !text.isEmpty { part.append(AyahRun(text: String(text), category: run.category)) }
        }
        return part
    }
}
