import Interface

/// The frame of every page.
extension Phrase {
    /// The planner's name and what it means.
    static let appMizan = Phrase("app.mizan")
    static let appTagline = Phrase("app.tagline")
    static let appDescription = Phrase("app.description")
    static let areaToday = Phrase("area.today")
    static let areaCourse = Phrase("area.course")
    static let courseTabToday = Phrase("course.tab.today")
    static let courseTabLearn = Phrase("course.tab.learn")
    static let courseTabSchedule = Phrase("course.tab.schedule")
    static let courseTabProfile = Phrase("course.tab.profile")
    static let areaMe = Phrase("area.me")
    static let navBack = Phrase("nav.back")
    static let stateSynced = Phrase("state.synced")
    static let stateWaiting = Phrase("state.waiting")
    static let stateOffline = Phrase("state.offline")
    static let stateClosed = Phrase("state.closed")
    static let stateUnpaired = Phrase("state.unpaired")
    static let stateOther = Phrase("state.other")
    static let stateFreed = Phrase("state.freed")
    static let stateUpdate = Phrase("state.update")
    static let stateUpdateApply = Phrase("state.update.apply")
    static let stateUnpersisted = Phrase("state.unpersisted")
    static let stateBusy = Phrase("state.busy")
    static let stateFailed = Phrase("state.failed")
    static let listAnd = Phrase("list.and")
}

/// Showing and hiding areas.
extension Phrase {
    static let settingsAreas = Phrase("settings.areas")
    static let settingsAreasHint = Phrase("settings.areas.hint")
    static let areasChoose = Phrase("areas.choose")
    static let settingsAreasNone = Phrase("settings.areas.none")
    static let hiddenTitle = Phrase("hidden.title")
    static let hiddenBody = Phrase("hidden.body")
    static let hiddenShow = Phrase("hidden.show")
}

/// What has just been done.
extension Phrase {
    static let noticeTimetableNone = Phrase("notice.timetableNone")
    static let noticeDataRestored = Phrase("notice.dataRestored")
    static let noticeUndo = Phrase("notice.undo")
}

/// Prayers and their times.
extension Phrase {
    static let prayerSunrise = Phrase("prayer.sunrise")
    static let prayerBegan = Phrase("prayer.began")
    static let prayerFixed = Phrase("prayer.fixed")
    static let prayerTimes = Phrase("prayer.times")
    static let prayerNext = Phrase("prayer.next")
    static let prayerImmutable = Phrase("prayer.immutable")
    static let prayerNextTomorrow = Phrase("prayer.nextTomorrow")
}
