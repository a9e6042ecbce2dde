import Almanac
import Records
import WorshipPath

/// What a person chose about their path and what it has already asked them, in one record.
struct PathSettings: Sendable {
    static let key = RecordKind.pathSettings.key("settings")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))

    var display = PathDisplay.Choices()
    var memory = PromptMemory()
    var reminders = PathReminderChoices()
    /// Whether a reminder doesn't say what it is about.
    var isDiscreet = true
    /// Whether there is a level after Steadfast.
    var hasBlossom = true
    /// Whether a card on Today leads to the path.
    var isOnToday = false
    /// Whether the path syncs to the person's other devices (K28).
    var isSynced = false
    /// Whether only the first essentials are shown, because it was too much (WP-080).
    var isEased = false
    /// Whether the card that offers the path was dismissed (K58).
    var isCardHidden = false
    /// When an offer to change the plan was last answered.
    var adaptedAt: Instant?
    /// When the path was erased, while that can still be undone (K62).
    var erasedAt: Instant?

    init() {}

    /// Reads the record; values that are missing or not understood get their defaults.
    init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        func flag(_ name: Name) -> Bool? { record.value(name.rawValue)?.bool }
        func date(_ name: Name) -> CivilDate? { (record.value(name.rawValue)?.string).flatMap { CivilDate($0) } }
        func instant(_ name: Name) -> Instant? {
            (record.value(name.rawValue)?.int).map { Instant(milliseconds: $0) }
        }
        display.streak = (record.value(Name.streak.rawValue)?.string).flatMap { PathDisplay.Streak(rawValue: $0) }
        display.hasNumbers = flag(.numbers)
        display.showsRestDays = flag(.restDays)
        display.showsBar = flag(.bar)
        display.isNameOnly = flag(.nameOnly)
        display.showsFocus = flag(.focus)
        display.showsReflection = flag(.reflection)
        memory.overwhelmAt = instant(.overwhelmAt)
        memory.mercyOffered = date(.mercyOffered)
        memory.lighterAnswered = date(.lighterAnswered)
        memory.refreshAsked = date(.refreshAsked)
        memory.owesReminderCard = flag(.owesCard) ?? false
        memory.isCardDismissed = flag(.cardDismissed) ?? false
        reminders.isOn = flag(.reminders) ?? true
        reminders.wantsMore = flag(.more) ?? false
        for time in record.value(Name.times.rawValue)?.array ?? [] {
            if let time = time.string.flatMap({ PathReminderTime($0) }) { reminders.times.append(time) }
        }
        isDiscreet = flag(.discreet) ?? true
        hasBlossom = flag(.blossom) ?? true
        isOnToday = flag(.onToday) ?? false
        isSynced = flag(.sync) ?? false
        isEased = flag(.eased) ?? false
        isCardHidden = flag(.cardHidden) ?? false
        adaptedAt = instant(.adaptedAt)
        erasedAt = instant(.erasedAt)
    }

    /// The fields of the record.
    enum Name: String, CaseIterable, Sendable {
        case streak, numbers, restDays, bar, nameOnly, focus, reflection
        case overwhelmAt, mercyOffered, lighterAnswered, refreshAsked, owesCard, cardDismissed
        case reminders, more, times, discreet
        case blossom, onToday, sync, eased, cardHidden, adaptedAt, erasedAt
    }
}

extension ChangeSet {
    /// Stores values in the path's settings.
    mutating func setPath(_ values: [(name: PathSettings.Name, value: JSON)]) {
        var fields: JSONObject = [Record.deletedField: .bool(false)]
        for (name, value) in values { fields[name.rawValue] = value }
        set(PathSettings.key, fields)
    }
}
