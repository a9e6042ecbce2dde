/// What was observed while somebody recited from memory, by a check or by the person.
public struct RecitationFacts: Hashable, Sendable {
    /// Words that were prompted, shown or looked up.
    public var prompted: Int
    /// Pauses and slips that the person put right without help.
    public var selfCorrected: Int

    public init(prompted: Int = 0, selfCorrected: Int = 0) {
        self.prompted = prompted
        self.selfCorrected = selfCorrected
    }

    /// The grade that the facts speak for: again for a word that was prompted, hard for what was put right by oneself, good
    /// for the rest. Easy is a feeling, so it is never suggested. The person decides.
    public var suggestion: Grade {
        if prompted > 0 { return .again }
        return selfCorrected > 0 ? .hard : .good
    }
}
