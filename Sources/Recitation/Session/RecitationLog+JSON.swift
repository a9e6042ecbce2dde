import Records

extension RecitationLog {
    /// The log as records and files have it: each event is a list of its time, its name and what belongs to it.
    public var json: JSON {
        ["words": .int(Int64(words)), "start": .int(Int64(start)), "events": .array(events.map { $0.json })]
    }

    /// Reads a log, as ``json`` writes it; `nil` if it is none.
    public init?(json: JSON) {
        guard let words = json["words"]?.int, let start = json["start"]?.int, (0...100_000).contains(words),
            (0...words).contains(start), let list = json["events"]?.array
        else { return nil }
        self.init(words: Int(words), start: Int(start))
        for value in list {
            guard let event = RecitationEvent(json: value) else { return nil }
            append(event.kind, at: event.time)
        }
    }
}

extension RecitationEvent {
    public var json: JSON {
        func list(_ name: String, _ values: JSON...) -> JSON { .array([.int(Int64(time)), .string(name)] + values) }
        func number(_ value: Int) -> JSON { .int(Int64(value)) }
        switch kind {
        case .place(let word): return list("place", number(word))
        case .word(let word, let state): return list("word", number(word), .string(state.name))
        case .ayah(let index, let outcome): return list("ayah", number(index), .string(outcome.name))
        case .repeated(let from, let to): return list("repeated", number(from), number(to))
        case .jumped(let from, let to): return list("jumped", number(from), number(to))
        case .extra(let word): return list("extra", number(word))
        case .opening(let count): return list("opening", number(count))
        case .silent: return list("silent")
        case .contested(let word): return list("contested", number(word))
        case .ended: return list("ended")
        }
    }

    init?(json: JSON) {
        guard let parts = json.array, parts.count >= 2, let time = parts[0].int, (0...1_000_000_000).contains(time),
            let name = parts[1].string
        else { return nil }
        func number(_ index: Int) -> Int? {
            guard parts.count > index, let value = parts[index].int, (0...100_000).contains(value) else { return nil }
            return Int(value)
        }
        guard let kind = Self.kind(name, number(2), number(3), parts.count > 3 ? parts[3].string : nil) else {
            return nil
        }
        self.init(kind, at: Int(time))
    }

    private static func kind(_ name: String, _ first: Int?, _ second: Int?, _ text: String?) -> Kind? {
        if name == "silent" { return .silent }
        if name == "ended" { return .ended }
        guard let first else { return nil }
        switch name {
        case "place": return .place(first)
        case "word": return text.flatMap { WordState(name: $0) }.map { .word(first, $0) }
        case "ayah": return text.flatMap { AyahOutcome(name: $0) }.map { .ayah(first, $0) }
        case "repeated": return second.map { .repeated(from: first, to: $0) }
        case "jumped": return second.map { .jumped(from: first, to: $0) }
        case "extra": return .extra(first)
        case "opening": return .opening(first)
        case "contested": return .contested(first)
        default: return nil
        }
    }
}
