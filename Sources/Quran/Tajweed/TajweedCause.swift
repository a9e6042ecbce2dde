/// Why a rule applies at a place. Together with the letters of ``TajweedReason``, it can be explained in any language.
public enum TajweedCause: String, CaseIterable, Hashable, Sendable {
    case noonBefore = "noon-before"
    case tanweenBefore = "tanween-before"
    case meemBefore = "meem-before"
    case doubled
    /// A letter of qalqalah with a sukun within a word or before another word.
    case still
    case stop
    case stopDoubled = "stop-doubled"
    case hamzaInWord = "hamza-in-word"
    case hamzaNextWord = "hamza-next-word"
    /// The vocative or demonstrative particle is written together with the next word.
    case hamzaAfterCall = "hamza-after-call"
    /// The pronoun's small letter before a hamza.
    case hamzaAfterPronoun = "hamza-after-pronoun"
    case stillAfterMadd = "still-after-madd"
    case doubledAfterMadd = "doubled-after-madd"
    case letterName = "letter-name"
    /// The name of ʿayn, in which the letter before the last is one of lin.
    case letterNameLin = "letter-name-lin"
    /// The name of a letter that is read with two counts.
    case letterNameShort = "letter-name-short"
    /// The name of ra begins with a fatha.
    case letterNameOpen = "letter-name-open"
    /// The end of a letter's name meets the next letter's name.
    case letterNameBefore = "letter-name-before"
    case stopAfterMadd = "stop-after-madd"
    case stopAfterLin = "stop-after-lin"
    case stopAfterTanween = "stop-after-tanween"
    case smallLetter = "small-letter"
    case pronoun
    case fullLetter = "full-letter"
    case afterHamza = "after-hamza"
    case joined
    case begun
    case sunLetter = "sun-letter"
    case moonLetter = "moon-letter"
    case circle
    case carrier
    case joinedOnly = "joined-only"
    case beforeWasl = "before-wasl"
    case afterOpen = "after-open"
    case afterKasra = "after-kasra"
    case ownOpen = "own-open"
    case ownKasra = "own-kasra"
    case afterYa = "after-ya"
    case heavyAfter = "heavy-after"
    /// The heavy letter that follows has a kasra of its own, which weakens it.
    case heavyWithKasra = "heavy-with-kasra"
    /// A still heavy letter is between ra and the kasra before it.
    case heavyBetween = "heavy-between"
    case passingKasra = "passing-kasra"
    case sameLetter = "same-letter"
    case sameOrigin = "same-origin"
    case nearOrigin = "near-origin"
    case transmitted
}
