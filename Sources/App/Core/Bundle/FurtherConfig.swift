import Hifz
import Quran
import Recitation
import Records

/// The configuration that everyday screens don't use: how the Quran is read and heard, and which assistant may be asked
/// for a plan.
///
/// An app with the everyday screens alone does not read it, and is linked without the code that does.
struct FurtherConfig: Sendable {
    let reader: ReaderConfig
    let reciters: RecitersConfig
    let advisor: AdvisorConfig
    /// Read when the Quran is first read or searched, so that a start doesn't wait for it.
    fileprivate let tajweed = Lazy<TajweedConfig?>()
    fileprivate let search = Lazy<QuranSearchConfig?>()
    fileprivate let hifz = Lazy<HifzConfig?>()
    fileprivate let recitation = Lazy<RecitationConfig?>()

    /// Reads the files from the bundle's configuration.
    init(_ config: JSON) throws(ConfigError) {
        reader = try ReaderConfig(json: config["QuranConfig"] ?? .null)
        reciters = try RecitersConfig(json: config["RecitersConfig"] ?? .null)
        advisor = try AdvisorConfig(json: config["AdvisorConfig"] ?? .null)
    }
}

extension AppBundle {
    /// How the Quran is read. Used only by screens that the everyday app doesn't contain.
    var reader: ReaderConfig { known.reader }
    /// The reciters, and where recordings may be fetched from.
    var reciters: RecitersConfig { known.reciters }
    /// The assistant that may be asked to arrange a day (MZ-088).
    var advisor: AdvisorConfig { known.advisor }

    /// How the rules of tajweed are shown, or `nil` if the configuration has nothing readable.
    var tajweed: TajweedConfig? {
        known.tajweed.value { config["TajweedConfig"].flatMap { json in try? TajweedConfig(json: json) } }
    }

    /// The names that people use when searching the Quran, or `nil` if the configuration has nothing readable.
    var quranSearch: QuranSearchConfig? {
        known.search.value { config["QuranSearchConfig"].flatMap { json in try? QuranSearchConfig(json: json) } }
    }

    /// The numbers of memorisation, or `nil` if the configuration has nothing readable.
    var hifz: HifzConfig? {
        known.hifz.value { config["HifzConfig"].flatMap { json in try? HifzConfig(json: json) } }
    }

    /// The numbers of recitation, or `nil` if the configuration has nothing readable.
    var recitation: RecitationConfig? {
        known.recitation.value { config["RecitationConfig"].flatMap { json in try? RecitationConfig(json: json) } }
    }

    private var known: FurtherConfig {
        guard let further else {
            preconditionFailure("an app of every day was asked for another screen's configuration")
        }
        return further
    }
}
