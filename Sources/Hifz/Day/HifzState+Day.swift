import Almanac

extension HifzState {
    /// Returns a day's list.
    public func day(_ date: CivilDate, _ wish: DayWish, _ days: HifzDays = HifzDays()) -> HifzDay {
        let recent = recentPortions(on: date)
        var waiting: [[DayEntry]] = [[], []]
        var new: [DayEntry] = []
        var spent = 0
        var newDone = 0
        for (index, state) in items.enumerated() {
            let isRecent = state.portion.map { recent.contains($0.number) } ?? false
            if state.isDone(on: date) {
                if state.learnt == date { newDone += 1 }
                spent += seconds(state, state.learnt == date ? .new : isRecent ? .recent : .old)
            } else if state.isNew {
                if state.moved.map({ $0 <= date }) ?? true { new.append(entry(index, .new, date, days)) }
            } else if isRecent, state.moved == nil {
                waiting[0].append(entry(index, .recent, date, days))
            } else if let next = state.next, next <= date {
                waiting[isRecent ? 0 : 1].append(entry(index, isRecent ? .recent : .old, date, days))
            }
        }
        let due = waiting.flatMap { $0.sorted { $0.precedes($1) } }
        var day = HifzDay(date: date, entries: [], putOff: [], budget: wish.minutes * 60, spent: spent)
        guard days.asks(on: date) else {
            day.putOff = due
            return day
        }
        day.fill(with: due)
        if day.putOff.isEmpty { day.add(new, upTo: wish.newPortions - newDone) }
        return day
    }

    /// The last portions that were learnt before a day, by their places among the portions.
    func recentPortions(on date: CivilDate) -> Range<Int> {
        var count = portions
        for state in items {
            guard let portion = state.portion, portion.date == date else { continue }
            count = min(count, portion.number)
        }
        return max(0, count - config.recentPortions)..<count
    }

    private func entry(_ index: Int, _ lane: Lane, _ date: CivilDate, _ days: HifzDays) -> DayEntry {
        let state = items[index]
        return DayEntry(
            item: state.item, lane: lane, seconds: seconds(state, lane),
            retrievability: state.memory.map { model.retrievability(of: $0, on: date) },
            waited: state.next.map { days.waited(since: $0, on: date) } ?? 0, index: index)
    }

    /// About how long an item takes, at least the time of a junction.
    func seconds(_ state: ItemState, _ lane: Lane) -> Int {
        let words =
            switch lane {
            case .new: config.effort.newWords
            case .recent: config.effort.recentWords
            case .old: config.effort.oldWords
            }
        guard !state.item.isJunction else { return config.effort.junction }
        return max(config.effort.junction, (state.words * 60 + words - 1) / words)
    }
}

extension HifzDay {
    /// Takes what is due in its order for as long as there is room. What takes longer than a whole day is taken alone, since
    /// it would never be otherwise.
    fileprivate mutating func fill(with due: [DayEntry]) {
        var left = budget - spent
        var count = 0
        while count < due.count, due[count].seconds <= left || (count == 0 && spent == 0) {
            left -= due[count].seconds
            count += 1
        }
        entries = Array(due[..<count])
        putOff = Array(due[count...])
    }

    fileprivate mutating func add(_ new: [DayEntry], upTo count: Int) {
        var left = budget - spent - seconds
        for entry in new.prefix(max(0, count)) {
            guard entry.seconds <= left || (entries.isEmpty && spent == 0) else { return }
            left -= entry.seconds
            entries.append(entry)
        }
    }
}
