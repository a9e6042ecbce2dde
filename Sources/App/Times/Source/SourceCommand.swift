import Almanac
import Interface
import Planner
import Records

/// Switches the source on and off, asks for it to be asked, and forgets it.
enum SourceCommand {
    /// What is left of a month whose days are gone for good.
    static let forgotten: JSONObject = [Record.deletedField: .bool(true), TimetableMonth.daysField: .null]

    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        guard let step = SourceStep(rawValue: form[.step] ?? "") else {
            return try refuse(form, .step, visit.strings.choose(from: SourceStep.allCases), visit)
        }
        switch step {
        case .on: return try turnOn(form, visit, &outbox)
        case .off: outbox.set(Settings.key, [FieldName.timetableNetwork.rawValue: .null])
        case .ask:
            guard visit.settings.timetables.usesNetwork else {
                return try refuse(form, .step, visit.strings[.sourceIsOff], visit)
            }
            outbox.set(
                TimetableHead.networkKey,
                [SourceStanding.Name.wanted: .int(visit.request.now.milliseconds), Record.deletedField: .bool(false)])
            return done(.times(.sourceAsked), form, visit)
        case .remove: try remove(visit, &outbox)
        }
        return done(.settingsSaved, form, visit)
    }

    private static func turnOn(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let typed = form[.address] ?? visit.settings.timetables.address
        let address: SourceAddress
        do throws(SourceAddress.Problem) { address = try SourceAddress(typed) } catch {
            let words =
                switch error {
                case .shape: visit.strings(.errorSourceAddress, .text("address", typed))
                case .plain(let host): visit.strings(.errorSourcePlain, .text("host", host))
                }
            return try refuse(form, .address, words, visit)
        }
        if SourceAddress.isNear(address.host), !visit.standing.near.contains(NearHosts.plain(address.host)) {
            return try refuse(form, .address, visit.strings(.errorSourceNear, .text("host", address.host)), visit)
        }
        outbox.set(
            Settings.key,
            [
                FieldName.timetableNetwork.rawValue: .bool(true),
                FieldName.timetableSource.rawValue: .string(address.text),
            ])
        return done(.settingsSaved, form, visit)
    }

    private static func remove(_ visit: Visit, _ outbox: inout Outbox) throws(Missing) {
        let standing = SourceStanding(try visit.library.record(TimetableHead.networkKey))
        if let head = standing.head {
            for month in TimetableMonth.months(from: head.first, through: head.last) {
                outbox.set(TimetableMonth.key(head.id, month), forgotten)
            }
        }
        outbox.set(
            TimetableHead.networkKey,
            [
                TimetableHead.field: .null, SourceStanding.Name.state: .null, SourceStanding.Name.wanted: .null,
                SourceStanding.Name.problem: .null, Record.deletedField: .bool(true),
            ])
        outbox.set(
            Settings.key,
            [FieldName.timetableNetwork.rawValue: .null, FieldName.timetableSource.rawValue: .null])
    }

    private static func done(_ notice: Notice, _ form: FormFields, _ visit: Visit) -> Applied {
        let target = Return.route(form) ?? .times(.source)
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue))), json: .json(["source": .bool(true)]))
    }

    private static func refuse(_ form: FormFields, _ field: FieldName, _ message: String, _ visit: Visit)
        throws(Missing)
        -> Applied
    {
        Applied(
            try SourceScreen.show(visit, typed: form[.address], problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
