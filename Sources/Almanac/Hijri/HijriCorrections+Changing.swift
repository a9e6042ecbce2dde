extension HijriCorrections {
    /// Moves one month's first day to that many days from the calendar's, 0 to take the move away.
    ///
    /// Throws when a month would then have other than 29 or 30 days; `moving` finds what else must move.
    public mutating func move(
        year: Int, month: HijriMonth, by days: Int
    ) throws(HijriCorrectionError) {
        let index = try Self.index(year: year, month: month, days: days)
        var changed = self
        changed.setShift(of: index, to: days)
        try changed.check()
        self = changed
    }

    /// The same corrections with one month's first day moved, and of its neighbours as few and as little as it takes
    /// for every month to have 29 or 30 days.
    ///
    /// If Ramadan began a day later and the calendar gives it 29 days, Shawwal can't begin before a day later either.
    /// Compare `moves` to tell the person which months went along.
    public func moving(
        year: Int, month: HijriMonth, by days: Int
    ) throws(HijriCorrectionError) -> HijriCorrections {
        let index = try Self.index(year: year, month: month, days: days)
        var changed = self
        changed.setShift(of: index, to: days)
        try changed.settle(from: index, step: 1)
        try changed.settle(from: index, step: -1)
        try changed.check()
        return changed
    }

    /// The same corrections without a month's move, and without moves of its neighbours that can't stay then.
    public func removing(year: Int, month: HijriMonth) throws(HijriCorrectionError) -> HijriCorrections {
        try moving(year: year, month: month, by: 0)
    }

    /// Goes from a month on (or back) and moves each next boundary as little as it takes, until nothing has to move.
    private mutating func settle(from start: Int, step: Int) throws(HijriCorrectionError) {
        var moved = start
        while true {
            // The month between the boundary that moved and its neighbour.
            guard let between = HijriMonthIndex(step > 0 ? moved : moved - 1) else { return }
            let length = length(of: between)
            if length == between.length || length == 29 || length == 30 { return }
            let wanted = length < 29 ? 29 - length : 30 - length
            let neighbour = moved + step
            let shift = shift(of: neighbour) + (step > 0 ? wanted : -wanted)
            guard neighbour > 0, HijriMonthIndex(neighbour) != nil, shift >= -Self.reach, shift <= Self.reach else {
                throw .monthLength(year: between.year, month: between.month, days: length)
            }
            setShift(of: neighbour, to: shift)
            moved = neighbour
        }
    }
}
