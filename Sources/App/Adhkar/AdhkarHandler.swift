import Interface
import Records

/// Counts the adhkar of a group, and resets the counts.
struct AdhkarHandler {
    let context: RequestContext
    let form: FormFields
    let group: AdhkarGroup

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let time = try AdhkarTime.name(group, context)
        let progress = AdhkarProgress(group, at: time, try context.library.record(AdhkarProgress.key(group)))
        let adhkar = context.bundle.adhkar?.adhkar(group) ?? []
        switch form[.step].flatMap({ TallyStep(rawValue: $0) }) {
        case .count: return count(1, progress, adhkar, &changeSet)
        case .back: return count(-1, progress, adhkar, &changeSet)
        case .reset:
            if !progress.said.isEmpty { changeSet.set(AdhkarProgress.key(group), progress.values(clearing: true)) }
            return done(nil, notice: .adhkar(.adhkarReset), json: ["done": 0, "of": .int(Int64(adhkar.count))])
        case .restore:
            if !progress.said.isEmpty { changeSet.set(AdhkarProgress.key(group), progress.values(clearing: false)) }
            return done(nil, json: ["of": .int(Int64(adhkar.count))])
        case .choose, nil:
            let steps = TallyStep.allCases.filter { step in step != .choose }
            return refuse(.step, context.strings.choose(from: steps))
        }
    }

    private func count(_ sign: Int, _ progress: AdhkarProgress, _ adhkar: [Dhikr], _ changeSet: inout ChangeSet)
        -> Applied
    {
        guard let dhikr = adhkar.first(where: { dhikr in dhikr.id == form[.mark] }) else {
            return refuse(.mark, context.strings.choose(from: adhkar.map { dhikr in dhikr.id }))
        }
        guard let amount = TallyStep.amount(form[.count]) else {
            return refuse(.count, TallyStep.amountWanted(context.strings))
        }
        let before = progress.count(dhikr)
        let count = min(max(before + sign * amount, 0), dhikr.count)
        var next = progress
        if progress.isCleared {
            next.said = [:]
            next.isCleared = false
        }
        if count != before {
            changeSet.set(AdhkarProgress.key(group), next.values(setting: dhikr, to: count, of: adhkar))
            next.said[dhikr.id] = count
        }
        return done(
            dhikr.id,
            json: [
                "mark": .string(dhikr.id), "said": .int(Int64(count)), "count": .int(Int64(dhikr.count)),
                "done": .int(Int64(next.done(of: adhkar))), "of": .int(Int64(adhkar.count)),
            ])
    }

    /// Returns to the page, at the dhikr that was counted.
    private func done(_ id: String?, notice: Notice? = nil, json: JSONObject) -> Applied {
        var items = Return.items(form)
        if let notice { items.append(QueryItem(.notice, notice.rawValue)) }
        let link = Route.adhkar(.group(group)).link(items)
        return Applied(
            .seeOther(id.map { id in Link(cleanPath: link.text + "#" + id) } ?? link), json: .json(.object(json)))
    }

    private func refuse(_ field: FieldName, _ message: String) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: 422),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
