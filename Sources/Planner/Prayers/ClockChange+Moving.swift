/// Reckoning over changes of the clocks: so long as a thing lasts, the wall clock may show more or less.
extension [ClockChange] {
    /// The minutes that pass between two times of the wall clock. A time that comes twice is the first of the two before a change,
    /// and the second after it.
    func minutes(from start: Int, to end: Int) -> Int {
        var minutes = end - start
        for change in self where start < change.minute && end >= change.end { minutes -= change.shift }
        return minutes
    }

    /// What the wall clock shows so many minutes before a time.
    func time(_ minutes: Int, before end: Int) -> Int {
        var time = end - minutes
        for change in self where end >= change.end && time < change.minute + change.shift { time -= change.shift }
        return time
    }

    /// What the wall clock shows so many minutes after a time. Where the clocks go back it is the first of two times that are the
    /// same, so that what lasts never ends before it begins.
    func time(_ minutes: Int, after start: Int) -> Int {
        var time = start + minutes
        for change in self where change.shift > 0 && start < change.minute && time > change.minute {
            time += change.shift
        }
        return time
    }
}

extension ClockChange {
    /// The first minute that only the clock after the change shows.
    fileprivate var end: Int { Swift.max(minute, minute + shift) }
}
