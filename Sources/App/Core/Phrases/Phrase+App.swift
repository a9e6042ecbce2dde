import Interface

/// The frame of every page.
extension Phrase {
    /// The planner's name and what it means.
    static let appMizan = Phrase("app.mizan")
    static let appTagline = Phrase("app.tagline")
    static let appDescription = Phrase("app.description")
    static let areaToday = Phrase("area.today")
    static let areaMe = Phrase("area.me")
    static let navBack = Phrase("nav.back")
    static let stateSynced = Phrase("state.synced")
    static let stateWaiting = Phrase("state.waiting")
    static let stateOffline = Phrase("state.offline")
    static let stateClosed = Phrase("state.closed")
    static let stateUnpaired = Phrase("state.unpaired")
    static let stateFreed = Phrase("state.freed")
    static let stateUpdate = Phrase("state.update")
    static let stateUpdateApply = Phrase("state.update.apply")
    static let stateUnpersisted = Phrase("state.unpersisted")
    static let stateBusy = Phrase("state.busy")
    static let stateFailed = Phrase("state.failed")
    static let listAnd = Phrase("list.and")
}
