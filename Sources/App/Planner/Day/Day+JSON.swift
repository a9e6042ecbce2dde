import Almanac
import Interface
import Planner
import Records

extension Day {
    /// The day for programs. `docs/cli.md` lists the keys.
    func json(_ context: RequestContext) -> JSON {
        var object: JSONObject = [
            "date": .string(date.description), "now": .string(Minute.text(days.now.minuteOfDay)),
            "place": .object([
                "name": .string(context.name(of: days.place)), "zone": .string(days.place.zone),
                "method": .string(days.method.identifier), "madhhab": .string(days.madhhab.name),
            ]),
            "prayers": .array(prayersJSON),
        ]
        if let hijri {
            object["hijri"] = .object([
                "year": .int(Int64(hijri.year)), "month": .int(Int64(hijri.month.rawValue)),
                "day": .int(Int64(hijri.day)),
            ])
        }
        object["night"] = .object([
            "middle": .string(Minute.text(days.zone.local(night.middle).minuteOfDay)),
            "lastThird": .string(Minute.text(days.zone.local(night.lastThird).minuteOfDay)),
            "end": .string(Minute.text(days.zone.local(night.end).minuteOfDay)),
        ])
        if let next { object["next"] = .object(nextJSON(next, at: context.request.now)) }
        object["suggestions"] = .array(suggestionsJSON)
        object["yielded"] = .array(plan.yielded.map { suggestion in .string(suggestion.id) })
        object["eid"] = .bool(facts.eid != nil)
        object["fasting"] = .bool(marks.isFasting)
        object["tasks"] = .array(tasksJSON)
        object["conflicts"] = .array(conflictsJSON)
        object["unplaced"] = .array(
            unplaced.map { entry in
                .object([
                    "id": .string(entry.task.id), "title": .string(entry.task.title),
                    "duration": .int(Int64(entry.task.duration)),
                    "wanted": entry.wanted.map { .string(Minute.text($0)) } ?? .null,
                ])
            })
        object["late"] = .array(plan.late.map { item in .string(item.task.id) })
        object["carriedOver"] = .array(plan.carriedOver.map { task in TaskJSON.json(task) })
        object["inbox"] = .object([
            "count": .int(Int64(inboxCount)), "tasks": .array(inbox.map { task in TaskJSON.json(task) }),
        ])
        if isToday, let notice = LatitudeNotice(context, at: days.place) {
            object["extremeLatitude"] = .array(notice.rules.map { rule in .string(rule.identifier) })
        }
        if let facts = days.facts(of: days.reading(date)) { object["timetable"] = .object(facts) }
        if isRestored { object["notice"] = .string(RestoredNotice.code) }
        return .object(object)
    }

    private var prayersJSON: [JSON] {
        plan.day.ownBlocks.map { block in
            .object([
                "name": .string(block.kind.name), "start": .string(Minute.text(block.start)),
                "time": .string(Minute.text(prayers.start(of: block.kind))), "end": .string(Minute.text(block.end)),
                "nextDay": .bool(block.start >= 1440),
                "joined": block.joined.map { .string($0.name) } ?? .null, "shortened": .bool(block.isShortened),
            ])
        }
    }

    /// What the day offers besides its prayers.
    private var suggestionsJSON: [JSON] {
        var suggestions: [JSON] = []
        for case .suggestion(let item) in plan.items {
            suggestions.append(
                .object([
                    "id": .string(item.suggestion.id),
                    "start": .string(Minute.text(item.suggestion.minutes.lowerBound)),
                    "end": .string(Minute.text(item.suggestion.minutes.upperBound)),
                    "rakaat": item.suggestion.rakaat.map { .int(Int64($0)) } ?? .null,
                    "moved": .bool(item.hasMoved), "shortened": .bool(item.suggestion.isShortened),
                ]))
        }
        return suggestions
    }

    private func nextJSON(_ next: (kind: PrayerBlock.Kind, at: Instant, isTomorrow: Bool), at now: Instant)
        -> JSONObject
    {
        let local = days.zone.local(next.at)
        return [
            "name": .string(next.kind.name), "date": .string(local.date.description),
            "start": .string(Minute.text(local.minuteOfDay)), "seconds": .int(max(0, next.at.seconds - now.seconds)),
        ]
    }

    private var tasksJSON: [JSON] {
        var tasks: [JSON] = []
        for case .task(let item) in plan.items {
            guard case .object(var object) = TaskJSON.json(item.task) else { continue }
            object["end"] = .string(Minute.text(item.minutes.upperBound))
            object["overlaps"] = .bool(item.isOverlapping)
            object["conflict"] = .bool(item.isInConflict)
            tasks.append(.object(object))
        }
        return tasks
    }

    private var conflictsJSON: [JSON] {
        plan.conflicts.map { conflict in
            .object([
                "id": .string(conflict.task.id), "title": .string(conflict.task.title),
                "suggestions": .array(conflict.refusal.suggestions.map { minute in .string(Minute.text(minute)) }),
            ])
        }
    }
}
