import Almanac
import Course
import Interface
import Records

/// The profile's nine pages: `/course/profile/font`.
struct CourseProfilePages {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }

    func show(_ page: CoursePage) throws(NeedsData) -> Reply {
        var sample: CoursePassage?
        if page == .font, let preview = Self.preview { sample = try CoursePassage(preview, visit) }
        let preview = sample
        let billing = page == .billing ? try CourseBilling(visit: visit).node : .nothing
        return view.page(strings[page.name], "course-" + page.rawValue, back: .profile) {
            switch page {
            case .details: person
            case .billing: billing
            case .history: history
            case .notifications: CourseNotificationSettings(visit: visit).node
            case .font: font(preview)
            case .display:
                note(.courseDisplay)
                linkButton(strings[.courseDisplayOpen], href: Route.me(.appearance).link(), icon: .settings)
            case .help: CourseHelpPage(visit: visit).node
            case .resources: resources
            case .about: about
            }
        }
    }

    private func note(_ phrase: Phrase) -> Node { card(.class("prose")) { p { strings[phrase] } } }

    @NodeBuilder private var person: Node {
        CoursePhoto(visit: visit).node
        postForm(
            Route.course(.page(.details)).link(), operation: IdempotencyKeySlot.mark, .class("settings", "course-form")
        ) {
            Field(FieldName.name.rawValue, label: strings[.courseName]).text(
                visit.studentName, .maxlength(CourseRecords.nameLength), .autocomplete("name"))
            Field(FieldName.email.rawValue, label: strings[.courseEmail], hint: strings[.courseDetailsHint]).node(
                control(.email, visit.detail(CourseRecords.Name.email), "email", "email"))
            Field(FieldName.phone.rawValue, label: strings[.coursePhone], hint: strings[.coursePhoneHint]).node(
                control(.phone, visit.detail(CourseRecords.Name.phone), "tel", "tel"))
            div(.class("form-actions")) { submitButton(strings[.courseSave], kind: .secondary, icon: .check) }
        }
        if let walk = visit.walk {
            // What the school has of one is one's own to take away.
            linkButton(
                strings[.schoolWholeFile], href: SchoolRoute.whole(walk.enrolment.id).route.link(), kind: .quiet,
                icon: .download)
        }
    }

    /// A field whose writing goes from left to right in every language.
    private func control(
        _ name: FieldName, _ value: String, _ type: StaticString, _ kind: StaticString
    ) -> Node {
        input(
            .id(name.rawValue), .name(name.rawValue), .class("control"), .type(type), .value(value),
            .autocomplete(kind),
            .dir(.leftToRight), .maxlength(CourseDetails.longest),
            .aria("describedby", name.rawValue + "-hint"))
    }

    @NodeBuilder private var history: Node {
        switch visit.state.assessment?.standing {
        case .passed(let result), .notPassed(let result, _):
            rows {
                row(
                    .text(
                        strings(
                            .courseLevelNamed, .number("level", visit.state.levelNumber ?? 1),
                            .text("name", visit.level?.name ?? ""))),
                    detail: strings.parted([
                        .text(visit.state.start.map { strings.date($0) } ?? ""),
                        .text(strings.date(visit.day(result.at))),
                    ]), trailing: badge(strings[result.isPassed ? .coursePassed : .courseNotPassedBadge]))
            }
        case .closed, .lacking, .eligible, .waiting, .underReview, nil: note(.courseHistoryNone)
        }
    }

    @NodeBuilder private func font(_ sample: CoursePassage?) -> Node {
        if let sample { sample.node }
        CourseLettersForm(visit: visit).node(Route.course(.page(.font)).link(), back: nil)
    }

    /// The passage that shows the letters: al-Ikhlas.
    static let preview = Passage("112:1-4")

    @NodeBuilder private var resources: Node {
        view.section(strings[.courseEssential], id: "essential") {
            rows {
                if let level = visit.level { notes(level) }
                for week in visit.level?.weeks ?? [] where visit.week(week.number)?.isOpen == true {
                    row(
                        .text(
                            strings(.courseWeekTopic, .number("week", week.number), .text("topic", week.topic))),
                        detail: bdi { week.objectives.first ?? "" })
                }
                if visit.state.current == nil { row(.text(strings[.courseResourcesLater])) }
            }
        }
        view.section(strings[.courseSupplementary], id: "supplementary") {
            rows {
                if visit.context.shows(.quran) {
                    linkRow(strings[.courseResourceTajweed], href: Route.quran(.tajweed).link(), icon: .quran)
                    linkRow(
                        strings[.courseResourceListen], href: Route.quran(.listening(.choice)).link(), icon: .listen)
                } else {
                    row(.text(strings[.courseResourcesHidden]))
                }
            }
        }
        view.section(strings[.courseReference], id: "reference") {
            rows { linkRow(strings[.courseResourceSources], href: Route.me(.sources).link(), icon: .page) }
        }
    }

    /// The level's notes: the school's file, or what the level is about where there is none.
    private func notes(_ level: CourseLevel) -> Node {
        let title = strings(.courseNotesOfLevel, .number("level", level.number))
        if let notes = level.notes, let file = CourseSounds(visit: visit).link("", notes) {
            return linkRow(title, href: file, detail: strings.isolated(level.summary), icon: .download)
        }
        return row(
            .text(title), detail: bdi { level.notes ?? level.summary },
            leading: span(.class("row-icon")) { Icon.page.node() })
    }

    @NodeBuilder private var about: Node {
        note(.courseAbout)
        rows {
            linkRow(
                strings[.courseAboutVersion], href: Route.me(.about).link(), icon: .info,
                value: String(visit.context.bundle.build.prefix(12)))
            linkRow(strings[.courseAboutLegal], href: Route.me(.legal(.privacy)).link(), icon: .check)
        }
        if visit.context.request.member == nil {
            note(.courseSignOutNone)
        } else {
            // The server's own page: it ends the session, and asks what is to stay on this device.
            linkButton(strings[.courseSignOut], href: Link(cleanPath: App.accountPath), icon: .close)
        }
        if visit.isDemo { CourseDemoScreen(visit: visit).leave }
    }
}

/// The choice of letters and size for passages.
struct CourseLettersForm {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    func node(_ action: Link, back: CourseRoute?) -> Node {
        postForm(action, operation: IdempotencyKeySlot.mark, .class("settings", "course-form")) {
            if let back { hiddenInput(FieldName.back.rawValue, Route.course(back).path) }
            fields
            div(.class("form-actions")) { submitButton(strings[.courseSave], kind: .secondary, icon: .check) }
        }
    }

    @NodeBuilder var fields: Node {
        Field(FieldName.letters.rawValue, label: strings[.courseLetters]).segments(
            CourseLetters.allCases.map { Choice($0.rawValue, strings[$0.name]) },
            selected: (visit.letters ?? .amiri).rawValue)
        Field(FieldName.size.rawValue, label: strings[.courseSize]).segments(
            CourseSize.allCases.map { Choice($0.rawValue, strings[$0.name]) }, selected: visit.size.rawValue)
    }
}
