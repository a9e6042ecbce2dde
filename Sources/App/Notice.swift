import Interface

/// What has just been done, shown once after a redirect. It stands in the address, since a worker has no cookies.
enum Notice: String, CaseIterable, Sendable {
    case created, saved, completed, reopened, deleted, restored, scheduled, unscheduled, resized, duplicated
    case extended, divided, reorganised, movedAround, emptied, undone
    case repeats, seriesSaved, seriesDeleted
    /// Several tasks at once, and tasks out of a file.
    case severalCompleted, severalDeleted, severalChanged, severalMoved, severalMovedSome, tasksImported
    case checklistSaved
    case hijriMoved, hijriRestored
    case reminderSnoozed, reminderDismissed
    case timetableUsed, timetableBack, timetableRemoved, sourceAsked
    /// The person's own configuration is another.
    case configured
    /// The prayer that it is stands at a mosque that is near; a mosque was saved, or taken away.
    case atMosque, mosqueSaved, mosqueRemoved
    /// A suggestion was left out for a day.
    case leftOut
    case tokenMade, tokenRevoked
    case diagnosticsDeleted
    case placeSet, placeCoarse, placeMoved, placeBack, methodSet, settingsSaved, imported, erased, erasedPlanner
    /// What was erased is back, or is gone for good.
    case takenBack, forgotten
    /// An ayah was marked, or the mark taken away; a place, a plan or a portion was kept; a text was reported.
    case bookmarked, unbookmarked, stoppedHere, khatmaSaved, khatmaRemoved, portionRead, portionBack, textReported
    /// The counts of adhkar, or the counter, were begun anew.
    case adhkarReset, counterReset
    /// On the path: something was noted, taken back, put off or written; a day of rest; another plan; no reminders.
    case pathLogged, pathUndone, pathLater, pathNoted, pathMercy, pathPlanSaved, pathRemindersOff
    /// Pro is open.
    case proWelcome

    /// Whether it changed several tasks and can be taken back as a whole: ``DayUndo``.
    var isUndone: Bool {
        switch self {
        case .divided, .reorganised, .movedAround, .emptied, .repeats, .seriesSaved, .seriesDeleted: true
        case .severalCompleted, .severalDeleted, .severalChanged, .severalMoved, .severalMovedSome, .tasksImported: true
        default: false
        }
    }

    /// What taking it back would do; `nil` where there is nothing to take back.
    var undo: TaskAction? {
        switch self {
        case .deleted: .restore
        case .completed: .reopen
        default: nil
        }
    }
}
