extension SyncReceiver {
    /// A record as it is accepted.
    struct Arrival {
        var record: Record
        /// Whether a stamp was more than 5 minutes ahead.
        var wasAhead: Bool
    }

    /// Returns the name of the field that remembers, for one replica, the newest stamp that was replaced. With it a
    /// repeated request is not mistaken for a new change, which would overrule what others wrote in between.
    static func markerName(_ replica: Replica) -> String { "restamped.\(replica.text)" }

    /// Replaces stamps that are more than 5 minutes ahead with new ones from this clock, in their own order, and leaves
    /// out fields that were already accepted.
    mutating func restamp(_ record: Record, stored: Record?) -> Arrival {
        var arrival = record
        var ahead: [Record.NamedField] = []
        for entry in record.fields {
            if HybridClock.isAhead(entry.field.stamp, of: now) {
                ahead.append(entry)
                arrival[entry.name] = nil
            } else {
                clock.observe(entry.field.stamp)
            }
        }
        if let stored { clock.observe(stored) }
        ahead.sort { ($0.field.stamp, $0.name) < ($1.field.stamp, $1.name) }
        var replaced: Stamp?
        var stamp = clock.last
        for entry in ahead {
            let original = entry.field.stamp
            let marker = Self.markerName(original.replica)
            let known = stored?[marker]?.value.string.flatMap { Stamp(text: $0) }
            if let known, original <= known { continue }
            // Fields written together keep a common stamp.
            if replaced != original {
                stamp = clock.tick(now: now)
                replaced = original
            }
            arrival.set(entry.name, to: entry.field.value, at: stamp)
            arrival.set(marker, to: .string(original.text), at: stamp)
        }
        return Arrival(record: arrival, wasAhead: !ahead.isEmpty)
    }

    /// Returns the server's version under a stamp newer than the refused change, so that it wins wherever the change
    /// has already spread. A field the server doesn't have becomes `null`, and a record it doesn't have becomes a
    /// tombstone.
    mutating func refuse(_ proposal: SyncProposal) -> Record {
        let stamp = clock.tick(now: now)
        var answer = proposal.stored ?? Record(key: proposal.merged.key, generation: proposal.merged.generation)
        for entry in proposal.incoming.fields where proposal.merged[entry.name] != proposal.stored?[entry.name] {
            if Self.isMarker(entry.name) {
                answer[entry.name] = entry.field
            } else {
                answer.set(entry.name, to: proposal.stored?.value(entry.name) ?? .null, at: stamp)
            }
        }
        if proposal.stored == nil { answer.set(Record.deletedField, to: true, at: stamp) }
        return answer
    }

    private static func isMarker(_ name: String) -> Bool { name.utf8.starts(with: "restamped.".utf8) }
}
