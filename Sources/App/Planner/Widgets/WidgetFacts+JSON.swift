import Almanac
import Interface
import Planner
import Records

extension WidgetFacts {
    /// The drawing's values, for a program that draws its own widget.
    func json(_ kind: WidgetKind, _ context: RequestContext) -> JSON {
        let strings = context.strings
        let drawing = WidgetDrawing(kind, self, context, WidgetInk(palette: nil))
        var object: JSONObject = [
            "widget": .string(kind.rawValue), "date": .string(day.date.description),
            "now": .string(Minute.text(day.days.now.minuteOfDay)), "refresh": .int(Int64(refresh)),
            "lines": .array(drawing.canvas.lines.map { .string($0) }),
        ]
        if let next {
            let local = day.days.zone.local(next.at)
            object["next"] = .object([
                "name": .string(next.kind.name), "label": .string(strings.name(next.kind)),
                "date": .string(local.date.description), "start": .string(Minute.text(local.minuteOfDay)),
                "minutes": .int(Int64(minutesLeft)), "seconds": .int(Int64(secondsLeft)),
                "left": .string(strings.duration(minutes: minutesLeft)), "over": .int(Int64(over)),
            ])
        }
        object["prayers"] = .array(
            prayers.map { prayer in
                .object([
                    "name": .string(prayer.kind.name), "label": .string(strings.name(prayer.kind)),
                    "start": .string(Minute.text(prayer.start)), "past": .bool(prayer.isPast),
                ])
            })
        object["tasks"] = .array(
            tasks.map { item in
                .object([
                    "id": .string(item.task.id), "title": .string(item.task.title),
                    "start": .string(Minute.text(item.minutes.lowerBound)),
                    "end": .string(Minute.text(item.minutes.upperBound)),
                ])
            })
        object["nafil"] = .array(
            nafil.map { nafl in
                .object([
                    "id": .string(nafl.id), "label": .string(nafl.name),
                    "start": .string(Minute.text(nafl.minutes.lowerBound)),
                    "end": .string(Minute.text(nafl.minutes.upperBound)), "done": .bool(nafl.isDone),
                ])
            })
        return .object(object)
    }
}
