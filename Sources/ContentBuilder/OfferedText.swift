import Foundation
import Records

/// A text to accompany the Quran's that `wird content build` can build, with its terms.
public struct OfferedText: Hashable, Sendable {
    /// The pack's name: `quran-fr-hamidullah`.
    public var pack: String
    public var language: String
    public var translator: String
    public var credit: ContentCredit
    /// Whether it is built by default.
    public var isStandard: Bool
    /// Its size in bytes if it is built, otherwise `nil`.
    public var size: Int?
}

extension ContentBuilder {
    /// All texts that can be built, in the order of the configuration.
    ///
    /// - Throws: ``ContentError`` if the configuration can't be read.
    public func texts() throws(ContentError) -> [OfferedText] {
        let built = (try? Catalogue(reading: folder))?.entries ?? []
        return (try config().quran?.texts ?? []).map { text in
            OfferedText(
                pack: text.pack, language: text.language, translator: text.translator, credit: text.part.credit,
                isStandard: text.isDefault, size: built.first { $0.kind == .pack && $0.name == text.pack }?.size)
        }
    }

    /// Prints the terms of what was requested by name, and how large it is where that is much, before anything is fetched.
    func tellTerms(of names: Set<String>, _ config: ContentConfig) {
        for text in config.quran?.texts ?? [] where !text.isDefault && names.contains(text.pack) {
            tell("\(text.pack): \(text.part.credit.licence). \(text.part.credit.attribution)")
        }
        guard let recitation = config.recitation, names.contains(RecitationSource.name) else { return }
        for part in [recitation.library, recitation.vocabulary] {
            tell("\(RecitationSource.name): \(part.credit.title). \(part.credit.licence). \(part.credit.attribution)")
        }
        let sizes = [recitation.downloadBytes, recitation.builtBytes].map { ($0 + 500_000) / 1_000_000 }
        tell("\(RecitationSource.name): \(sizes[0]) MB are fetched once, and \(sizes[1]) MB kept")
    }
}
