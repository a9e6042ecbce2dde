import Quran

/// Divides ayat into the runs that a page colours by the rules of tajweed.
struct AyahColours: Sendable {
    let config: TajweedConfig

    /// `nil` if the person wants no colours, or the configuration can't be read.
    init?(_ context: RequestContext, _ settings: ReaderSettings) {
        guard settings.hasColours, let config = context.bundle.tajweed else { return nil }
        self.config = config
    }

    init(config: TajweedConfig) { self.config = config }

    /// The runs of a text that is read in one breath: an ayah without the basmala before it, or the basmala.
    func runs(_ text: String, _ edition: Edition) -> [AyahRun] {
        runs(text, by: Tajweed.spans(of: text, edition: edition))
    }

    /// The runs of a text by given rules, with adjacent ones of the same category joined.
    func runs(_ text: String, by spans: [TajweedSpan]) -> [AyahRun] {
        var runs: [AyahRun] = []
        TajweedRuns.cut(text, by: spans, as: config) { letters, category in
            runs.append(AyahRun(text: letters, category: category.map { place in config.categories[place].id }))
        }
        return runs
    }
}
