import Quran

/// A dhikr with how often it is said, where it is narrated, and who graded the narration.
struct Dhikr: Hashable, Sendable {
    /// What is said.
    enum Words: Hashable, Sendable {
        /// Words of the Sunnah in Arabic, with the name of their meaning in the guide.
        case arabic(String, meaning: String)
        /// Parts of the Quran. They are only named here and quoted from the checked text (QI-048).
        case quran([Recited])
    }

    /// A part of the Quran.
    enum Recited: Hashable, Sendable {
        case ayah(AyahReference)
        case surah(Int)

        var surah: Int {
            switch self {
            case .ayah(let ayah): ayah.surah
            case .surah(let surah): surah
            }
        }

        /// The part as text: `2:255`, `112`.
        var text: String {
            switch self {
            case .ayah(let ayah): ayah.text
            case .surah(let surah): "\(surah)"
            }
        }
    }

    /// A book and the number in it, as printed.
    struct Source: Hashable, Sendable {
        var book: String
        var number: String
    }

    var id: String
    var groups: [AdhkarGroup]
    var words: Words
    /// How often it is said.
    var count: Int
    var sources: [Source]
    /// `sahih`, `hasan-sahih`, `hasan`.
    var grade: String
    /// The scholars who gave that grade.
    var graders: [String]
    /// Whether the guide explains what the narration promises.
    var hasNote: Bool
}
