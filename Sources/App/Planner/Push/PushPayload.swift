import Almanac
import Interface
import Planner
import Records

/// What a browser shows of a reminder, as a declarative message (Push API, "declarative push message"): Safari shows it
/// by itself, and the worker of other browsers shows the same (`Web/js/worker/push.js`).
struct PushPayload {
    let context: RequestContext
    let words: ReminderWords
    private let view: ReminderView

    init(_ context: RequestContext, _ zone: Zone) {
        self.context = context
        words = ReminderWords(context, zone)
        view = ReminderView(context, zone, back: .planner(.reminders))
    }

    /// The number by which browsers tell a declarative message from any other.
    private static let mark: JSON = 8030

    func json(_ reminder: Reminder, for device: PushDevice, isOfPath: Bool) -> JSON {
        let page = page(of: reminder, isOfPath: isOfPath)
        var data: JSONObject = ["id": .string(reminder.id), "open": .string(page), "key": .string(reminder.key)]
        if !device.isHidden {
            if reminder.subjects[0].group == .task { data["task"] = .string(reminder.subjects[0].key) }
            data["move"] = .string(context.strings[.reminderMove])
            data["actions"] = .array(
                reminder.actions.map { action in
                    .object([
                        "name": .string(action.rawValue), "label": .string(view.label(action)),
                        "path": .string(Route.planner(.reminderAction(reminder.id, action)).path),
                    ])
                })
        }
        var shown: JSONObject = [
            "title": .string(device.isHidden ? context.strings[.pushHiddenTitle] : words.title(reminder)),
            "body": .string(device.isHidden ? context.strings[.pushHiddenBody] : words.body(reminder)),
            "tag": .string(reminder.key), "timestamp": .int(reminder.at.milliseconds),
        ]
        if reminder.isSilent { shown["silent"] = true }
        return message(shown, data, device, page)
    }

    /// The message that tries a device out.
    func test(_ number: String, for device: PushDevice) -> JSON {
        let page = Route.planner(.push).path
        return message(
            [
                "title": .string(context.strings[.channelsTestTitle]),
                "body": .string(context.strings[.channelsTestBody]), "tag": .string(Self.testKey(number)),
            ], ["open": .string(page), "key": .string(Self.testKey(number)), "test": .string(number)], device, page)
    }

    /// The message with the ayah of the day.
    func ayah(_ alert: DayAlert, _ key: String, for device: PushDevice) -> JSON {
        message(
            [
                "title": .string(device.isHidden ? context.strings[.pushHiddenTitle] : alert.title),
                "body": .string(device.isHidden ? context.strings[.pushHiddenBody] : alert.body), "tag": .string(key),
            ], ["open": .string(alert.page), "key": .string(key)], device, alert.page)
    }

    /// An alert of the course, which leads to what it tells of.
    func course(_ alert: TimedAlert, isSilent: Bool, for device: PushDevice) -> JSON {
        var shown: JSONObject = [
            "title": .string(device.isHidden ? context.strings[.pushHiddenTitle] : alert.alert.title),
            "body": .string(device.isHidden ? context.strings[.pushHiddenBody] : alert.alert.body),
            "tag": .string(alert.key), "timestamp": .int(alert.at.milliseconds),
        ]
        if isSilent { shown["silent"] = true }
        return message(
            shown, ["open": .string(alert.alert.page), "key": .string(alert.key)], device, alert.alert.page)
    }

    /// The key under which a trial is noted as sent.
    static func testKey(_ number: String) -> String { PushConfig.test + "." + number }

    private func message(_ shown: JSONObject, _ data: JSONObject, _ device: PushDevice, _ page: String) -> JSON {
        var shown = shown
        shown["navigate"] = .string(device.origin + page)
        shown["icon"] = .string(device.origin + context.asset("icon-192.png").text)
        shown["lang"] = .string(context.strings.language.code)
        shown["dir"] = context.strings.language.direction == .rightToLeft ? "rtl" : "ltr"
        shown["data"] = .object(data)
        return ["web_push": Self.mark, "notification": .object(shown)]
    }

    /// The page that a press leads to: the reminder's day, where it can be answered; the path's own.
    private func page(of reminder: Reminder, isOfPath: Bool) -> String {
        if isOfPath { return Area.path.front.path }
        guard context.shows(.today) else { return Route.planner(.reminders).path }
        return Route.planner(.day(words.zone.local(reminder.at).date)).path
    }
}
