import Almanac
import Records

extension TimetableSource {
    /// The source's state as a single value to store, without a request in progress.
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

    /// Reads a stored source. What can't be read is left out, and if nothing can, the source is off.
    public init(json: JSON) {
        self.init(state: json, cache: json["cache"].flatMap { Timetable(stored: $0) })
    }

    /// Reads a source from its state, with the days from elsewhere, so that storing days separately doesn't require
    /// reading a table.
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
    /// Reads a timetable from the value of `json`; `nil` for anything else.
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

    /// Reads a failure from the value in a source's state or a host's report; `nil` for anything else.
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
