extension Checklist {
    /// Why steps are refused.
    public enum Problem: Error, Hashable, Sendable {
        case tooMany(limit: Int)
        case tooLong(count: Int, limit: Int)
    }

    /// Returns the problem with the checklist; `nil` if there is none.
    public func problem(_ planner: PlannerConfig) -> Problem? {
        if steps.count > planner.checklist { return .tooMany(limit: planner.checklist) }
        for step in steps {
            let count = step.text.count
            if count > planner.title.characters || step.text.utf8.count > planner.title.bytes {
                return .tooLong(count: count, limit: planner.title.characters)
            }
        }
        return nil
    }

    /// Moves a step up (-1) or down (1). A step at the end of the list stays.
    public mutating func move(_ index: Int, by offset: Int) {
        guard steps.indices.contains(index), steps.indices.contains(index + offset) else { return }
        steps.swapAt(index, index + offset)
    }
}
