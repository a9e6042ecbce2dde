import Almanac
import Interface
import Records

/// Answers Aladhan's API with the app's own times and calendar. docs/api.md says what is the same and what differs.
enum AladhanAPI {
    static func show(_ route: AladhanRoute, _ visit: Visit) throws(Missing) -> Reply {
        let content = try AladhanContent(route, visit)
        do throws(AladhanProblem) {
            return reply(try data(route, visit, content), status: 200)
        } catch {
            return reply(.string(error.text(visit.strings)), status: error.status)
        }
    }

    private static func reply(_ data: JSON, status: Int) -> Reply {
        let words = status == 200 ? "OK" : status == 400 ? "Bad Request" : "Service Unavailable"
        return .json(
            .object(["code": .int(Int64(status)), "status": .string(words), "data": data]), status: status)
    }

    private static func data(
        _ route: AladhanRoute, _ visit: Visit, _ content: AladhanContent
    ) throws(AladhanProblem) -> JSON {
        switch route {
        case .timings(let date, _):
            let query = try AladhanQuery(route, visit, content)
            return try AladhanTimings(query, isCalendar: false).day(date ?? visit.query["date"], now: visit.request.now)
        case .calendar(let year, let month, _), .hijriCalendar(let year, let month, _):
            let times = AladhanTimings(try AladhanQuery(route, visit, content), isCalendar: true)
            let asked = AladhanMonth(
                year: year ?? visit.query["year"], month: month ?? visit.query["month"],
                isAnnual: year == nil ? visit.query["annual"] == "true" : month == nil)
            if case .hijriCalendar = route { return try times.hijriCalendar(asked, now: visit.request.now) }
            return try times.calendar(asked, now: visit.request.now)
        case .gregorianToHijri(let date):
            let text = date ?? visit.query["date"]
            let civil = try text.map { (text) throws(AladhanProblem) in try AladhanDate.civil(text) }
            return try AladhanDate(civil ?? content.today(visit), visit).json
        case .hijriToGregorian(let date):
            let text = date ?? visit.query["date"]
            let civil = try text.map { (text) throws(AladhanProblem) in try AladhanDate.civil(hijri: text, visit) }
            return try AladhanDate(civil ?? content.today(visit), visit).json
        case .qibla(let latitude, let longitude):
            let place = try AladhanQuery.place(latitude, longitude)
            return .object([
                "latitude": .double(place.latitude), "longitude": .double(place.longitude),
                "direction": Qibla(from: place).bearing.map { .double($0) } ?? .null,
            ])
        case .methods: return AladhanMethods.all
        }
    }
}
