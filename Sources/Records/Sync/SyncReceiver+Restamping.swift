extension SyncReceiver {
    /// A record as it is taken in.
    struct Arrival {
        var record: Record
        /// Whether a stamp was more than 5 minutes ahead.
        var wasAhead: Bool
    }

    /// The name of the field that remembers, for one replica, the newest stamp that was replaced. So a repeated
    /// request is not taken for a new change, which would overrule what others wrote in between.
    static func markerName(_ replica: Replica) -> String { "restamped.\(replica.text)" }

    /// Gives fields whose stamps are more than 5 minutes ahead new stamps of this clock, in their own order, and
    /// leaves out those that were taken in already.
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
            // What was written at once stays at once.
            if replaced != original {
                stamp = clock.tick(now: now)
                replaced = original
            }
            arrival.set(entry.name, to: entry.field.value, at: stamp)
            arrival.set(marker, to: .string(original.text), at: stamp)
        }
        return Arrival(record: arrival, wasAhead: !ahead.isEmpty)
    }

    /// The server's version under a stamp newer than the refused change, so that it wins wherever the change has
    /// been. A field the server doesn't have becomes `null`, a record it doesn't have a tombstone.
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
