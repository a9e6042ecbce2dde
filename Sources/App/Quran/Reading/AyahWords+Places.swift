import Quran

extension AyahWords {
    /// A word at its place in an ayah's text.
    struct Place: Hashable, Sendable {
        var text: String
        /// Where it begins and where it ends, exclusive: Unicode scalars from the text's beginning.
        var scalars: Range<Int>
    }

    /// The words of an ayah with their places. What stands between spaces without any letter is none.
    static func places(_ text: String) -> [Place] {
        var places: [Place] = []
        var at = 0
        for part in text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
            if part.contains(where: { isLetter($0) }) {
                places.append(Place(text: String(String.UnicodeScalarView(part)), scalars: at..<at + part.count))
            }
            at += part.count + 1
        }
        return places
    }
}
