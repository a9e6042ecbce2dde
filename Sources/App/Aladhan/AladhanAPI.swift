import Almanac
import Interface
import Records

/// Answers Aladhan's API with the app's own times and calendar. `docs/api.md` lists what is the same and what differs.
enum AladhanAPI {
    static func show(_ route: AladhanRoute, _ context: RequestContext) throws(NeedsData) -> Reply {
        let content = try AladhanContent(route, context)
        do throws(AladhanProblem) {
            return reply(try data(route, context, content), status: 200)
        } catch {
            return reply(.string(error.text(context.strings)), status: error.status)
        }
    }

    private static func reply(_ data: JSON, status: Int) -> Reply {
        let words = status == 200 ? "OK" : status == 400 ? "Bad Request" : "Service Unavailable"
        return .json(
            .object(["code": .int(Int64(status)), "status": .string(words), "data": data]), status: status)
    }

    private static func data(
        _ route: AladhanRoute, _ context: RequestContext, _ content: AladhanContent
    ) throws(AladhanProblem) -> JSON {
        switch route {
        case .timings(let date, _):
            let query = try AladhanQuery(route, context, content)
            return try AladhanTimings(query, isCalendar: false).day(
                date ?? context.query["date"], now: context.request.now)
        case .calendar(let year, let month, _), .hijriCalendar(let year, let month, _):
            let times = AladhanTimings(try AladhanQuery(route, context, content), isCalendar: true)
            let asked = AladhanMonth(
                year: year ?? context.query["year"], month: month ?? context.query["month"],
                isAnnual: year == nil ? context.query["annual"] == "true" : month == nil)
            if case .hijriCalendar = route { return try times.hijriCalendar(asked, now: context.request.now) }
            return try times.calendar(asked, now: context.request.now)
        case .gregorianToHijri(let date):
            let text = date ?? context.query["date"]
            let civil = try text.map { (text) throws(AladhanProblem) in try AladhanDate.civil(text) }
            return try AladhanDate(civil ?? content.today(context), context).json
        case .hijriToGregorian(let date):
            let text = date ?? context.query["date"]
            let civil = try text.map { (text) throws(AladhanProblem) in try AladhanDate.civil(hijri: text, context) }
            return try AladhanDate(civil ?? content.today(context), context).json
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
