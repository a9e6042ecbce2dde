import Hifz
import Interface
import Records

/// How far a passage was revealed, and what was observed on the way: in links' queries, so that it works without scripts
/// and nothing is kept before the person confirms it.
struct HifzFacts {
    /// The ayat that are revealed, and the words of the next one that were looked up.
    var shown = 0
    var word = 0
    /// All words that were looked up, and slips put right by oneself.
    var peeked = 0
    var slips = 0

    init(_ fields: FormFields) {
        func number(_ name: String) -> Int {
            min(9_999, max(0, fields[name].flatMap { PrayerMinutes.number($0) } ?? 0))
        }
        shown = number("shown")
        word = number("word")
        peeked = number("peeked")
        slips = number("slips")
    }

    var facts: RecitationFacts { RecitationFacts(prompted: peeked, selfCorrected: slips) }

    /// The page of an item with these facts, at the first hidden ayah.
    func link(_ item: HifzItem) -> Link {
        Route.quran(.hifz(.item(item))).link(query: "shown=\(shown)&word=\(word)&peeked=\(peeked)&slips=\(slips)")
            .at("next")
    }
}
