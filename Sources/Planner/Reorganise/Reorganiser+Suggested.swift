extension Reorganiser {
    /// Returns a proposal for somebody else's plan, checked against the same rules; `nil` if it breaks one of them.
    ///
    /// A task that the plan doesn't mention stays where it is if it may, and otherwise has no place.
    ///
    /// - Parameter starts: The start of each task, by id.
    public func proposal(following starts: [String: Int]) -> Reorganisation? {
        var places: [(place: MovableTask.Place, task: MovableTask)] = []
        var cost = Reorganisation.Cost.none
        var named = 0
        for task in movable {
            let isNamed = starts[task.task.id] != nil
            if isNamed { named += 1 }
            let wanted = starts[task.task.id] ?? task.start
            if let place = task.places.first(where: { $0.start == wanted }) {
                places.append((place, task))
                cost = cost + place.cost
            } else if isNamed {
                return nil
            } else {
                cost = cost + task.omission
            }
        }
        guard named == starts.count else { return nil }
        places.sort { $0.place.minutes.lowerBound < $1.place.minutes.lowerBound }
        var end = Int.min
        var result: [String: Int] = [:]
        for (place, task) in places {
            guard place.minutes.lowerBound >= end else { return nil }
            end = place.minutes.upperBound
            result[task.task.id] = place.start
        }
        let order = places.map { $0.task.start }
        return reorganisation(result, cost: cost, changesOrder: order != order.sorted())
    }
}
