import Course
import Interface
import Records

/// The course's page for somebody who has none, or whose records can't be read.
struct CourseGate {
    let context: RequestContext
    private var strings: Strings { context.strings }

    /// What the course is, and how it begins. Its other pages lead here.
    func none(_ route: CourseRoute) -> Reply {
        guard !context.wantsJSON else { return .refusal("no_course", strings[.courseNone], status: 404) }
        guard route == .today else { return .seeOther(Route.course(.today).link()) }
        return page {
            p(.class("part-lead")) { strings[.courseLead] }
            ul(.class("course-aims")) { for index in 1...4 { li { strings[key: "course.lead.\(index)"] } } }
            card(.class("course-primary", "course-plain")) {
                h2 { strings[.courseAlone] }
                p { strings[.courseAloneText] }
                begin
            }
            card(.class("course-empty")) {
                h2 { strings[.courseSchool] }
                p { strings[.courseSchoolNone] }
                if isOwner { open }
            }
        }
    }

    /// Whether the machine's owner asks. Who may open a school the server decides.
    private var isOwner: Bool { context.request.member?.person == "owner" }

    private var open: Node {
        details(.class("course-fold")) {
            summary { strings[.schoolOpen] }
            p { strings[.schoolOpenText] }
            postForm(SchoolRoute.home.route.link(), operation: IdempotencyKeySlot.mark) {
                submitButton(strings[.schoolOpen], kind: .secondary, icon: .family)
            }
        }
    }

    private var begin: Node {
        postForm(
            Route.course(.demo).link(), operation: IdempotencyKeySlot.mark, .class("settings", "course-form")
        ) {
            hiddenInput(FieldName.step.rawValue, CourseDemoStep.begin.rawValue)
            Field(FieldName.name.rawValue, label: strings[.courseNameAsk], hint: strings[.courseNameHint]).text(
                "", .maxlength(CourseRecords.nameLength), .dirAuto)
            Field(FieldName.audience.rawValue, label: strings[.courseAudience]).segments(
                [
                    Choice("", strings[.courseAudienceNone]),
                    Choice(Audience.brothers.rawValue, strings[.courseAudienceBrothers]),
                    Choice(Audience.sisters.rawValue, strings[.courseAudienceSisters]),
                ], selected: "")
            div(.class("form-actions")) { submitButton(strings[.courseAloneBegin], icon: .course) }
        }
    }

    /// The course's records are broken or forged: where, and the one thing that helps.
    func broken(_ place: String) -> Reply {
        let message = strings(.courseBroken, .text("place", place))
        guard !context.wantsJSON else { return .refusal("unreadable", message, status: 409) }
        return page {
            emptyState(.lost, title: strings[.courseBrokenTitle], text: message)
            postForm(Route.course(.demo).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, CourseDemoStep.leave.rawValue)
                submitButton(strings[.courseLeave], kind: .danger, icon: .trash)
            }
        }
    }

    private func page(@NodeBuilder content: () -> Node) -> Reply {
        .page(
            Page(
                title: strings[.areaCourse], area: .course, name: "course-none",
                header: PageHeader(strings[.areaCourse]).node, content: content()))
    }
}
