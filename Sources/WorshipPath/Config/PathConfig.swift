import Almanac
import Records

/// What plans are made of, mercy, levels, offers and reminders: `PathConfig.json`. Days and minutes.
public struct PathConfig: Sendable {
    /// What stands where a question was left out.
    public var defaults: Defaults
    /// In the order of the question's choices.
    public var times: [DayTime]
    public var paces: [PaceRule]
    /// The fewest mercy days a week of somebody who begins anew (K26).
    public var freshStartMercy: Int
    public var contexts: [ContextRule]
    /// All actions in the order in which an area's are suggested.
    public var actions: [PathAction]
    /// The weeks' focus, one after another.
    public var themes: [WeeklyTheme]
    /// How many days back a day can be marked as a day of mercy.
    public var mercyReach: Int
    /// What each level above Seeds asks for, in order.
    public var levels: [LevelRule]
    /// Days after Steadfast from which a reviewed intention reaches Blossom (WP-045).
    public var milestoneDays: Int
    public var lighter: LighterRule
    public var overwhelm: OverwhelmRule
    /// How long a week of rest is.
    public var restDays: Int
    /// Days from one question about the intention to the next.
    public var refreshDays: Int
    public var reminders: PathRemindersRule
    /// When morning, afternoon and evening begin, minutes of the day, ascending.
    public var dayParts: [Int]
    /// The names of the day's questions of reflection, one after another.
    public var reflections: [String]
    /// The most characters of a note.
    public var noteLength: Int
    public var lock: LockRule

    /// What stands where a question was left out.
    public struct Defaults: Sendable {
        public var time: TimeAvailability
        public var pace: Pace
        public var areas: WorshipAreas
    }

    /// What a day has room for.
    public struct DayTime: Sendable {
        public var id: TimeAvailability
        /// All that is suggested fits into these minutes (WP-018).
        public var minutes: Int
        /// Of them, what the essentials leave to the bonuses.
        public var kept: Int
        /// The most bonuses.
        public var bonuses: Int
        public var size: PathAction.Size
    }

    /// What a pace gives.
    public struct PaceRule: Sendable {
        public var id: Pace
        /// The most essentials, and those of a lighter plan (K29).
        public var essentials: Int
        public var lighter: Int
        /// Mercy days a week.
        public var mercy: Int
        /// Whether the week's focus shows until the person chooses.
        public var showsFocus: Bool
    }

    /// How a plan follows what a person's days are like.
    public struct ContextRule: Sendable {
        public var id: LifeContext
        /// The size of the suggestions, whatever the time; `nil` where the time decides.
        public var size: PathAction.Size?
        /// Actions that come first in their area.
        public var prefers: [String]
        /// Actions that are not suggested.
        public var avoids: [String]
    }
}
