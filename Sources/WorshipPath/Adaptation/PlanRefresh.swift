import Almanac

/// The effect on a plan of answering some questions again. Nothing is stored until the person accepts it (WP-039).
public struct PlanRefresh: Hashable, Sendable {
    /// The plan from the new answers, with the person's own changes.
    public let mix: WorshipMix
    public let difference: MixDifference

    public init(
        from old: PathAnswers, to new: PathAnswers, edits: MixEdits = MixEdits(), isLighter: Bool = false,
        config: PathConfig
    ) {
        let before = WorshipMix(old, isLighter: isLighter, config: config)
            .edited(edits, answers: old, config: config)
        mix = WorshipMix(new, isLighter: isLighter, config: config).edited(edits, answers: new, config: config)
        difference = MixDifference(from: before, to: mix)
    }
}
