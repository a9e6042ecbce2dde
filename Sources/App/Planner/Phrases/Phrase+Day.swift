import Interface

/// The day.
extension Phrase {
    static let dayPrevious = Phrase("day.previous")
    static let dayNext = Phrase("day.next")
    static let dayGoToday = Phrase("day.goToday")
    static let dayPick = Phrase("day.pick")
    static let dayGo = Phrase("day.go")
    static let dayTimeline = Phrase("day.timeline")
    static let dayOutside = Phrase("day.outside")
    static let dayEmptyTitle = Phrase("day.empty.title")
    static let dayEmptyBody = Phrase("day.empty.body")
    static let dayEmptyAction = Phrase("day.empty.action")
    static let dayGap = Phrase("day.gap")
    static let dayGapEvening = Phrase("day.gapEvening")
    static let dayCarryTitle = Phrase("day.carry.title")
    static let dayCarryBody = Phrase("day.carry.body")
    static let dayCarryInbox = Phrase("day.carry.inbox")
    static let dayConflictsTitle = Phrase("day.conflicts.title")
    static let dayConflictsBody = Phrase("day.conflicts.body")
    static let dayConflictsAt = Phrase("day.conflicts.at")
    static let dayOverlap = Phrase("day.overlap")
    static let dayPastMidnight = Phrase("day.pastMidnight")
    static let dayNotHere = Phrase("day.notHere")
    static let dayGapPlain = Phrase("day.gapPlain")
    static let latitudeAlert = Phrase("latitude.alert")
    static let latitudeLead = Phrase("latitude.lead")
    static let latitudeKeep = Phrase("latitude.keep")
    static let nightThirdToSunrise = Phrase("night.third.toSunrise")
    static let nightThirdToFajr = Phrase("night.third.toFajr")
}

/// The week, and the timeline's zoom.
extension Phrase {
    static let weekTitle = Phrase("week.title")
    static let weekHint = Phrase("week.hint")
    static let weekOpen = Phrase("week.open")
    static let weekPrevious = Phrase("week.previous")
    static let weekNext = Phrase("week.next")
    static let zoomLabel = Phrase("zoom.label")
    static let zoomIn = Phrase("zoom.in")
    static let zoomOut = Phrase("zoom.out")
}
