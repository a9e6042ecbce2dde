import Almanac
import Interface
import Records
import WorshipPath

/// Stores a person's choices about their path; a field that isn't sent stays as it is.
enum PathSettingsHandler {
    /// The switches of the page.
    static let switches: [PathSettings.Name] = [
        .numbers, .restDays, .bar, .nameOnly, .focus, .reflection, .blossom, .onToday, .eased, .sync, .reminders, .more,
        .discreet,
    ]

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        guard let book = try PathBook(context, .noDays) else { return Applied(PathReply.unbegun(context)) }
        var kept: [(name: PathSettings.Name, value: JSON)] = []
        if let streak = form[PathSettings.Name.streak.rawValue] {
            guard PathDisplay.Streak(rawValue: streak) != nil else {
                return PathReply.refuse(context, from: PathDisplay.Streak.allCases)
            }
            kept.append((.streak, .string(streak)))
        }
        for name in switches {
            guard let value = form.values(of: name.rawValue).last else { continue }
            kept.append((name, .bool(value == "on")))
        }
        if form.value(.times) != nil { kept.append((.times, times(form))) }
        // Switching reminders off is accepted without comment; a single card inside the app may follow once.
        let isOff = kept.contains { $0.name == .reminders && $0.value == .bool(false) }
        if isOff, book.settings.reminders.isOn { kept.append((.owesCard, .bool(true))) }
        if !kept.isEmpty { changeSet.setPath(kept) }
        let notice: Notice = isOff && book.settings.reminders.isOn ? .path(.pathRemindersOff) : .settingsSaved
        return PathReply.done(.settings, notice, json: ["kept": .int(Int64(kept.count))])
    }

    /// The times that a form sends: `maghrib+20` after a prayer, `21:30` by the clock; others are ignored.
    private static func times(_ form: FormFields) -> JSON {
        var times: [JSON] = []
        for text in form.values(of: PathField.time.rawValue) {
            if let time = PathReminderTime(ASCIIDigits.folded(text)) { times.append(.string(time.text)) }
        }
        return .array(times)
    }
}
