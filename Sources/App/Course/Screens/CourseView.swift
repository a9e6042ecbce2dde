import Almanac
import Course
import Interface
import Records

/// The parts that several pages of the course have.
struct CourseView {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// A page of the course, with its four tabs. Where nothing else is above it, a tab's first page is.
    func page(
        _ title: String, _ name: String, header: Node? = nil, back: CourseRoute? = nil, status: Int = 200,
        @NodeBuilder content: () -> Node
    ) -> Reply {
        let label = strings[.navBack]
        return .page(
            Page(
                title: title, area: .course, name: name,
                header: header
                    ?? PageHeader(
                        title, back: back.map { Route.course($0).link() }, backLabel: label,
                        actions: helpPlace.map { help($0) } ?? .nothing
                    ).node,
                content: group {
                    if let refusals = visit.walk?.school.refusals { refusals }
                    content()
                    demo
                }, isInCourse: true), status: status)
    }

    /// The line below every page of a course at home: it is a sample, and its clock can be moved.
    @NodeBuilder private var demo: Node {
        if visit.isDemo, visit.context.route != .course(.demo) {
            p(.class("course-demo", "print-hidden")) {
                span { strings(.courseDemoLine, .word("now", nowWords)) }
                a(href: Route.course(.demo).link()) { strings[.courseDemoTitle] }
            }
        }
        if visit.unread > 0 { banner(strings(.courseUnread, count: visit.unread)) }
    }

    /// The course's day and time.
    var nowWords: String { strings.weekdayAndDate(visit.today) + strings.parting + visit.time(visit.now) }

    /// The heading of a section: small, bold and subdued (QF-021).
    func section(_ title: String, id: String, @NodeBuilder content: () -> Node) -> Node {
        Interface.section(.class("course-part"), .id(id), .tabindex(-1), .aria("labelledby", id + "-title")) {
            h2(.class("course-head"), .id(id + "-title")) { title }
            content()
        }
    }

    /// The week's number as the largest words of a page, with its ring (QF-020, QF-025).
    func hero(_ first: String, _ rest: String, lines: [Node], ring: Node, actions: Node = .nothing) -> Node {
        header(.class("top", "course-hero"), .id("top"), .data("swap")) {
            div(.class("course-hero-row")) {
                h1(.class("course-week")) {
                    if rest.isEmpty {
                        span(.class("course-sentence")) { first }
                    } else {
                        span(.class("course-number")) { first }
                        " "
                        span(.class("course-of")) { rest }
                    }
                }
                actions
            }
            div(.class("course-hero-row")) {
                div(.class("course-lines")) { .group(lines) }
                ring
            }
        }
    }

    /// A state or a kind in a coloured pill; the word says it, the colour only helps (QF-024).
    static func badge(_ words: String, _ tint: CourseTint, hasDot: Bool = false) -> Node {
        span(.class("course-badge", "course-" + tint.rawValue)) {
            if hasDot { span(.class("course-badge-dot"), .ariaHidden) }
            words
        }
    }

    /// The banner for weeks that wait: the fact and the way, and nothing about the person (QF-046, QF-047).
    @NodeBuilder var behind: Node {
        let overdue = visit.state.overdue
        if let oldest = overdue.first, let allowance = visit.state.allowance {
            div(.class("banner", "tone-notice", "course-behind"), .role("note")) {
                p { strings(.courseBehind, count: overdue.count, .number("limit", allowance.limit)) }
                linkButton(strings[.courseCatchUp], href: Route.course(visit.route(oldest.number)).link())
            }
        }
    }

    /// Somebody's picture, or their first letter where there is none.
    func avatar(_ name: String, photo: String? = nil) -> Node {
        guard let photo else { return span(.class("course-avatar"), .ariaHidden) { CourseVisit.initials(name) } }
        return img(
            .class("course-avatar"), .src(Link(cleanPath: "/blobs/" + photo + "?keep")),
            .alt(strings(.coursePhotoOf, .text("name", name))), .width(64), .height(64))
    }

    /// The student's coach with a picture, the name and a few words.
    var coach: Node {
        let person = visit.state.coach.flatMap { visit.curriculum.person($0) }
        let bio = person?.bio ?? ""
        return div(.class("course-person")) {
            avatar(visit.coachName(), photo: person?.photo)
            div {
                p(.class("row-title")) { visit.coachName() }
                if !bio.isEmpty { p(.class("row-detail"), .dirAuto) { bio } }
            }
        }
    }

    /// The answer in the help to which this page's question mark leads, if it has one (QF-247).
    private var helpPlace: String? {
        if visit.context.route == .course(.assessment) { return "eoc" }
        if case .course(.recording) = visit.context.route { return "recording" }
        return nil
    }

    /// The question mark of a screen, which leads to its answer in the help (QF-247).
    func help(_ place: String) -> Node {
        iconLink(
            .help, label: strings[key: "course.help." + place],
            href: Route.course(.page(.help)).link().at(place), .class("course-help"))
    }

    /// The two modes of a page, as links (QF-055, QF-108).
    func modes(_ label: String, _ modes: [(title: String, route: CourseRoute)]) -> Node {
        nav(.class("course-modes"), .aria("label", label)) {
            for mode in modes {
                a(href: Route.course(mode.route).link(), .current(when: visit.context.route == .course(mode.route))) {
                    mode.title
                }
            }
        }
    }

    /// The modes of Learn: this week, all weeks, and the levels that are over once there is one (QF-055, QF-089).
    var learnModes: Node {
        let context = visit.context
        let isPast = context.parameter(.category) == CourseWeeksScreen.past
        let isWeeks = context.route == .course(.weeks)
        var modes: [(title: String, link: Link, isCurrent: Bool)] = [
            (strings[.courseThisWeek], Route.course(.learn).link(), context.route == .course(.learn)),
            (strings[.courseAllWeeks], Route.course(.weeks).link(), isWeeks && !isPast),
        ]
        if !visit.pastLevels.isEmpty {
            modes.append(
                (
                    strings[.coursePast],
                    Route.course(.weeks).link(QueryItem(.category, CourseWeeksScreen.past)), isWeeks && isPast
                ))
        }
        return nav(.class("course-modes"), .aria("label", strings[.courseTabLearn])) {
            for mode in modes { a(href: mode.link, .current(when: mode.isCurrent)) { mode.title } }
        }
    }

    /// A form with a single button.
    func action(
        _ route: CourseRoute, _ label: String, kind: ButtonKind = .secondary, icon: Icon? = nil,
        _ fields: [(FieldName, String)] = []
    ) -> Node {
        postForm(Route.course(route).link(), operation: IdempotencyKeySlot.mark) {
            for field in fields { hiddenInput(field.0.rawValue, field.1) }
            submitButton(label, kind: kind, icon: icon)
        }
    }
}

/// The colours of the course's pills (QF-028 to QF-030, QF-083). The raw value is the name of the style.
enum CourseTint: String, Sendable {
    case green, blue, grey, amber
    case levelClass = "level-class"
    case circle = "qrc"
    case officeHours = "office-hours"
}
