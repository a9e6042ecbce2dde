import Almanac
import Course
import Interface
import Quran
import Records

/// How the course's people, passages and times are called on its pages.
extension CourseVisit {
    var strings: Strings { context.strings }

    var level: CourseLevel? { state.level.flatMap { curriculum.level($0) } }

    /// A week of the level by its number.
    func lesson(_ number: Int) -> CourseWeek? {
        guard let weeks = level?.weeks, weeks.indices.contains(number - 1) else { return nil }
        return weeks[number - 1]
    }

    /// A week as it stands; `nil` if the level has none with that number.
    func week(_ number: Int) -> WeekState? {
        state.weeks.indices.contains(number - 1) ? state.weeks[number - 1] : nil
    }

    /// The coach at present, or somebody by id; a neutral word where nobody is known.
    func coachName(_ id: String? = nil) -> String {
        (id ?? state.coach).flatMap { curriculum.person($0)?.name } ?? strings[.courseCoach]
    }

    /// What the student is called.
    var studentName: String {
        if let name = enrolment[CourseRecords.Name.name]?.value.string, !name.isEmpty { return name }
        return curriculum.person(state.enrolment.student)?.name ?? strings[.courseStudent]
    }

    /// `الفلق ١–٥`, `Al-Falaq 1–5`.
    func words(_ passage: Passage) -> String {
        let surah = index?.surah(passage.surah).map { strings.name($0) } ?? strings.number(passage.surah)
        let first = strings.number(passage.ayat.lowerBound)
        guard passage.ayat.count > 1 else { return surah + " " + first }
        return surah + " " + first + "–" + strings.number(passage.ayat.upperBound)
    }

    /// The letters at which a picture of somebody would stand.
    static func initials(_ name: String) -> String {
        name.split(separator: " ").last.flatMap { $0.first }.map { String($0) } ?? ""
    }

    /// A length in minutes and seconds: `3:35`.
    func length(_ seconds: Int) -> String {
        let rest = seconds % 60
        return strings.number(seconds / 60) + ":" + (rest < 10 ? strings.number(0) : "") + strings.number(rest)
    }

    /// The day of an instant in the student's zone.
    func day(_ instant: Instant) -> CivilDate { zone.date(at: instant) }

    var today: CivilDate { day(now) }

    /// `14 December`.
    func date(_ instant: Instant) -> String { strings.dayAndMonth(day(instant)) }

    /// `7:00 PM UTC+3`.
    func time(_ instant: Instant) -> String { strings.time(zone.local(instant).time) + " " + zoneName(at: instant) }

    /// The zone's distance from UTC, which every time stands beside (C4).
    func zoneName(at instant: Instant) -> String {
        let minutes = zone.offset(at: instant) / 60
        let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
        guard minutes != 0 else { return "UTC" }
        let part = rest == 0 ? "" : ":" + (rest < 10 ? strings.number(0) : "") + strings.number(rest)
        return "\u{2066}UTC" + (minutes < 0 ? "\u{2212}" : "+") + strings.number(hours) + part + "\u{2069}"
    }

    /// How long ago something was: `6 hours ago`.
    func ago(_ instant: Instant) -> String {
        let minutes = Int(clamping: max(0, (now - instant).minutes))
        if minutes < 1 { return strings[.courseAgoNow] }
        if minutes < 60 { return strings(.courseAgoMinutes, count: minutes) }
        if minutes < 1_440 { return strings(.courseAgoHours, count: minutes / 60) }
        return strings(.courseAgoDays, count: minutes / 1_440)
    }

    /// How far ahead something is: `in 3 hours`.
    func until(_ instant: Instant) -> String {
        // What is left of a minute counts as one.
        let minutes = Int(clamping: max(0, (instant - now).seconds + 59) / 60)
        if minutes < 60 { return strings(.courseInMinutes, count: max(1, minutes)) }
        if minutes < 2_880 { return strings(.courseInHours, count: minutes / 60) }
        return strings(.courseInDays, count: minutes / 1_440)
    }

    /// `2 videos`.
    func videos(_ count: Int) -> String { strings(.courseVideos, count: count) }

    /// The minutes of a lesson's videos together, rounded up.
    static func minutes(_ week: CourseWeek) -> Int { (week.videos.reduce(0) { $0 + $1.seconds } + 59) / 60 }

    /// Whether the first steps after the placement are done.
    var isWelcomed: Bool { enrolment[CourseRecords.Name.welcomed]?.value.bool ?? false }
}

extension CourseSession.Kind {
    /// The word on its badge, and what such a session is.
    var word: Phrase { Phrase("course.session." + rawValue) }
    var explanation: Phrase { Phrase("course.session." + rawValue + ".about") }
}
