extension PlaceSearch {
    /// Returns the tasks with only those places that don't overlap the tasks that are kept.
    static func cleared(_ tasks: [MovableTask], of kept: [MovableTask]) -> [MovableTask] {
        guard !kept.isEmpty else { return tasks }
        let taken = TakenMinutes(kept.compactMap { $0.ownPlace?.minutes })
        var tasks = tasks
        for task in tasks.indices { tasks[task].places.removeAll { !taken.isFree($0.minutes) } }
        return tasks
    }

    /// Returns every start a task may take, and the first minute it needs if the clocks go back.
    static func points(_ tasks: [MovableTask]) -> [Int] {
        var points: [Int] = []
        for task in tasks {
            for place in task.places { points += [place.start, place.minutes.lowerBound] }
        }
        points.sort()
        var unique: [Int] = []
        for point in points where point != unique.last { unique.append(point) }
        return unique
    }

    /// Returns the tasks with the point indices of each place.
    static func located(_ tasks: [MovableTask], _ points: [Int]) -> [MovableTask] {
        var tasks = tasks
        for task in tasks.indices {
            for index in tasks[task].places.indices {
                let minutes = tasks[task].places[index].minutes
                tasks[task].places[index].from = Self.index(notBefore: minutes.lowerBound, points)
                tasks[task].places[index].next = Self.index(notBefore: minutes.upperBound, points)
            }
        }
        return tasks
    }

    /// Returns the index of the first point at or after a minute.
    private static func index(notBefore minute: Int, _ points: [Int]) -> Int {
        var (low, high) = (0, points.count)
        while low < high {
            let middle = (low + high) / 2
            if points[middle] < minute { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
