import Interface

/// What has just been done, shown once after a redirect. It stands in the address, since a worker has no cookies.
enum Notice: String, CaseIterable, Sendable {
    case created, saved, completed, reopened, deleted, restored, scheduled, unscheduled, resized, duplicated
    case hijriMoved, hijriRestored
    case placeSet, settingsSaved, imported, erased, erasedPlanner

    /// What taking it back would do; `nil` where there is nothing to take back.
    var undo: TaskAction? {
        switch self {
        case .deleted: .restore
        case .completed: .reopen
        default: nil
        }
    }
}
