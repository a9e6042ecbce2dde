import Almanac
import Interface
import Records

/// The direction of the Kaaba from here, and when the sun shows it: `/qibla`.
enum QiblaScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            let qibla = Qibla(from: days.place.coordinates)
            let moments = Self.moments(after: context.request.now, in: days.zone)
            return context.wantsJSON
                ? .json(json(qibla, moments)) : .page(page(context, days, qibla, moments))
        }
    }

    /// The next two moments at which the sun is directly over the Kaaba.
    private static func moments(after now: Instant, in zone: Zone) -> [SunOverMakkah] {
        let year = zone.local(now).date.year
        var moments: [SunOverMakkah] = []
        for year in [year, year + 1] {
            for moment in SunOverMakkah.moments(year: year) where moment.instant > now && moments.count < 2 {
                moments.append(moment)
            }
        }
        return moments
    }

    private static func page(_ context: RequestContext, _ days: PrayerDays, _ qibla: Qibla, _ moments: [SunOverMakkah])
        -> Page
    {
        let strings = context.strings
        return Page(
            title: strings[.qiblaTitle], area: .me, name: "qibla",
            header: PageHeader(
                strings[.qiblaTitle], details: strings.parted([.text(context.name(of: days.place))]),
                back: Route.me(.home).link(),
                backLabel: strings[.navBack]
            ).node,
            content: group {
                card(.class("qibla")) {
                    if let bearing = qibla.bearing {
                        CompassRose(strings: strings, bearing: bearing).node
                        p(.class("qibla-figure")) { strings.degrees(bearing, places: 1) }
                        p { words(bearing, strings) }
                    } else {
                        p { strings[.qiblaHere] }
                    }
                    p(.class("row-detail")) {
                        strings(.qiblaDistance, .word("distance", distance(qibla.distance, strings)))
                    }
                    p(.class("field-hint")) { strings[.qiblaNorth] }
                }
                titledSection(strings[.qiblaSun], id: "sun") {
                    p(.class("part-lead")) { strings[.qiblaSunLead] }
                    rows {
                        for moment in moments {
                            let local = days.zone.local(moment.instant)
                            row(
                                .text(strings.weekdayAndDate(local.date) + " " + strings.number(local.date.year)),
                                detail: isBelow(qibla) ? .text(strings[.qiblaSunBelow]) : .nothing,
                                leading: span(.class("row-icon")) { Icon.sun.node() },
                                trailing: span(.class("row-value")) { strings.time(minute: local.minuteOfDay) })
                        }
                    }
                }
            })
    }

    /// Whether the sun over Makkah is below the horizon here: farther than a quarter of the Earth's circumference.
    private static func isBelow(_ qibla: Qibla) -> Bool { qibla.distance > 10_002 }

    /// The direction in words: degrees from north towards the east, with the nearest of eight compass points.
    private static func words(_ bearing: Double, _ strings: Strings) -> String {
        let points = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
        let point = points[Int((bearing / 45).rounded()) % 8]
        return strings(.qiblaBearing, .word("point", strings[key: "qibla.point.\(point)"]))
    }

    /// A distance in kilometres, to one decimal in and around Makkah.
    private static func distance(_ kilometres: Double, _ strings: Strings) -> String {
        kilometres < 10 ? strings.decimal(kilometres, places: 1) : strings.digits.grouped(Int64(kilometres.rounded()))
    }

    private static func json(_ qibla: Qibla, _ moments: [SunOverMakkah]) -> JSON {
        .object([
            "bearing": qibla.bearing.map { .double(($0 * 1000).rounded() / 1000) } ?? .null,
            "distance": .double((qibla.distance * 10).rounded() / 10),
            "sunOverMakkah": .array(moments.map { moment in .int(moment.instant.seconds) }),
        ])
    }
}
