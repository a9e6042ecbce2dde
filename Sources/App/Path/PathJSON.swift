import Almanac
import Records
import WorshipPath

/// The path for programs. Excused days are never included (K63).
enum PathJSON {
    static func today(_ book: PathBook) -> JSON {
        guard var object = day(book, book.today).object else { return .null }
        let days = book.days
        let greeting = PathGreeting(book.history, days: days, now: book.clock.now, config: book.config)
        object["begun"] = .bool(true)
        object["part"] = .string(greeting.part.rawValue)
        object["line"] = .string(greeting.line.rawValue)
        object["focus"] = book.focus.map { focus in .string(focus) } ?? .null
        object["progress"] = progress(book, days)
        return .object(object)
    }

    /// The actions of a day and their state.
    static func day(_ book: PathBook, _ date: CivilDate) -> JSON {
        let log = book.history[date]
        let list = PathToday(book.mix, log: log, isFolded: book.settings.isEased, config: book.config)
        return .object([
            "date": .string(date.description), "essentials": items(list.essentials), "more": items(list.folded),
            "bonuses": items(list.bonuses), "reflection": .string(list.reflection),
            "note": log.reflectionNote.map { note in .string(note) } ?? .null, "restDay": .bool(log.usedGraceDay),
            "resting": .bool(book.history.isResting(on: date)),
        ])
    }

    static func plan(_ book: PathBook) -> JSON {
        let mix = book.mix
        return .object([
            "essentials": planned(mix.essentials), "bonuses": planned(mix.bonuses), "minutes": .int(Int64(mix.minutes)),
            "restDaysPerWeek": .int(Int64(mix.mercy)), "lighter": .bool(book.isLighter),
        ])
    }

    static func progress(_ book: PathBook, _ days: PathDays) -> JSON {
        let progress = book.progress
        let way = progress.level.progress
        return .object([
            "currentLevel": .string(progress.level.level.rawValue), "levelProgress": .double(way?.share ?? 1),
            "streakDays": .int(Int64(progress.streakDays)),
            "mercyDaysUsedThisWeek": .int(Int64(progress.mercyDaysUsedThisWeek)),
            "mercyDaysAllowedPerWeek": .int(Int64(progress.mercyDaysAllowedPerWeek)),
            "badges": .array(progress.badges.map { badge in .string(badge.rawValue) }),
            "lastPlanAdaptationAt": progress.lastPlanAdaptationAt.map { at in .int(at.milliseconds) } ?? .null,
        ])
    }

    private static func planned(_ actions: [PlannedAction]) -> JSON {
        .array(
            actions.map { action in
                .object([
                    "id": .string(action.id), "area": .string(action.area.rawValue),
                    "minutes": .int(Int64(action.minutes)),
                ])
            })
    }

    private static func items(_ items: [PathToday.Item]) -> JSON {
        .array(
            items.map { item in
                .object([
                    "id": .string(item.entry), "action": .string(item.action), "area": .string(item.area.rawValue),
                    "minutes": .int(Int64(item.minutes)),
                    "opens": item.opens.map { place in .string(place.rawValue) } ?? .null,
                    "state": .string(item.state.name),
                ])
            })
    }
}

extension PathToday.State {
    /// Its name for programs.
    var name: String {
        switch self {
        case .open: "open"
        case .later: "later"
        case .putOff: "tomorrow"
        case .done: "done"
        }
    }
}
