import Almanac

/// A subscribed calendar's events over a period, by day.
public struct SubscribedCalendar: Sendable {
    /// What the calendar calls itself; empty if it doesn't say.
    public let name: String
    /// After how many minutes it asks to be read again; `nil` if it doesn't.
    public let refresh: Int?
    /// The events of each day that has any: those of the whole day first, then by time.
    public let days: [CivilDate: [SubscribedEvent]]
    /// How many events the days show, each of a series counted.
    public let count: Int
    /// How many of the file's events can't be read, or repeat in a way that isn't understood.
    public let doubtful: Int
    /// Whether there is more than is kept, so that the last days or some events are missing.
    public let isCut: Bool

    /// Reads a file and lays its events out on days.
    ///
    /// - Parameters:
    ///   - place: The zone of the person's place, by whose days the events are sorted. Times without a zone are its own.
    ///   - zone: Finds a zone by its name.
    ///   - untitled: The title of events without one.
    public init(
        _ bytes: [UInt8], from first: CivilDate, through last: CivilDate, at place: Zone,
        zone: @escaping (String) -> Zone?, untitled: String
    ) throws(SubscribedFileError) {
        let file = try SubscribedFile(bytes, from: first, through: last)
        var layout = EventLayout(from: first, through: last, at: place, untitled: untitled)
        let times = EventTimes(file.zones, place: place, zone: zone)
        let series = Self.series(file.events, times)
        for event in series.events {
            var expansion = EventExpansion(event.event, times, replaced: series.replaced[event.event.id] ?? [])
            expansion.lay(out: &layout, as: event.key)
        }
        name = file.name
        refresh = file.refresh
        doubtful = layout.doubtful
        count = layout.count
        days = layout.days()
        isCut = file.isCut || layout.isFull
    }

    /// The events that count, each with what its occurrences' keys are made of, and the times of series that other
    /// events replace. Of two events with one id and one time the one with the higher number wins (§3.8.7.4).
    private static func series(
        _ events: [FileEvent], _ times: EventTimes
    ) -> (events: [(event: FileEvent, key: UInt32)], replaced: [String: Set<EventMoment>]) {
        var chosen: [(event: FileEvent, key: UInt32)] = []
        var places: [String: Int] = [:]
        var replaced: [String: Set<EventMoment>] = [:]
        for event in events {
            let identity = event.id + "\n" + (event.replaces?.value ?? "")
            if !event.id.isEmpty, let place = places[identity] {
                if event.sequence >= chosen[place].event.sequence { chosen[place].event = event }
                continue
            }
            if !event.id.isEmpty { places[identity] = chosen.count }
            chosen.append((event, EventKey.hash(event.id.isEmpty ? event.title : event.id)))
        }
        for entry in chosen {
            guard let line = entry.event.replaces, let moment = times.moments(line).first else { continue }
            replaced[entry.event.id, default: []].insert(moment)
        }
        return (chosen, replaced)
    }
}

/// The keys of events within a day (FNV-1a).
enum EventKey {
    static func hash(_ text: String, from start: UInt32 = 2_166_136_261) -> UInt32 {
        var hash = start
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash
    }
}
