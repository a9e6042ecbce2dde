import Interface
import Quran

/// The pack with the meanings of words, in the language of the page if one is installed, otherwise the English one.
struct WordMeanings: Hashable, Sendable {
    let pack: String
    /// The language's code.
    let code: String
    /// Whether this device should have it.
    let isInstalled: Bool

    init(_ context: RequestContext) {
        let code = context.strings.language.code
        let own = QuranPack.words(code)
        let isThere = context.bundle.packs[own] != nil
        pack = isThere ? own : QuranPack.words
        self.code = isThere ? code : "en"
        isInstalled = context.bundle.packs[pack] != nil
    }
}
