extension PathConfig {
    /// What a day has room for; that of the default where none is said.
    public func time(_ time: TimeAvailability?) -> DayTime {
        let wanted = time ?? defaults.time
        for rule in times where rule.id == wanted { return rule }
        return times[0]
    }

    /// What a pace gives; that of the default where none is said.
    public func pace(_ pace: Pace?) -> PaceRule {
        let wanted = pace ?? defaults.pace
        for rule in paces where rule.id == wanted { return rule }
        return paces[0]
    }

    /// How a plan follows a context; `nil` where it doesn't.
    public func context(_ context: LifeContext?) -> ContextRule? {
        for rule in contexts where rule.id == context { return rule }
        return nil
    }

    /// The areas that were chosen, else those of the default.
    public func areas(_ areas: WorshipAreas) -> WorshipAreas { areas.isEmpty ? defaults.areas : areas }

    /// An action by its id.
    public func action(_ id: String) -> PathAction? {
        for action in actions where action.id == id { return action }
        return nil
    }

    /// The names under which an action is logged: its parts, or itself. One that the file no longer has is its own.
    public func entries(of id: String) -> [String] { action(id)?.entries ?? [id] }

    /// The mercy days a week that answers give (K26).
    public func mercy(for answers: PathAnswers) -> Int {
        let usual = pace(answers.pace).mercy
        return answers.consistency == .freshStart ? max(usual, freshStartMercy) : usual
    }
}
