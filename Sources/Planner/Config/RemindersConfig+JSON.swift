import Almanac
import Records

extension RemindersConfig {
    /// Reads `RemindersConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "RemindersConfig")
        kinds = []
        for element in try root["kinds"].elements() {
            let kind = try ReminderKind(element)
            for other in kinds where other.id == kind.id { throw try element["id"].error("is listed twice") }
            kinds.append(kind)
        }
        let snooze = try root["snooze"]
        let choices = try snooze["choices"]
        snoozes = try choices.integers(in: 1...60)
        guard !snoozes.isEmpty else { throw choices.error("at least one is expected") }
        defaultSnooze = try snooze.integer("default", in: 1...60)
        guard snoozes.contains(defaultSnooze) else { throw try snooze["default"].error("is not one of the choices") }
        extra = try root.integer("extension", in: 1...240)
        let room = try root["capacity"]
        capacity = try room.integer("pending", in: 1...500)
        window = try room.integer("window", in: 1...1440)
        horizon = try root.integer("horizon", in: 60...1440)
        recent = try root.integer("recent", in: 1...720)
        held = try root.integer("held", in: 1...1440)
        grace = try root.integer("grace", in: 0...60)
        let hours = try root["quiet"]
        isQuiet = try hours["on"].flag()
        quiet = QuietHours(from: try hours.minuteOfDay("from"), to: try hours.minuteOfDay("to"))
        sounds = []
        for (id, reader) in try root["sounds"].members() {
            sounds.append(Sound(id: id, notes: try reader.integers(in: 50...4_000)))
        }
        tones = []
        for (name, reader) in try root["tones"].members() {
            let sound = try reader.text()
            guard sounds.contains(where: { $0.id == sound }) else { throw reader.error("is none of the sounds") }
            tones.append(Tone(name: name, sound: sound))
        }
        let adhan = try root["adhan"]
        let loudness = try adhan["choices"]
        volumes = try loudness.integers(in: 5...100)
        volume = try adhan.integer("volume", in: 5...100)
        guard volumes.contains(volume) else { throw try adhan["volume"].error("is not one of the choices") }
        let work = try adhan["quiet"]
        isWorkQuiet = try work["on"].flag()
        self.work = QuietHours(from: try work.minuteOfDay("from"), to: try work.minuteOfDay("to"))
    }
}

extension ReminderKind {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        let name = try reader["id"]
        let of = try reader["of"]
        let at = try reader["at"]
        id = try name.text()
        guard Self.isName(id) else { throw name.error("only small letters and hyphens are expected") }
        guard let group = ReminderSubject.Group(rawValue: try of.text()) else {
            throw of.error("prayer, special, nafl or task is expected")
        }
        self.group = group
        guard let anchor = Anchor(rawValue: try at.text()) else { throw at.error("start or end is expected") }
        self.anchor = anchor
        about = reader.value["about"]?.string
        let minutes = try reader["minutes"]
        if let name = minutes.value.string {
            guard let lead = Lead(rawValue: name) else { throw minutes.error("is no number of the special days") }
            self.lead = lead
            self.minutes = 0
            choices = []
        } else {
            self.minutes = try minutes.integer(in: -240...240)
            choices = try reader["choices"].integers(in: -240...240)
            guard choices.isEmpty || choices.contains(self.minutes) else {
                throw try reader["choices"].error("the default is missing among them")
            }
        }
        isOn = try reader["on"].flag()
        actions = []
        for element in try reader["actions"].elements() {
            guard let action = ReminderAction(rawValue: try element.text()) else {
                throw element.error("is no action of this version")
            }
            // People are never asked whether they have prayed.
            guard group == .task else { throw element.error("a prayer's reminder has no actions") }
            actions.append(action)
        }
    }

    private static func isName(_ text: String) -> Bool {
        for byte in text.utf8 where !(0x61...0x7A).contains(byte) && byte != 0x2D { return false }
        return text.utf8.count <= 32
    }
}

// These are never inlined, because they are called many times and the worker's size matters.
extension ConfigReader {
    @inline(never)
    fileprivate func integer(_ name: String, in range: ClosedRange<Int>) throws(ConfigError) -> Int {
        try self[name].integer(in: range)
    }

    /// A list of whole numbers.
    @inline(never)
    fileprivate func integers(in range: ClosedRange<Int>) throws(ConfigError) -> [Int] {
        var numbers: [Int] = []
        for element in try elements() { numbers.append(try element.integer(in: range)) }
        return numbers
    }

    /// A time of the day as `HH:MM`, in minutes after 00:00.
    @inline(never)
    fileprivate func minuteOfDay(_ name: String) throws(ConfigError) -> Int {
        let reader = try self[name]
        guard let time = ClockTime(try reader.text()) else { throw reader.error("a time such as 22:30 is expected") }
        return time.minuteOfDay
    }
}
