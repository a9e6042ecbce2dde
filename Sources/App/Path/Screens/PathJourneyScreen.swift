import Almanac
import Interface
import Records
import WorshipPath

/// The journey: the tree, what was reached, and the past days: `/path/journey`.
enum PathJourneyScreen {
    /// The number of days in the list.
    private static let listed = 28

    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let book = try PathBook(context) else { return PathReply.unbegun(context) }
        let days = book.days
        guard !context.wantsJSON else { return .json(PathJSON.progress(book, days)) }
        let strings = context.strings
        let progress = book.progress
        return PathScreens.page(context, strings[.pathJourney], "path-journey") {
            PathJourneyCard(context: context, book: book, days: days).node
            levels(progress.level.level, book, strings)
            badges(progress, book, strings)
            list(book, days, strings)
        }
    }

    private static func levels(_ level: PathLevel, _ book: PathBook, _ strings: Strings) -> Node {
        ol(.class("path-levels")) {
            for each in PathLevel.allCases where each != .blossom || book.settings.hasBlossom {
                li(
                    each <= level ? .class("path-level path-level-reached") : .class("path-level"),
                    .current("step", when: each == level)
                ) {
                    strings.name(each)
                }
            }
        }
    }

    @NodeBuilder private static func badges(_ progress: PathProgress, _ book: PathBook, _ strings: Strings) -> Node {
        // A badge that tells of a day of rest goes with the days of rest (WP-093).
        let shown = progress.badges.filter { badge in badge != .consciousRest || book.display.showsRestDays }
        if !shown.isEmpty {
            titledSection(strings[.pathBadges], id: "badges") {
                rows {
                    for badge in shown {
                        row(
                            .text(strings.name(badge)),
                            detail: .text(strings.words(badge, book.answers.intention ?? .closeness)),
                            leading: span(.class("row-icon")) { Icon.star.node() })
                    }
                }
            }
        }
    }

    /// The last days, newest first. A day without notes has no mark.
    private static func list(_ book: PathBook, _ days: PathDays, _ strings: Strings) -> Node {
        titledSection(strings[.pathPast], id: "past") {
            rows {
                for back in 0..<min(listed, days.standings.count) {
                    let date = book.today.adding(days: -back)
                    linkRow(
                        strings.pathDate(date), href: Route.path(.day(date)).link(), icon: nil,
                        value: mark(days[date], book, strings))
                }
            }
        }
    }

    private static func mark(_ standing: DayStanding?, _ book: PathBook, _ strings: Strings) -> String {
        switch standing {
        case .onPath: strings[.pathOnPath]
        case .mercy: book.display.showsRestDays ? strings[.pathMercyDay] : ""
        case .leftOut, .open, .quiet, nil: ""
        }
    }
}
