extension PathConfig {
    /// Returns the rule for the time a person has, or for the default if it is `nil`.
    public func time(_ time: TimeAvailability?) -> DayTime {
        let wanted = time ?? defaults.time
        for rule in times where rule.id == wanted { return rule }
        return times[0]
    }

    /// Returns the rule for a pace, or for the default if it is `nil`.
    public func pace(_ pace: Pace?) -> PaceRule {
        let wanted = pace ?? defaults.pace
        for rule in paces where rule.id == wanted { return rule }
        return paces[0]
    }

    /// Returns how a plan adapts to a context; `nil` if it doesn't.
    public func context(_ context: LifeContext?) -> ContextRule? {
        for rule in contexts where rule.id == context { return rule }
        return nil
    }

    /// Returns the chosen areas, or the default ones if none were chosen.
    public func areas(_ areas: WorshipAreas) -> WorshipAreas { areas.isEmpty ? defaults.areas : areas }

    /// Returns an action by its id.
    public func action(_ id: String) -> PathAction? {
        for action in actions where action.id == id { return action }
        return nil
    }

    /// Returns the names under which an action is logged: its parts, or its own name. An action that the file no longer
    /// has is logged under its own name.
    public func entries(of id: String) -> [String] { action(id)?.entries ?? [id] }

    /// Returns the weekly mercy days that result from a person's answers (K26).
    public func mercy(for answers: PathAnswers) -> Int {
        let usual = pace(answers.pace).mercy
        return answers.consistency == .freshStart ? max(usual, freshStartMercy) : usual
    }
}
