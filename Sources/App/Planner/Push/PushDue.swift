import Almanac
import Interface
import Planner
import Records

/// The alerts that are due on each device now, by the rules by which pages alert (``ReminderSchedule``).
///
/// What a machine slept through is not made up for: an alert is sent within its grace, or as long as its service was busy
/// and it is of use. One that was sent, answered, or whose task has moved since is due no more.
struct PushDue {
    /// An alert for a device.
    struct Alert {
        let device: PushDevice
        /// The key by which a device alerts once.
        let key: String
        let kind: PushConfig.Kind
        /// The seconds until it is of no use.
        let left: Int64
        let payload: JSON
    }

    let alerts: [Alert]
    /// When the next alert comes; `nil` if none does for now.
    let next: Instant?

    /// - Parameter trying: what was tried, each a device's id and a key with a space between them.
    init(
        _ context: RequestContext, _ config: PushConfig, _ setup: PushSetup, _ devices: [PushDevice],
        _ trying: [String]
    ) throws(NeedsData) {
        let now = context.request.now
        let today = CivilDateTime(utcSeconds: now.seconds).date
        var alerts: [Alert] = []
        var next: Instant?
        let days = try PrayerDays(context)
        let reminders = try Reminders(context)
        let payload = PushPayload(context, days?.zone ?? .utc)
        let grace = Int64(context.bundle.reminders.grace) * 60
        var open: [(device: PushDevice, hasPath: Bool)] = []
        for device in devices {
            guard let paired = device.paired else {
                open.append((device, true))
                continue
            }
            // A device that was revoked gets nothing, and the path goes only to those that have it.
            guard let entered = PairedDevice(try context.library.record(PairedDevice.key(paired))),
                entered.lasts(on: today)
            else { continue }
            open.append((device, entered.hasPath))
        }
        for reminder in reminders?.schedule.pending ?? [] where reminder.delivery == .alert {
            next = min(next ?? reminder.at, reminder.at)
        }
        let ayah = try Self.ayah(context, config, setup, days, &next)
        let course = try context.crossings.courseAlerts(context, now - .seconds(config.kind(PushConfig.course).seconds))
        for alert in course where alert.at > now { next = min(next ?? alert.at, alert.at) }
        let quiet = reminders?.settings.quietHours
        let zone = days?.zone ?? .utc
        for (device, hasPath) in open {
            let lately = device.sent.count { note in note.at > now - .minutes(config.minutes) && note.at <= now }
            var room = config.most - lately
            func offer(_ key: String, at: Instant, _ kind: PushConfig.Kind, within: Int64, _ payload: JSON) {
                let age = (now - at).seconds
                let limit = trying.contains(device.id + " " + key) ? kind.seconds : min(within, kind.seconds)
                guard room > 0, age >= 0, age < limit, !device.sent.contains(where: { $0.key == key }) else { return }
                room -= 1
                alerts.append(Alert(device: device, key: key, kind: kind, left: kind.seconds - age, payload: payload))
            }
            if let test = device.test {
                let kind = config.kind(PushConfig.test)
                offer(
                    PushPayload.testKey(test.number), at: test.at, kind, within: kind.seconds,
                    payload.test(test.number, for: device))
            }
            if let ayah, ayah.at >= device.created {
                offer(
                    ayah.key, at: ayah.at, config.kind(PushConfig.ayah), within: grace,
                    payload.ayah(ayah.alert, ayah.key, for: device))
            }
            for alert in course where alert.at <= now && alert.at >= device.created && alert.until ?? now >= now {
                let isQuiet = quiet?.contains(zone.local(alert.at).minuteOfDay) ?? false
                offer(
                    alert.key, at: alert.at, config.kind(PushConfig.course), within: grace,
                    payload.course(alert, isSilent: isQuiet, for: device))
            }
            for reminder in reminders?.schedule.recent ?? []
            where reminder.delivery == .alert && reminder.at >= device.created {
                let subject = reminder.subjects[0]
                let isOfPath = context.crossings.momentWords(reminder.kind, subject, context.strings) != nil
                guard hasPath || !isOfPath else { continue }
                offer(
                    reminder.key, at: reminder.at, config.kind(subject.group.rawValue), within: grace,
                    payload.json(reminder, for: device, isOfPath: isOfPath))
            }
        }
        self.alerts = alerts
        self.next = next
    }

    /// The alert with the ayah of today, once its time has come (EN-01).
    private static func ayah(
        _ context: RequestContext, _ config: PushConfig, _ setup: PushSetup, _ days: PrayerDays?,
        _ next: inout Instant?
    ) throws(NeedsData) -> (key: String, at: Instant, alert: DayAlert)? {
        guard setup.hasAyah, let days else { return nil }
        let now = context.request.now
        var due: (key: String, at: Instant, alert: DayAlert)?
        for date in [days.today, days.today.next] {
            let at = days.zone.instant(of: date, at: setup.ayahTime)
            if at > now {
                next = min(next ?? at, at)
            } else if (now - at).seconds < config.kind(PushConfig.ayah).seconds,
                let alert = try context.crossings.dayAyah(context, date)
            {
                due = ("ayah-" + date.description, at, alert)
            }
        }
        return due
    }

    /// The alerts as the host sends them.
    var messages: [JSON] {
        alerts.map { alert in
            [
                "device": .string(alert.device.id), "key": .string(alert.key),
                "endpoint": .string(alert.device.endpoint), "p256dh": .string(alert.device.publicKey),
                "auth": .string(alert.device.secret), "payload": alert.payload, "ttl": .int(alert.left),
                "urgency": .string(alert.kind.urgency), "topic": .string(alert.kind.topic),
            ]
        }
    }
}
