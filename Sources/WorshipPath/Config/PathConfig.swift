import Almanac
import Records

/// The configuration of plans, mercy, levels, offers and reminders, from `PathConfig.json`. In days and minutes.
public struct PathConfig: Sendable {
    /// The answers used for skipped questions.
    public var defaults: Defaults
    /// The rules for the available time, in the order of the question's choices.
    public var times: [DayTime]
    public var paces: [PaceRule]
    /// The fewest weekly mercy days of a person who is starting anew (K26).
    public var freshStartMercy: Int
    public var contexts: [ContextRule]
    /// All actions, in the order in which those of an area are suggested.
    public var actions: [PathAction]
    /// The weekly themes, in turn.
    public var themes: [WeeklyTheme]
    /// How many days back a day can be marked as a day of mercy.
    public var mercyReach: Int
    /// The requirements of each level above Seeds, in order.
    public var levels: [LevelRule]
    /// The number of days after Steadfast from which a reviewed intention leads to Blossom (WP-045).
    public var milestoneDays: Int
    public var lighter: LighterRule
    public var overwhelm: OverwhelmRule
    /// The length of a week of rest, in days.
    public var restDays: Int
    /// The days between questions about the intention.
    public var refreshDays: Int
    public var reminders: PathRemindersRule
    /// When morning, afternoon and evening begin, in minutes of the day, ascending.
    public var dayParts: [Int]
    /// The names of the daily questions for reflection, in turn.
    public var reflections: [String]
    /// The most characters of a note.
    public var noteLength: Int
    public var lock: LockRule

    /// The answers used for skipped questions.
    public struct Defaults: Sendable {
        public var time: TimeAvailability
        public var pace: Pace
        public var areas: WorshipAreas
    }

    /// The limits of a day's plan for the time that a person has.
    public struct DayTime: Sendable {
        public var id: TimeAvailability
        /// The total minutes of all suggestions (WP-018).
        public var minutes: Int
        /// The minutes of these that the essentials leave for bonuses.
        public var kept: Int
        /// The most bonuses.
        public var bonuses: Int
        public var size: PathAction.Size
    }

    /// The effects of a pace.
    public struct PaceRule: Sendable {
        public var id: Pace
        /// The most essentials, and the most in a lighter plan (K29).
        public var essentials: Int
        public var lighter: Int
        /// The weekly mercy days.
        public var mercy: Int
        /// Whether the week's focus is shown by default.
        public var showsFocus: Bool
    }

    /// How a plan adapts to a person's circumstances.
    public struct ContextRule: Sendable {
        public var id: LifeContext
        /// The size of the suggestions regardless of the time; `nil` if it depends on the time.
        public var size: PathAction.Size?
        /// Actions that come first in their area.
        public var prefers: [String]
        /// Actions that are not suggested.
        public var avoids: [String]
    }
}

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
