import Interface
import Quran
import Records

/// The installed translations, and those that the person reads.
struct Translations: Sendable {
    /// One translation.
    struct Item: Hashable, Sendable {
        /// Its pack: `quran-en-pickthall`.
        var pack: String
        /// The language's code.
        var code: String
        /// The translator's name.
        var name: String
        /// The direction in which its language is written.
        var direction: Direction
        /// Whether the person imported it from a file of their own.
        var isOwn: Bool
    }

    /// The installed translations in the order of the packs' names.
    let installed: [Item]
    /// The translations that are shown.
    let chosen: [Item]

    init(_ context: RequestContext, _ settings: ReaderSettings) {
        var installed: [Item] = []
        for pack in context.bundle.packs.keys.sorted() {
            if let item = Self.item(pack, context.bundle) { installed.append(item) }
        }
        self.installed = installed
        guard let packs = settings.translations else {
            // People who read Arabic read the text itself; others get the first translation in their own language.
            let code = context.strings.language.code
            chosen = installed.first { item in item.code == code }.map { item in [item] } ?? []
            return
        }
        chosen = packs.compactMap { pack in installed.first { item in item.pack == pack } }
    }

    private static func item(_ pack: String, _ bundle: AppBundle) -> Item? {
        guard let name = QuranPack.translation(ofPack: pack), let dash = name.firstIndex(of: "-") else { return nil }
        let code = String(name[..<dash])
        let facts = bundle.packFacts[pack]
        let known = bundle.locales.language(code: code)?.direction
        return Item(
            pack: pack, code: code, name: facts?["translator"]?.string ?? String(name[name.index(after: dash)...]),
            direction: known ?? (Self.isFromRight(code) ? .rightToLeft : .leftToRight),
            isOwn: facts?["own"]?.bool ?? false)
    }

    /// Whether a language without a catalogue here is written from the right (Unicode CLDR, scriptMetadata).
    private static func isFromRight(_ code: String) -> Bool {
        switch code {
        case "ckb", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "yi": true
        default: false
        }
    }
}
