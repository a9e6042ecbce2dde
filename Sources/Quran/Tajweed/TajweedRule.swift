/// A rule of tajweed that applies at a place in the text, in the reading of Hafs from Asim by way of the Shatibiyyah.
///
/// The raw values are names in JSON. Where other annotations of the Quran have a name for a rule, it is the same.
public enum TajweedRule: String, CaseIterable, Hashable, Sendable {
    // The still noon and the tanween.
    case izhar
    case izharMutlaq = "izhar_mutlaq"
    case ikhfa
    case iqlab
    case idghamGhunnah = "idghaam_ghunnah"
    case idghamNoGhunnah = "idghaam_no_ghunnah"
    // The still meem.
    case izharShafawi = "izhar_shafawi"
    case ikhfaShafawi = "ikhfa_shafawi"
    case idghamShafawi = "idghaam_shafawi"
    // Letters that merge.
    case idghamMutamathilayn = "idghaam_mutamathilayn"
    case idghamMutajanisayn = "idghaam_mutajanisayn"
    case idghamMutaqaribayn = "idghaam_mutaqaribayn"
    // Sounds of a letter.
    case ghunnah
    case qalqalah
    case lamAllahHeavy = "lam_allah_heavy"
    case lamAllahLight = "lam_allah_light"
    case raHeavy = "ra_heavy"
    case raLight = "ra_light"
    /// Both are possible (26:63, and where a stop allows both).
    case raBoth = "ra_both"
    // Madd.
    /// Natural, indicated only by a small letter.
    case maddSmall = "madd_2"
    /// Natural, on a letter that is written in full.
    case maddNatural = "madd_tabii"
    case maddBadal = "madd_badal"
    case maddIwad = "madd_iwad"
    /// At a stop: on a letter of madd or of lin before the last letter.
    case maddStop = "madd_246"
    case maddSeparate = "madd_munfasil"
    case maddConnected = "madd_muttasil"
    case maddNecessary = "madd_6"
    // What is written but not read, or read differently.
    case hamzatWasl = "hamzat_wasl"
    case hamzatWaslBegun = "hamzat_wasl_begun"
    case lamShamsiyyah = "lam_shamsiyyah"
    case lamQamariyyah = "lam_qamariyyah"
    case silent
    case silentJoined = "silent_joined"
    /// A letter of madd that is dropped before hamzat al-wasl.
    case dropped = "madd_dropped"
    case sakt
    case imalah
    case ishmam
    case tashil
    case seenForSad = "seen_for_sad"
    case seenOrSad = "seen_or_sad"
}
