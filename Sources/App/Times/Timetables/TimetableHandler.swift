import Almanac
import Interface
import Planner
import Records

/// Reads, stores, replaces, switches and removes the person's own timetable.
enum TimetableHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        guard let step = TimetableStep(rawValue: form[.step] ?? "") else {
            return refuse(.step, context.strings.choose(from: TimetableStep.allCases), context)
        }
        switch step {
        case .preview, .accept: return try read(form, context, step, &changeSet)
        case .undo: return try undo(context, &changeSet)
        case .remove: return try remove(context, &changeSet)
        case .on, .off, .iqamaOn, .iqamaOff, .here: return try change(step, form, context, &changeSet)
        }
    }

    private static func read(
        _ form: FormFields, _ context: RequestContext, _ step: TimetableStep, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        let days: PrayerDays
        switch try PlacedDays(context) {
        case .missing(let reply): return Applied(reply)
        case .days(let found): days = found
        }
        let upload = TimetableUpload(form, context)
        let timetable: Timetable
        do throws(TimetableErrors) { timetable = try upload.read(context.strings) } catch {
            let problem = TimetableProblem(errors: error, upload: upload)
            return Applied(
                try TimetableScreen.show(context, problem: problem), json: TimetableJSON.refusal(error, context.strings)
            )
        }
        let preview = TimetablePreview(timetable, upload, days, context.strings)
        guard step == .accept else {
            return Applied(
                TimetableScreen.preview(context, preview), json: .json(TimetableJSON.preview(preview, context)))
        }
        let head = TimetableHead(
            timetable, id: TimetableHead.imported + context.operation, importedAt: context.request.now,
            place: days.place.coordinates)
        let present = context.settings.timetables.imported
        if let before = try TimetableChoice.before(context), before.id != present?.id { forget(before, &changeSet) }
        if let present { setMonths(of: present, hidden: true, &changeSet) }
        for (key, fields) in TimetableMonth.records(of: timetable, id: head.id) { changeSet.set(key, fields) }
        changeSet.set(
            Settings.key,
            [
                FieldName.timetable.rawValue: head.json, FieldName.timetableOff.rawValue: .null,
                FieldName.timetableBefore.rawValue: present?.json ?? .null,
            ])
        return done(.times(.timetableUsed), head, isOn: true, context)
    }

    /// Restores the timetable before this one, and keeps this one as the one before: doing it twice changes nothing.
    private static func undo(_ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let present = context.settings.timetables.imported
        let before = try TimetableChoice.before(context)
        guard present != nil || before != nil else {
            return refuse(.step, context.strings[.timetableNone], context)
        }
        if let present { setMonths(of: present, hidden: true, &changeSet) }
        if let before { setMonths(of: before, hidden: false, &changeSet) }
        swap(present: present, for: before, &changeSet)
        return done(.times(.timetableBack), before, isOn: true, context)
    }

    private static func remove(_ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let present = context.settings.timetables.imported else {
            return refuse(.step, context.strings[.timetableNone], context)
        }
        if let before = try TimetableChoice.before(context), before.id != present.id { forget(before, &changeSet) }
        setMonths(of: present, hidden: true, &changeSet)
        swap(present: present, for: nil, &changeSet)
        return done(.times(.timetableRemoved), nil, isOn: true, context)
    }

    private static func change(
        _ step: TimetableStep, _ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        var choice = context.settings.timetables
        guard var head = choice.imported else { return refuse(.step, context.strings[.timetableNone], context) }
        var values = JSONObject()
        switch step {
        case .iqamaOn, .iqamaOff:
            choice.usesIqama = step == .iqamaOn
            values[FieldName.timetableIqama.rawValue] = .bool(choice.usesIqama)
        case .here:
            guard let place = context.place else { return Applied(.seeOther(Route.times(.place).link())) }
            head.place = place.coordinates
            choice.isOn = true
            values[FieldName.timetable.rawValue] = head.json
            values[FieldName.timetableOff.rawValue] = .null
        default:
            choice.isOn = step == .on
            values[FieldName.timetableOff.rawValue] = choice.isOn ? .null : .bool(true)
        }
        changeSet.set(Settings.key, values)
        let target = Return.route(form) ?? .times(.timetable)
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(["timetable": TimetableJSON.head(head, isOn: choice.isOn, usesIqama: choice.usesIqama, context)]
            ))
    }

    private static func swap(present: TimetableHead?, for head: TimetableHead?, _ changeSet: inout ChangeSet) {
        changeSet.set(
            Settings.key,
            [
                FieldName.timetable.rawValue: head?.json ?? .null, FieldName.timetableOff.rawValue: .null,
                FieldName.timetableBefore.rawValue: present?.json ?? .null,
            ])
    }

    /// Hides a timetable's months from all queries, or restores them.
    private static func setMonths(of head: TimetableHead, hidden: Bool, _ changeSet: inout ChangeSet) {
        for month in TimetableMonth.months(from: head.first, through: head.last) {
            changeSet.set(TimetableMonth.key(head.id, month), [Record.deletedField: .bool(hidden)])
        }
    }

    /// Removes a timetable's data for good.
    private static func forget(_ head: TimetableHead, _ changeSet: inout ChangeSet) {
        for month in TimetableMonth.months(from: head.first, through: head.last) {
            changeSet.set(
                TimetableMonth.key(head.id, month),
                [Record.deletedField: .bool(true), TimetableMonth.daysField: .null])
        }
    }

    private static func done(_ notice: Notice, _ head: TimetableHead?, isOn: Bool, _ context: RequestContext) -> Applied
    {
        let facts = head.map {
            TimetableJSON.head($0, isOn: isOn, usesIqama: context.settings.timetables.usesIqama, context)
        }
        return Applied(
            .seeOther(Route.times(.timetable).link(QueryItem(.notice, notice.rawValue))),
            json: .json(["timetable": facts ?? .null]))
    }

    private static func refuse(_ field: FieldName, _ message: String, _ context: RequestContext) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: 422),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}

/// What a form of the timetable's page asks for.
enum TimetableStep: String, CaseIterable, Sendable {
    /// Reads a file and shows its contents; nothing is stored.
    case preview
    /// Reads the file again and stores it in place of the present one.
    case accept
    /// Restores the timetable before this one, or the one that was removed.
    case undo
    case on, off
    case iqamaOn, iqamaOff
    /// Uses the timetable at the person's present place.
    case here
    case remove
}
