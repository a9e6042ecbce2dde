import Quran
import Testing

/// Places where a rule must be found: every one of its kind in the ayah, as [start, end) in Unicode scalars of the line.
struct MarkedSample: Sendable, CustomTestStringConvertible {
    let rule: TajweedRule
    let surah: Int
    let ayah: Int
    let places: [Range<Int>]

    init(_ rule: TajweedRule, _ surah: Int, _ ayah: Int, _ places: [Range<Int>]) {
        self.rule = rule
        self.surah = surah
        self.ayah = ayah
        self.places = places
    }

    var testDescription: String { "\(rule.rawValue) in \(surah):\(ayah)" }

    /// What the engine finds there.
    var found: [Range<Int>] {
        RealQuran.spans(surah, ayah).filter { $0.rule == rule }.map { $0.start..<$0.end }
    }
}
