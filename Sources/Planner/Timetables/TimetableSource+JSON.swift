import Almanac
import Records

extension TimetableSource {
    /// The source's state as one value to store; a request under way is not part of it.
    public var json: JSON {
        var object: JSONObject = ["on": .bool(isOn), "subject": .string(subject)]
        if let cache { object["cache"] = cache.json }
        if let updatedAt { object["updatedAt"] = .int(updatedAt.milliseconds) }
        if let failure {
            object["failure"] = failure.json
            object["failures"] = .int(Int64(failures))
            object["retryAt"] = retryAt.map { .int($0.milliseconds) }
        }
        return .object(object)
    }

    /// The source as it was stored; what can't be read of it is left out, and nothing readable gives one that is off.
    public init(json: JSON) {
        self.init(state: json, cache: json["cache"].flatMap { Timetable(stored: $0) })
    }

    /// The source out of its state alone, with days that stand elsewhere: those who keep them so need no reader of tables.
    public init(state json: JSON, cache: Timetable?) {
        self.init(
            isOn: json["on"]?.bool ?? false,
            subject: json["subject"]?.string ?? "",
            cache: cache,
            updatedAt: json["updatedAt"]?.int.map { Instant(milliseconds: $0) },
            failure: json["failure"].flatMap { TimetableFailure(json: $0) },
            failures: json["failures"]?.int.map { Int(clamping: $0) } ?? 1,
            retryAt: json["retryAt"]?.int.map { Instant(milliseconds: $0) })
    }
}

extension Timetable {
    /// A timetable from the value that `json` gives; `nil` for anything else.
    public init?(stored json: JSON) {
        guard let days = json["days"]?.array, let name = json["name"]?.string,
            let timetable = try? DayObjects(days).timetable(hints: TimetableHints(name: name))
        else { return nil }
        self = timetable
    }
}

extension TimetableFailure {
    fileprivate var json: JSON {
        var object = JSONObject()
        switch self {
        case .offline: object["kind"] = "offline"
        case .timeout: object["kind"] = "timeout"
        case .limited(let wait):
            object["kind"] = "limited"
            object["seconds"] = wait.map { .int($0.seconds) }
        case .status(let status):
            object["kind"] = "status"
            object["status"] = .int(Int64(status))
        case .refused(let reason):
            object["kind"] = "refused"
            object["reason"] = .string(reason.rawValue)
        }
        return .object(object)
    }

    /// A failure from the value that a source's state holds, and that hosts report; `nil` for anything else.
    public init?(json: JSON) {
        switch json["kind"]?.string ?? "" {
        case "offline": self = .offline
        case "timeout": self = .timeout
        case "limited": self = .limited(retryAfter: json["seconds"]?.int.map { .seconds($0) })
        case "status": self = .status(Int(clamping: json["status"]?.int ?? 0))
        case "refused":
            guard let reason = TimetableError.Reason(rawValue: json["reason"]?.string ?? "") else { return nil }
            self = .refused(reason)
        default: return nil
        }
    }
}
