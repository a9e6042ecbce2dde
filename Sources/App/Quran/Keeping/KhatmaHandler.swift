import Almanac
import Interface
import Planner
import Quran
import Records

/// Creates plans to read the whole Quran, and notes their portions as read.
struct KhatmaHandler {
    let context: RequestContext
    let form: FormFields

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let clock = try ReaderClock(context)
        try context.library.require([Khatma.all, ReaderSettings.query], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return Applied(QuranRefusal.reply(context)) }
        let step = form[.step].flatMap { KhatmaStep(rawValue: $0) }
        if step == .add { return try add(idempotencyKey, clock, &changeSet) }
        guard let id = form[.mark], TaskID.checked(Substring(id)) != nil else {
            return try refuse(.mark, context.strings[.errorGone])
        }
        if step == .restore {
            changeSet.set(Khatma.key(id), [Record.deletedField: false])
            return done(.quran(.khatmaSaved), id)
        }
        guard let khatma = try Khatma.list(context.library).first(where: { $0.id == id }) else {
            return try refuse(.mark, context.strings[.errorGone])
        }
        let today = Int(clock.today.dayNumber)
        switch step {
        case .remove:
            changeSet.set(Khatma.key(id), [Record.deletedField: true])
            return done(.quran(.khatmaRemoved), id)
        case .read:
            guard let portion = khatma.plan.portion(on: today, index) else { return done(nil, id) }
            keep(khatma, page: portion.upperBound, before: khatma.plan.read, on: clock.today, &changeSet)
            return done(.quran(.portionRead), id)
        case .unread:
            keep(khatma, page: khatma.before, before: khatma.before, on: nil, &changeSet)
            return done(.quran(.portionBack), id)
        case .later:
            let end = khatma.plan.laterEnd(on: today, index)
            let began = CivilDate(dayNumber: Int32(clamping: khatma.plan.began))
            changeSet.set(Khatma.key(id), [Khatma.paceField: Khatma.json(.until(day: end), began: began)])
            return done(.quran(.khatmaSaved), id)
        default: return try refuse(.step, context.strings.choose(from: KhatmaStep.allCases))
        }
    }

    private func keep(_ khatma: Khatma, page: Int, before: Int, on date: CivilDate?, _ changeSet: inout ChangeSet) {
        let value: JSON = [
            "page": .int(Int64(page)), "before": .int(Int64(before)),
            "on": date.map { day in .string(day.description) } ?? .null,
        ]
        changeSet.set(Khatma.key(khatma.id), [Khatma.readField: value])
    }

    private func add(_ idempotencyKey: IdempotencyKey, _ clock: ReaderClock, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let strings = context.strings
        guard try Khatma.list(context.library).count < Khatma.limit else {
            return try refuse(.name, strings(.khatmaMany, .number("count", Khatma.limit)))
        }
        let name = TaskText.line(form[.name] ?? "")
        guard name.utf8.count <= Khatma.nameLimit else { return try refuse(.name, strings[.khatmaNameLong]) }
        let pace: KhatmaPlan.Pace
        switch form[.pace] {
        case "until":
            guard let date = form[.until].flatMap({ CivilDate(ASCIIDigits.folded($0)) }), date >= clock.today,
                Int(date.dayNumber) - Int(clock.today.dayNumber) < 3_660
            else { return try refuse(.until, strings[.khatmaUntilWrong]) }
            pace = .until(day: Int(date.dayNumber))
        case "pages":
            guard let count = number(.pages, within: 604) else { return try refuse(.pages, limits(604)) }
            pace = .pages(count)
        case "juz":
            guard let count = number(.juz, within: 30) else { return try refuse(.juz, limits(30)) }
            pace = .juz(count)
        default: return try refuse(.pace, strings.choose(from: ["until", "pages", "juz"]))
        }
        let id = idempotencyKey.madeID
        var values: JSONObject = [Khatma.paceField: Khatma.json(pace, began: clock.today)]
        if !name.isEmpty { values[FieldName.name.rawValue] = .string(name) }
        changeSet.set(Khatma.key(id), values)
        return done(.quran(.khatmaSaved), id)
    }

    private func number(_ field: FieldName, within limit: Int) -> Int? {
        guard let number = form[field].flatMap({ PrayerMinutes.number($0) }), (1...limit).contains(number) else {
            return nil
        }
        return number
    }

    private func limits(_ limit: Int) -> String {
        context.strings(.errorNumber, .number("low", 1), .number("high", limit))
    }

    private func done(_ notice: Notice?, _ id: String) -> Applied {
        var items: [QueryItem] = []
        if let notice { items = [QueryItem(.notice, notice.rawValue), QueryItem(.mark, id)] }
        return Applied(
            .seeOther((Return.route(form) ?? .quran(.khatma)).link(items)), json: .json(["khatma": .string(id)]))
    }

    private func refuse(_ field: FieldName, _ message: String) throws(NeedsData) -> Applied {
        Applied(
            try KhatmaScreen.show(context, typed: form, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}

/// What a form of the plans' page asks for.
enum KhatmaStep: String, CaseIterable, Hashable, Sendable {
    /// Creates a plan.
    case add
    /// Removes a plan, and restores it.
    case remove
    case restore
    /// Notes that the portion was read, and undoes that.
    case read
    case unread
    /// Moves the end later, at the plan's original pace.
    case later
}
