extension WorshipMix {
    /// Returns the plan with a person's changes. Actions that are unknown to the configuration or of areas that were
    /// not chosen are ignored, and removing the last essential is too, so that the day keeps one.
    ///
    /// What people add themselves isn't limited by the numbers and minutes of the suggestions.
    public func edited(_ edits: MixEdits, answers: PathAnswers, config: PathConfig) -> WorshipMix {
        let areas = config.areas(answers.areas)
        var mix = self
        mix.put(edits.essentials, essential: true, areas, answers, config)
        mix.put(edits.bonuses, essential: false, areas, answers, config)
        mix.bonuses.removeAll { edits.removed.contains($0.id) }
        let staying = mix.essentials.filter { !edits.removed.contains($0.id) }
        mix.essentials = staying.isEmpty ? Array(mix.essentials.prefix(1)) : staying
        return mix
    }

    private mutating func put(
        _ ids: [String], essential: Bool, _ areas: WorshipAreas, _ answers: PathAnswers, _ config: PathConfig
    ) {
        let size = config.context(answers.context)?.size ?? config.time(answers.time).size
        for id in ids {
            guard let action = config.action(id), areas.contains(action.area) else { continue }
            if !essential, essentials.count == 1, essentials[0].id == id { continue }
            essentials.removeAll { $0.id == id }
            bonuses.removeAll { $0.id == id }
            let planned = PlannedAction(id: id, area: action.area, minutes: action.minutes(size))
            if essential { essentials.append(planned) } else { bonuses.append(planned) }
        }
    }
}
