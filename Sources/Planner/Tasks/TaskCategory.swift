/// What part of life a task belongs to. Colours and icons stand in `PlannerConfig.json`, names in the locales.
public enum TaskCategory: String, Hashable, Sendable, CaseIterable {
    case work, personal, study, health, family, errands
}
