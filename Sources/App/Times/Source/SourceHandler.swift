import Almanac
import Interface
import Planner
import Records

/// Switches the source on and off, has it asked, and forgets it.
enum SourceHandler {
    /// What remains of a month whose days are removed for good.
    static let forgotten: JSONObject = [Record.deletedField: .bool(true), TimetableMonth.daysField: .null]

    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        guard let step = SourceStep(rawValue: form[.step] ?? "") else {
            return try refuse(form, .step, context.strings.choose(from: SourceStep.allCases), context)
        }
        switch step {
        case .on: return try turnOn(form, context, &changeSet)
        case .off: changeSet.set(Settings.key, [FieldName.timetableNetwork.rawValue: .null])
        case .ask:
            guard context.settings.timetables.usesNetwork else {
                return try refuse(form, .step, context.strings[.sourceIsOff], context)
            }
            changeSet.set(
                TimetableHead.networkKey,
                [SourceStanding.Name.wanted: .int(context.request.now.milliseconds), Record.deletedField: .bool(false)])
            return done(.times(.sourceAsked), form, context)
        case .remove: try remove(context, &changeSet)
        }
        return done(.settingsSaved, form, context)
    }

    private static func turnOn(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let typed = form[.address] ?? context.settings.timetables.address
        let address: SourceAddress
        do throws(SourceAddress.Problem) { address = try SourceAddress(typed) } catch {
            let words =
                switch error {
                case .shape: context.strings(.errorSourceAddress, .text("address", typed))
                case .plain(let host): context.strings(.errorSourcePlain, .text("host", host))
                }
            return try refuse(form, .address, words, context)
        }
        if SourceAddress.isNear(address.host), !context.standing.near.contains(NearHosts.plain(address.host)) {
            return try refuse(form, .address, context.strings(.errorSourceNear, .text("host", address.host)), context)
        }
        changeSet.set(
            Settings.key,
            [
                FieldName.timetableNetwork.rawValue: .bool(true),
                FieldName.timetableSource.rawValue: .string(address.text),
            ])
        return done(.settingsSaved, form, context)
    }

    private static func remove(_ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData) {
        let standing = SourceStanding(try context.library.record(TimetableHead.networkKey))
        if let head = standing.head {
            for month in TimetableMonth.months(from: head.first, through: head.last) {
                changeSet.set(TimetableMonth.key(head.id, month), forgotten)
            }
        }
        changeSet.set(
            TimetableHead.networkKey,
            [
                TimetableHead.field: .null, SourceStanding.Name.state: .null, SourceStanding.Name.wanted: .null,
                SourceStanding.Name.problem: .null, Record.deletedField: .bool(true),
            ])
        changeSet.set(
            Settings.key,
            [FieldName.timetableNetwork.rawValue: .null, FieldName.timetableSource.rawValue: .null])
    }

    private static func done(_ notice: Notice, _ form: FormFields, _ context: RequestContext) -> Applied {
        let target = Return.route(form) ?? .times(.source)
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue))), json: .json(["source": .bool(true)]))
    }

    private static func refuse(_ form: FormFields, _ field: FieldName, _ message: String, _ context: RequestContext)
        throws(NeedsData)
        -> Applied
    {
        Applied(
            try SourceScreen.show(context, typed: form[.address], problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}

/// What a form of the source's page asks for.
enum SourceStep: String, CaseIterable, Hashable, Sendable {
    /// Asks the source from now on, at the address sent or at the stored one.
    case on
    /// Keeps the address but asks no more.
    case off
    /// Asks now, even if it is not yet due.
    case ask
    /// Forgets the address and the answers.
    case remove
}
