import Almanac
import Records

/// The numbers of the course, from `CourseConfig.json`. Sources: the rows of the register that `docs/course/rules.md`
/// names beside each.
public struct CourseConfig: Hashable, Sendable {
    /// The weeks of a level.
    public var weeks: Int
    /// The levels of the first year; whoever passes the last may go on to the second.
    public var levels: Int
    /// When a week opens, by the programme's clocks.
    public var unlock: WeekTime
    /// By when a week's recording is due, by the programme's clocks.
    public var deadline: WeekTime
    /// The recordings that may be sent in from one unlock to the next, on whichever open weeks.
    public var weeklySubmissions: Int
    /// The time in which a coach answers a recording.
    public var feedbackTime: TimeSpan
    /// How long a recording may be, and how large, in mebibytes (QF-102).
    public var recordingTime: TimeSpan
    public var recordingMegabytes: Int
    /// After how long a recording that was announced and never came is given up.
    public var missingTime: TimeSpan
    /// For how long a recording's page says that it was handed in, unless another is asked for.
    public var confirmedTime: TimeSpan
    /// At how much of its length a video counts as watched, in per cent (QF-103).
    public var watchedPercent: Int
    /// How large a picture may be that a student chooses, in mebibytes, and its pixels on each side once it is cut (QF-145).
    public var photoMegabytes: Int
    public var photoPixels: Int
    /// The time in which a new student is placed.
    public var placementTime: TimeSpan
    public var eoc: EOCRule
    /// How long before its start a live session can be joined.
    public var joinTime: TimeSpan
    /// How long before it a deadline is shown as approaching, and as imminent.
    public var approaching: TimeSpan
    public var imminent: TimeSpan
    /// Above how many sessions a day is grouped by their kinds (QF-118).
    public var denseDay: Int
    /// For how many visits the schedule explains the kinds of sessions (QF-136).
    public var explainedVisits: Int
    /// How many recordings of a week are shown at once, and how many of more than that (QF-139).
    public var recordings: Shown
    /// How many notifications are listed.
    public var notes: Int
    /// How many days before it a deadline is told of (QF-162).
    public var deadlineDays: [Int]
    /// How many days before its last deadline the semester's end is told of (QF-165).
    public var semesterDays: Int

    /// How many of something are shown.
    public struct Shown: Hashable, Sendable {
        public var most: Int
        public var first: Int
    }

    /// A day of the week and a time of that day.
    public struct WeekTime: Hashable, Sendable {
        public var day: Weekday
        public var time: ClockTime
    }

    /// The rules of the end-of-course assessment.
    public struct EOCRule: Hashable, Sendable {
        /// The weeks that must have been handed in.
        public var least: Int
        /// The week in which it opens.
        public var opensInWeek: Int
        /// The business days that its result takes.
        public var businessDays: Int
        /// The days that are no business days.
        public var weekend: [Weekday]
        /// How often it may be taken within one enrolment.
        public var attempts: Int
    }
}
