import Course
import Interface
import Quran
import Records

/// A passage in the letters that the student chose, from text that was checked byte for byte. A text that isn't there intact
/// is not shown.
struct CoursePassage {
    let visit: CourseVisit
    let passage: Passage
    private let text: SurahText?

    init(_ passage: Passage, _ visit: CourseVisit) throws(NeedsData) {
        self.visit = visit
        self.passage = passage
        let edition = (visit.letters ?? .amiri).edition
        let surah = visit.index?.surah(passage.surah)
        text = try surah.flatMap { surah throws(NeedsData) in
            try QuranContent.text(edition, surah, visit.context.library)
        }
    }

    /// The card with the passage, set apart from all that is around it (QF-063).
    var node: Node {
        let strings = visit.strings
        let letters = visit.letters ?? .amiri
        return div(
            .class("course-passage", "course-letters-" + letters.rawValue, "course-size-" + visit.size.rawValue)
        ) {
            p(.class("course-passage-name")) { visit.words(passage) }
            if let text {
                if passage.ayat.lowerBound == 1, let basmala = text.basmala, passage.surah != 1 {
                    p(.class("basmala"), .lang("ar"), .dir(.rightToLeft)) { basmala }
                }
                for number in passage.ayat {
                    if let ayah = text.ayah(number) { AyahText(AyahRun.plain(ayah), number).node }
                }
                p(.class("caption")) { letters == .amiri ? QuranContent.credit : strings[.courseLettersCredit] }
            } else {
                p { strong { strings[.errorQuranTitle] } }
                p(.class("caption")) { strings[.errorQuranMissing] }
                p(.class("caption")) { strings[.errorQuranRepair] }
            }
        }
    }
}

extension CourseLetters {
    var edition: Edition {
        switch self {
        case .amiri: .tanzil
        case .hafs: .kfgqpc
        }
    }
}
