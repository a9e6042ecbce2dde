import Interface
import Records

/// Counts with the counter, undoes a count, resets it, and chooses what is counted.
struct TallyHandler {
    let context: RequestContext
    let form: FormFields

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let config = context.bundle.adhkar else { return refuse(.step, context.strings[.errorGone]) }
        let tally = Tally(try context.library.record(Tally.key), config)
        switch form[.step].flatMap({ TallyStep(rawValue: $0) }) {
        case .count: return count(1, tally, &changeSet)
        case .back: return count(-1, tally, &changeSet)
        case .reset:
            if tally.count > 0 { changeSet.set(Tally.key, tally.values(count: 0, before: tally.count)) }
            return done(tally.count > 0 ? .adhkar(.counterReset) : nil, count: 0)
        case .restore:
            // What was said since the reset is added, not lost.
            let count = tally.count + tally.before
            changeSet.set(Tally.key, tally.values(count: count, before: 0))
            return done(nil, count: count)
        case .choose: return choose(config, tally, &changeSet)
        case nil: return refuse(.step, context.strings.choose(from: TallyStep.allCases))
        }
    }

    private func count(_ sign: Int, _ tally: Tally, _ changeSet: inout ChangeSet) -> Applied {
        guard let amount = TallyStep.amount(form[.count]) else {
            return refuse(.count, TallyStep.amountWanted(context.strings))
        }
        let count = min(max(tally.count + sign * amount, 0), Tally.limit)
        if count != tally.count { changeSet.set(Tally.key, tally.values(count: count)) }
        return done(nil, count: count)
    }

    /// Chooses what is counted. Each phrase keeps its own count.
    private func choose(_ config: AdhkarConfig, _ tally: Tally, _ changeSet: inout ChangeSet) -> Applied {
        let name = form[.phrase] ?? tally.chosen
        guard let target = form[.target].map({ text in PrayerMinutes.number(text) }) ?? tally.target,
            config.targets.contains(target)
        else { return refuse(.target, context.strings.choose(from: config.targets)) }
        guard Tally.steps(name, target, config) != nil else {
            return refuse(.phrase, context.strings.choose(from: Tally.names(config)))
        }
        changeSet.set(
            Tally.key,
            [
                Record.deletedField: false, FieldName.phrase.rawValue: .string(name),
                FieldName.target.rawValue: .int(Int64(target)),
            ])
        return done(nil, count: nil)
    }

    private func done(_ notice: Notice?, count: Int?) -> Applied {
        var items = Return.items(form)
        if let notice { items.append(QueryItem(.notice, notice.rawValue)) }
        let json: JSONObject = count.map { count in ["count": .int(Int64(count))] } ?? [:]
        return Applied(.seeOther(Route.adhkar(.counter).link(items)), json: .json(.object(json)))
    }

    private func refuse(_ field: FieldName, _ message: String) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: 422),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}

/// What a form of the counter or of adhkar asks for.
enum TallyStep: String, CaseIterable, Hashable, Sendable {
    /// Adds one, or the number in `count`.
    case count
    /// Takes one count back.
    case back
    /// Resets the count, or restores it.
    case reset
    case restore
    /// Chooses another phrase or target; only the counter has it.
    case choose

    /// The amount in a form: 1 if it has none, `nil` if it isn't an allowed number.
    static func amount(_ text: String?) -> Int? {
        guard let text else { return 1 }
        guard let number = PrayerMinutes.number(text), amounts.contains(number) else { return nil }
        return number
    }

    /// The amounts that a form may add at once.
    private static let amounts = 1...100_000

    /// The message for an amount that isn't allowed.
    static func amountWanted(_ strings: Strings) -> String {
        strings(.errorNumber, .number("low", amounts.lowerBound), .number("high", amounts.upperBound))
    }
}
