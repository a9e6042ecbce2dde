import Almanac

extension EnrolmentFacts {
    /// What of these facts is about the level that the student is in now.
    ///
    /// A student who is placed anew in another level begins it afresh: weeks are known by their numbers alone, so what was
    /// done in the former level's weeks before that would count in these (QF-203). Going to another cohort of the same level
    /// keeps all of it.
    func ofLevel(_ curriculum: Curriculum) -> EnrolmentFacts {
        guard let began = levelBegan(curriculum) else { return self }
        var facts = self
        facts.opened = opened.filter { $0.value >= began }
        facts.completed = completed.filter { $0.value >= began }
        facts.order = order.filter { id in handedIn[id].map { $0.at >= began } ?? false }
        return facts
    }

    /// Those recordings that were handed in for a former level; `nil` who has been in no other.
    func beforeLevel(_ curriculum: Curriculum) -> EnrolmentFacts? {
        guard let began = levelBegan(curriculum) else { return nil }
        var facts = self
        facts.order = order.filter { id in handedIn[id].map { $0.at < began } ?? false }
        return facts
    }

    /// When the student came into the level from another; `nil` who has been in no other.
    private func levelBegan(_ curriculum: Curriculum) -> Instant? {
        guard let last = placements.last, let level = curriculum.cohort(last.cohort)?.level else { return nil }
        let other = placements.lastIndex { curriculum.cohort($0.cohort)?.level != level }
        return other.map { placements[$0 + 1].at }
    }
}
