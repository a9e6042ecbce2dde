import Almanac

/// What becomes of a plan when some questions are answered again; nothing is stored until it is taken (WP-039).
public struct PlanRefresh: Hashable, Sendable {
    /// The plan that the new answers give, with the person's own changes.
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
