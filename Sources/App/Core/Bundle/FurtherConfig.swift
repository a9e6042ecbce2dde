import Quran
import Records

/// The configuration that screens of every day have no use for: how the Quran is read and heard, who may be asked for a plan.
///
/// An app that holds those screens alone does not read it, and is linked without what reads it.
struct FurtherConfig: Sendable {
    let reader: ReaderConfig
    let reciters: RecitersConfig
    let advisor: AdvisorConfig
    /// Read when the Quran is first read or searched, so that a start doesn't wait for them.
    fileprivate let tajweed = Lazy<TajweedConfig?>()
    fileprivate let search = Lazy<QuranSearchConfig?>()

    /// Reads the files out of the bundle's configuration.
    init(_ config: JSON) throws(ConfigError) {
        reader = try ReaderConfig(json: config["QuranConfig"] ?? .null)
        reciters = try RecitersConfig(json: config["RecitersConfig"] ?? .null)
        advisor = try AdvisorConfig(json: config["AdvisorConfig"] ?? .null)
    }
}

extension AppBundle {
    /// How the Quran is read. Only screens ask that an app of every day doesn't hold.
    var reader: ReaderConfig { known.reader }
    /// Who recites it, and where recordings may be had.
    var reciters: RecitersConfig { known.reciters }
    /// The assistant that may be asked to arrange a day (MZ-088).
    var advisor: AdvisorConfig { known.advisor }

    /// How the rules of tajweed are shown; `nil` where the configuration holds nothing that can be read.
    var tajweed: TajweedConfig? {
        known.tajweed.value { config["TajweedConfig"].flatMap { json in try? TajweedConfig(json: json) } }
    }

    /// The names that people use for what they search in the Quran; `nil` as above.
    var quranSearch: QuranSearchConfig? {
        known.search.value { config["QuranSearchConfig"].flatMap { json in try? QuranSearchConfig(json: json) } }
    }

    private var known: FurtherConfig {
        guard let further else {
            preconditionFailure("an app of every day was asked for another screen's configuration")
        }
        return further
    }
}
