import Almanac
import Hifz
import Interface
import Quran
import Records

/// Notes what happens in somebody's memorisation, and keeps their choices for it.
struct HifzHandler {
    let context: RequestContext
    let form: FormFields
    let key: IdempotencyKey
    private var strings: Strings { context.strings }

    func apply(_ route: HifzRoute, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let visit = try HifzVisit(context) else { return Applied(QuranRefusal.reply(context)) }
        let step = form[.step].flatMap { HifzStep(rawValue: $0) }
        switch route {
        case .home:
            switch step {
            case .add: return try add(visit, &changeSet)
            case .choices: return choose(visit, &changeSet)
            case .withdraw: return withdraw(visit, &changeSet)
            case .learnt, .grade, .later, .today, .remove, nil: return refuse(.step, visit)
            }
        case .item(let item):
            guard let state = visit.state[item] else { return gone }
            switch step {
            case .learnt: return state.isNew ? done(.learnt, item, .hifzDone, visit, &changeSet) : refuse(.step, visit)
            case .grade: return grade(state, visit, &changeSet)
            case .later: return done(.moved(to: visit.today.next), item, .hifzMoved, visit, &changeSet)
            case .today: return done(.moved(to: visit.today), item, .hifzMoved, visit, &changeSet)
            case .remove: return done(.removed, item, .hifzRemoved, visit, &changeSet)
            case .add, .choices, .withdraw, nil: return refuse(.step, visit)
            }
        case .add: return Applied(ErrorScreen.notAllowed(context))
        }
    }

    private func add(_ visit: HifzVisit, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let wish: HifzWish
        do throws(HifzWish.Problem) { wish = try HifzWish(form, visit.index, strings) } catch {
            return Applied(
                try HifzAddScreen.show(context, form, isRefused: true),
                json: .refusal("invalid", error.message, field: error.field, status: 422))
        }
        let events = try wish.events(key.madeID, context, visit)
        for event in events { HifzRecords.write(event, &changeSet) }
        return Applied(
            .seeOther(Route.quran(.hifz(.home)).link(QueryItem(.notice, QuranNotice.hifzAdded.rawValue))),
            json: .json([
                "added": .array(events.map { .string($0.item.id) }),
                "names": visit.names(events.map { $0.item }, strings),
            ]))
    }

    /// The person's grade, beside what the facts suggested. Before the first whole recitation it is drilling.
    private func grade(_ state: ItemState, _ visit: HifzVisit, _ changeSet: inout ChangeSet) -> Applied {
        guard let grade = form[.grade].flatMap({ Grade(name: $0) }) else {
            let message = strings.choose(from: Grade.allCases.map { $0.name })
            return Applied(
                ErrorScreen.refused(context, message, status: 422),
                json: .refusal("invalid", message, field: .grade, status: 422))
        }
        let suggested = form[.peeked] == nil ? nil : HifzFacts(form).facts.suggestion
        return done(.reviewed(ConfirmedGrade(grade, suggested: suggested)), state.item, .hifzDone, visit, &changeSet)
    }

    private func done(
        _ act: HifzAct, _ item: HifzItem, _ notice: QuranNotice, _ visit: HifzVisit, _ changeSet: inout ChangeSet
    ) -> Applied {
        let event = HifzEvent(id: key.madeID, date: visit.today, at: context.request.now, item: item, act: act)
        HifzRecords.write(event, &changeSet)
        let next = visit.state(after: [event])[item]?.next
        let route = Route.quran(.hifz(notice == .hifzDone ? .item(item) : .home))
        return Applied(
            .seeOther(route.link(QueryItem(.notice, notice.rawValue), QueryItem(.mark, event.id))),
            json: .json([
                "event": .string(event.id), "item": .string(item.id),
                "next": next.map { .string($0.description) } ?? .null,
            ]))
    }

    private func withdraw(_ visit: HifzVisit, _ changeSet: inout ChangeSet) -> Applied {
        guard let event = visit.log.events.first(where: { $0.id == form[.mark] }) else { return gone }
        return done(.withdrawn(event: event.id), event.item, .hifzWithdrawn, visit, &changeSet)
    }

    private func choose(_ visit: HifzVisit, _ changeSet: inout ChangeSet) -> Applied {
        var values = JSONObject()
        let limits: [(FieldName, ClosedRange<Int>)] = [
            (.minutes, visit.config.minuteChoices), (.retention, HifzChoices.retentions(visit.config)),
            (.portions, HifzChoices.portionLimits), (.from, HifzChoices.fromLimits),
        ]
        for (field, limits) in limits {
            guard let text = form[field] else { continue }
            guard let number = PrayerMinutes.number(text), limits.contains(number) else {
                let message = strings(
                    .errorNumber, .number("low", limits.lowerBound), .number("high", limits.upperBound))
                return Applied(
                    HifzScreen.page(context, visit, problem: (field, message)),
                    json: .refusal("invalid", message, field: field, status: 422))
            }
            values[field.rawValue] = .int(Int64(number))
        }
        if let hiding = form[.hiding] {
            guard HifzChoices.Hiding(rawValue: hiding) != nil else { return refuse(.hiding, visit) }
            values[FieldName.hiding.rawValue] = .string(hiding)
        }
        if !values.members.isEmpty { changeSet.set(HifzChoices.key, values) }
        return Applied(
            .seeOther(Route.quran(.hifz(.home)).link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(["choices": .object(values)]))
    }

    private var gone: Applied {
        Applied(
            ErrorScreen.refused(context, strings[.errorGone], status: 404),
            json: .refusal("gone", strings[.errorGone], status: 404))
    }

    private func refuse(_ field: FieldName, _ visit: HifzVisit) -> Applied {
        let message =
            field == .step
            ? strings.choose(from: HifzStep.allCases) : strings.choose(from: HifzChoices.Hiding.allCases)
        return Applied(
            HifzScreen.page(context, visit, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}

/// What a form of memorisation asks for.
enum HifzStep: String, CaseIterable, Sendable {
    /// Adds passages, keeps the choices, or takes back an event.
    case add, choices, withdraw
    /// An item was learnt, recited, comes tomorrow or today, or leaves the plan.
    case learnt, grade, later, today, remove
}
