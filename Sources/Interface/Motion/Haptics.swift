import Records

/// Haptic feedback: patterns of vibration, and the events that have them.
public struct Haptics: Hashable, Sendable {
    /// The patterns by name, as alternating milliseconds of vibration and pause.
    public var patterns: [TokenSet.Named<[Double]>]
    /// The names of patterns, by event.
    public var events: [TokenSet.Named<String>]
    /// Whether there is haptic feedback even if the person wants no motion.
    public var holdsStill: Bool

    /// The patterns that every event can rely on.
    public static let names = ["success", "light", "medium", "heavy", "warning", "error", "selection"]
}

extension Haptics {
    init(_ reader: ThemeReader, still: ThemeReader) throws(ThemeError) {
        guard case .bool(let holdsStill) = still.object["haptics"] else {
            throw still.wrong("haptics", "true or false is needed")
        }
        self.holdsStill = holdsStill
        let patterns = try reader.child("patterns")
        self.patterns = []
        for member in patterns.object.members {
            let steps = member.value.array ?? []
            let lengths = try patterns.list(.array(steps), member.name, count: max(1, min(steps.count, 9)))
            guard lengths.allSatisfy({ (0...400).contains($0) }) else {
                throw patterns.wrong(member.name, "milliseconds from 0 to 400 are needed")
            }
            self.patterns.append(.init(name: member.name, value: lengths))
        }
        for name in Self.names where patterns.object[name] == nil {
            throw patterns.wrong(name, "the pattern is missing")
        }
        let events = try reader.child("events")
        self.events = []
        for member in events.object.members {
            let pattern = try events.text(member.name)
            guard patterns.object[pattern] != nil else {
                throw events.wrong(member.name, "no pattern is named \(pattern)")
            }
            self.events.append(.init(name: member.name, value: pattern))
        }
    }
}
