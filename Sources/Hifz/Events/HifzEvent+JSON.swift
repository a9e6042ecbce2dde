import Almanac
import Records

extension HifzEvent {
    /// The event as records and files have it.
    public var json: JSON {
        var members: JSONObject = [
            "id": .string(id), "date": .string(date.description), "at": .int(at.milliseconds),
            "item": .string(item.id), "act": .string(act.name),
        ]
        switch act {
        case .added(let words): members["words"] = .int(Int64(words))
        case .known(let words, let freshness):
            members["words"] = .int(Int64(words))
            members["freshness"] = .string(freshness.rawValue)
        case .reviewed(let confirmed):
            members["grade"] = .string(confirmed.grade.name)
            members["suggested"] = confirmed.suggested.map { .string($0.name) }
        case .moved(let date): members["to"] = .string(date.description)
        case .withdrawn(let event): members["event"] = .string(event)
        case .learnt, .removed: break
        }
        return .object(members)
    }

    /// Reads an event, as ``json`` writes it. `at` may be left out.
    public init(json: JSON) throws(HifzFault) { try self.init(HifzReader(json)) }

    init(_ reader: HifzReader) throws(HifzFault) {
        id = try reader.member("id").text()
        date = try reader.member("date").date()
        at = try reader.optional("at")?.milliseconds() ?? Instant(milliseconds: 0)
        item = try reader.member("item").item()
        act = try HifzAct(reader)
    }
}

extension HifzAct {
    /// The name of its kind in files and records.
    var name: String {
        switch self {
        case .added: "added"
        case .known: "known"
        case .learnt: "learnt"
        case .reviewed: "reviewed"
        case .moved: "moved"
        case .removed: "removed"
        case .withdrawn: "withdrawn"
        }
    }

    private static let names = ["added", "known", "learnt", "reviewed", "moved", "removed", "withdrawn"]

    fileprivate init(_ reader: HifzReader) throws(HifzFault) {
        let kind = try reader.member("act")
        let name = try kind.text()
        switch name {
        case "added": self = .added(words: try reader.words())
        case "known":
            let freshness = try reader.member("freshness")
            guard let known = Freshness(rawValue: try freshness.text()) else {
                throw freshness.fault(
                    .unknown(try freshness.text(), known: Freshness.allCases.map { $0.rawValue }))
            }
            self = .known(words: try reader.words(), known)
        case "learnt": self = .learnt
        case "reviewed":
            self = .reviewed(
                ConfirmedGrade(
                    try reader.member("grade").grade(), suggested: try reader.optional("suggested")?.grade()))
        case "moved": self = .moved(to: try reader.member("to").date())
        case "removed": self = .removed
        case "withdrawn": self = .withdrawn(event: try reader.member("event").text())
        default: throw kind.fault(.unknown(name, known: Self.names))
        }
    }
}

extension HifzReader {
    func item() throws(HifzFault) -> HifzItem {
        guard let item = HifzItem(id: value.string ?? "") else { throw fault(.expected(.item)) }
        return item
    }

    /// The words of a passage: al-Baqarah has some six thousand.
    fileprivate func words() throws(HifzFault) -> Int {
        try optional("words")?.integer(in: 0...10_000) ?? 0
    }

    fileprivate func milliseconds() throws(HifzFault) -> Instant {
        guard let number = value.int else { throw fault(.expected(.number)) }
        return Instant(milliseconds: number)
    }
}
