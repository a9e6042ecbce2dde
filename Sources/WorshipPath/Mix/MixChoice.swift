/// Chooses actions of the areas in turn, first the first of each area, then the second, as long as there is time.
struct MixChoice {
    private let areas: [WorshipArea]
    private let size: PathAction.Size
    private let context: PathConfig.ContextRule?
    private let actions: [PathAction]

    /// An action with its index in the configuration.
    struct Pick {
        var place: Int
        var planned: PlannedAction
    }

    init(_ answers: PathAnswers, config: PathConfig) {
        areas = config.areas(answers.areas).list
        context = config.context(answers.context)
        size = context?.size ?? config.time(answers.time).size
        actions = config.actions
    }

    /// Returns at most that many actions, within that many minutes in total. Actions that don't fit are skipped for
    /// others.
    func take(essentials: Bool, most: Int, minutes: Int) -> [Pick] {
        let rows = areas.map { candidates(of: $0, essentials) }
        var picks: [Pick] = []
        var left = minutes
        var round = 0
        var isOver = false
        while !isOver, picks.count < most {
            isOver = true
            for row in rows where round < row.count && picks.count < most {
                isOver = false
                let pick = row[round]
                guard pick.planned.minutes <= left else { continue }
                left -= pick.planned.minutes
                picks.append(pick)
            }
            round += 1
        }
        return picks
    }

    /// Returns the actions of an area, first those that suit the person's circumstances, without those that don't.
    private func candidates(of area: WorshipArea, _ essentials: Bool) -> [Pick] {
        var first: [Pick] = []
        var others: [Pick] = []
        for place in actions.indices {
            guard actions[place].area == area, actions[place].isEssential == essentials else { continue }
            let action = actions[place]
            if let context, context.avoids.contains(action.id) { continue }
            let planned = PlannedAction(id: action.id, area: area, minutes: action.minutes(size))
            if let context, context.prefers.contains(action.id) {
                first.append(Pick(place: place, planned: planned))
            } else {
                others.append(Pick(place: place, planned: planned))
            }
        }
        return first + others
    }

    /// Returns the actions in the configuration's order.
    static func ordered(_ picks: [Pick]) -> [PlannedAction] {
        picks.sorted { $0.place < $1.place }.map { $0.planned }
    }
}
