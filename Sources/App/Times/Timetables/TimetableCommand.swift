import Almanac
import Interface
import Planner
import Records

/// Reads, keeps, replaces, switches and removes the person's own timetable.
enum TimetableCommand {
    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        guard let step = TimetableStep(rawValue: form[.step] ?? "") else {
            return try refuse(.step, visit.strings.choose(from: TimetableStep.allCases), visit)
        }
        switch step {
        case .preview, .accept: return try read(form, visit, step, &outbox)
        case .undo: return try undo(visit, &outbox)
        case .remove: return try remove(visit, &outbox)
        case .on, .off, .iqamaOn, .iqamaOff, .here: return try change(step, form, visit, &outbox)
        }
    }

    private static func read(_ form: FormFields, _ visit: Visit, _ step: TimetableStep, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        let days: PrayerDays
        switch try PlacedDays(visit) {
        case .missing(let reply): return Applied(reply)
        case .days(let found): days = found
        }
        let upload = TimetableUpload(form, visit)
        let timetable: Timetable
        do throws(TimetableErrors) { timetable = try upload.read(visit.strings) } catch {
            let problem = TimetableProblem(errors: error, upload: upload)
            return Applied(
                try TimetableScreen.show(visit, problem: problem), json: TimetableJSON.refusal(error, visit.strings))
        }
        let preview = TimetablePreview(timetable, upload, days, visit.strings)
        guard step == .accept else {
            return Applied(TimetableScreen.preview(visit, preview), json: .json(TimetableJSON.preview(preview, visit)))
        }
        let head = TimetableHead(
            timetable, id: TimetableHead.imported + visit.operation, importedAt: visit.request.now,
            place: days.place.coordinates)
        let present = visit.settings.timetables.imported
        if let before = try TimetableChoice.before(visit), before.id != present?.id { forget(before, &outbox) }
        if let present { setMonths(of: present, hidden: true, &outbox) }
        for (key, fields) in TimetableMonth.records(of: timetable, id: head.id) { outbox.set(key, fields) }
        outbox.set(
            Settings.key,
            [
                FieldName.timetable.rawValue: head.json, FieldName.timetableOff.rawValue: .null,
                FieldName.timetableBefore.rawValue: present?.json ?? .null,
            ])
        return done(.times(.timetableUsed), head, isOn: true, visit)
    }

    /// Puts the timetable before this one in its place, and keeps this one as the one before: doing it twice changes
    /// nothing.
    private static func undo(_ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let present = visit.settings.timetables.imported
        let before = try TimetableChoice.before(visit)
        guard present != nil || before != nil else { return try refuse(.step, visit.strings[.timetableNone], visit) }
        if let present { setMonths(of: present, hidden: true, &outbox) }
        if let before { setMonths(of: before, hidden: false, &outbox) }
        swap(present: present, for: before, &outbox)
        return done(.times(.timetableBack), before, isOn: true, visit)
    }

    private static func remove(_ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        guard let present = visit.settings.timetables.imported else {
            return try refuse(.step, visit.strings[.timetableNone], visit)
        }
        if let before = try TimetableChoice.before(visit), before.id != present.id { forget(before, &outbox) }
        setMonths(of: present, hidden: true, &outbox)
        swap(present: present, for: nil, &outbox)
        return done(.times(.timetableRemoved), nil, isOn: true, visit)
    }

    private static func change(
        _ step: TimetableStep, _ form: FormFields, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        var choice = visit.settings.timetables
        guard var head = choice.imported else { return try refuse(.step, visit.strings[.timetableNone], visit) }
        var values = JSONObject()
        switch step {
        case .iqamaOn, .iqamaOff:
            choice.usesIqama = step == .iqamaOn
            values[FieldName.timetableIqama.rawValue] = .bool(choice.usesIqama)
        case .here:
            guard let place = visit.place else { return Applied(.seeOther(Route.times(.place).link())) }
            head.place = place.coordinates
            choice.isOn = true
            values[FieldName.timetable.rawValue] = head.json
            values[FieldName.timetableOff.rawValue] = .null
        default:
            choice.isOn = step == .on
            values[FieldName.timetableOff.rawValue] = choice.isOn ? .null : .bool(true)
        }
        outbox.set(Settings.key, values)
        let target = Return.route(form) ?? .times(.timetable)
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(["timetable": TimetableJSON.head(head, isOn: choice.isOn, usesIqama: choice.usesIqama, visit)]))
    }

    private static func swap(present: TimetableHead?, for head: TimetableHead?, _ outbox: inout Outbox) {
        outbox.set(
            Settings.key,
            [
                FieldName.timetable.rawValue: head?.json ?? .null, FieldName.timetableOff.rawValue: .null,
                FieldName.timetableBefore.rawValue: present?.json ?? .null,
            ])
    }

    /// Takes a timetable's months out of every answer, or brings them back.
    private static func setMonths(of head: TimetableHead, hidden: Bool, _ outbox: inout Outbox) {
        for month in TimetableMonth.months(from: head.first, through: head.last) {
            outbox.set(TimetableMonth.key(head.id, month), [Record.deletedField: .bool(hidden)])
        }
    }

    /// Removes what a timetable said for good: nothing leads back to it any more.
    private static func forget(_ head: TimetableHead, _ outbox: inout Outbox) {
        for month in TimetableMonth.months(from: head.first, through: head.last) {
            outbox.set(
                TimetableMonth.key(head.id, month),
                [Record.deletedField: .bool(true), TimetableMonth.daysField: .null])
        }
    }

    private static func done(_ notice: Notice, _ head: TimetableHead?, isOn: Bool, _ visit: Visit) -> Applied {
        let facts = head.map {
            TimetableJSON.head($0, isOn: isOn, usesIqama: visit.settings.timetables.usesIqama, visit)
        }
        return Applied(
            .seeOther(Route.times(.timetable).link(QueryItem(.notice, notice.rawValue))),
            json: .json(["timetable": facts ?? .null]))
    }

    private static func refuse(_ field: FieldName, _ message: String, _ visit: Visit) throws(Missing) -> Applied {
        Applied(
            try TimetableScreen.show(visit, status: 422), json: .refusal("invalid", message, field: field, status: 422))
    }
}
