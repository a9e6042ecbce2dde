import Records

/// What a form of the path asks for. The raw value is that of its field `step`.
enum PathStep: String, Sendable {
    /// A question's answer; one left out; the question before.
    case next, skip, back
    /// A plan's answers taken.
    case accept
    /// An action of a day: done, taken back, put off.
    case done, undo, later
    /// A day's note, its rest, its excuse.
    case note, mercy, unmercy, excuse
    /// The plan: an action put among the essentials or bonuses, taken out, put back as it was; fewer or as many as before.
    case essential, bonus, remove, forget, lighter, whole
    /// The week's own focus, or the person's; an intention in their own words.
    case focus, intention
    /// A week of rest.
    case rest, unrest
    /// Erasing: hidden at once, taken back, and for good.
    case erase, restore, now
    /// An answer to what was asked.
    case yes, no, less
    /// The entry card put away.
    case card
    /// Settings.
    case save, reminders
    /// The lock: opened with its code, closed, set or changed, taken away.
    case open, close, set, unlock
}

/// The names of the path's form fields.
enum PathField: String, Sendable {
    case step, choice, entry, note, excuse, prompt, focus, intention, date, confirm
    case times, time, prayer, minutes
    case code, again, current
}

extension FormFields {
    /// The first value of one of the path's fields; `nil` where the form did not send it.
    func value(_ name: PathField) -> String? { self[name.rawValue] }

    var pathStep: PathStep? { value(.step).flatMap { step in PathStep(rawValue: step) } }
}
