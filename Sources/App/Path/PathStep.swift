import Records

/// What a form of the path asks for. The raw value is the value of its field `step`.
enum PathStep: String, Sendable {
    /// Answers a question, skips it, or returns to the one before.
    case next, skip, back
    /// Accepts the plan of the answers.
    case accept
    /// Marks an action as done, undoes that, leaves it for later, or puts it off to the next day.
    case done, undo, later, tomorrow
    /// Sets a day's note, its rest or its excuse.
    case note, mercy, unmercy, excuse
    /// Changes the plan: adds an action to the essentials or bonuses, removes it, resets it, or asks for fewer or all.
    case essential, bonus, remove, forget, lighter, whole
    /// Chooses the week's focus or the person's own, or sets an intention in their own words.
    case focus, intention
    /// Begins or ends a week of rest.
    case rest, unrest
    /// Hides the path for erasure, restores it, or erases it for good.
    case erase, restore, now
    /// Answers a question.
    case yes, no, less
    /// Dismisses the entry card.
    case card
    /// Saves settings.
    case save, reminders
    /// Opens the lock with its code, closes, sets or changes, or removes it.
    case open, close, set, unlock
}

/// The names of the path's form fields.
enum PathField: String, Sendable {
    case step, choice, entry, note, excuse, prompt, focus, intention, date, confirm
    case times, time, prayer, minutes
    case code, again, current
}

extension FormFields {
    /// The first value of one of the path's fields; `nil` if the form did not send it.
    func value(_ name: PathField) -> String? { self[name.rawValue] }

    var pathStep: PathStep? { value(.step).flatMap { step in PathStep(rawValue: step) } }
}
