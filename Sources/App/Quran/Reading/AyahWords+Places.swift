import Quran

extension AyahWords {
    /// A word with its position in an ayah's text.
    struct Place: Hashable, Sendable {
        var text: String
        /// Its range in Unicode scalars from the text's beginning.
        var scalars: Range<Int>
    }

    /// The words of an ayah with their positions. Signs between spaces that contain no letter are not words.
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
