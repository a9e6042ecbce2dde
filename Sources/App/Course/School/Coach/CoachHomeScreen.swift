import Almanac
import Course
import Interface
import Records

/// What waits for a coach, what was promised first first, and their students: `/course/school` (QF-235). Nobody is ranked.
struct CoachHomeScreen {
    let school: School
    private var strings: Strings { school.strings }

    func show() throws(NeedsData) -> Reply {
        try school.context.library.require([SchoolRecords.events])
        let facts = try school.facts()
        let queue = CoachQueue(of: school.me.id, facts, school.curriculum, school.config)
        guard !school.context.wantsJSON else { return .json(queue.json(at: school.now)) }
        var students: [SchoolStudent] = []
        for own in facts where own.coach == school.me.id {
            if let student = try SchoolStudent(own.enrolment.id, school) { students.append(student) }
        }
        let page = SchoolPage(school: school)
        return page.page(strings[.schoolTitle], "coach", details: school.me.name) {
            titledSection(strings(.schoolQueue, count: queue.items.count), id: "queue") {
                if queue.items.isEmpty {
                    emptyState(.openDay, title: strings[.schoolQueueNone], text: strings[.schoolQueueNoneText])
                } else {
                    rows(.data("queue")) {
                        for item in queue.items {
                            if let student = students.first(where: { $0.id == item.enrolment }) { row(item, student) }
                        }
                    }
                }
            }
            waiting(students)
            messages(students)
            titledSection(strings[.schoolStudents], id: "students") {
                if students.isEmpty { p(.class("part-lead")) { strings[.schoolStudentsNone] } }
                rows {
                    for student in Self.named(students) {
                        linkRow(student.name, href: student.link, detail: student.place, icon: .me)
                    }
                }
            }
            rows { linkRow(strings[.schoolSessions], href: SchoolRoute.sessions.route.link(), icon: .calendar) }
        }
    }

    /// By name, and by nothing else.
    static func named(_ students: [SchoolStudent]) -> [SchoolStudent] {
        students.sorted { a, b in a.name == b.name ? a.id < b.id : a.name < b.name }
    }

    /// What was answered here and has not reached the server.
    @NodeBuilder private func waiting(_ students: [SchoolStudent]) -> Node {
        let unsent = students.flatMap { student in
            student.visit.facts.submissions.filter { student.isUnsent($0) }.map { (student: student, submission: $0) }
        }
        if !unsent.isEmpty {
            titledSection(strings[.courseWaitingTitle], id: "unsent") {
                rows(.data("unsent")) {
                    for entry in unsent {
                        linkRow(
                            entry.student.name, href: entry.student.link(entry.submission),
                            detail: entry.student.title(entry.submission.work), icon: .offline,
                            value: strings[.sharedWaiting])
                    }
                }
            }
        }
    }

    /// Who has written last of the student and the coach, where it was the student.
    @NodeBuilder private func messages(_ students: [SchoolStudent]) -> Node {
        let waiting = students.filter { $0.visit.facts.messages.last?.author.role == .student }
        if !waiting.isEmpty {
            titledSection(strings[.schoolMessages], id: "messages") {
                rows(.data("messages")) {
                    for student in waiting {
                        linkRow(
                            student.name, href: student.link,
                            detail: student.visit.facts.messages.last.map { student.visit.ago($0.at) } ?? "",
                            icon: .message)
                    }
                }
            }
        }
    }

    private func row(_ item: QueueItem, _ student: SchoolStudent) -> Node {
        let submission = student.visit.facts.submission(item.submission)
        let link = SchoolRoute.work(enrolment: item.enrolment, submission: item.submission).route.link()
        let isOverdue = item.isOverdue(at: school.now)
        let hash = submission.flatMap { RecordingName.hash(of: $0.blob) }
        return li(.class("row", "row-link"), .data("overdue").when(isOverdue)) {
            // The worker fetches it while the network is there (`Web/js/coach.js`), so that it can be answered without.
            a(href: link, .data("fetch-ahead", hash.map { SchoolPage.sound($0).text } ?? "")) {
                span(.class("row-icon")) { (item.isQuestion ? Icon.message : .listen).node() }
                span(.class("row-text")) {
                    span(.class("row-title")) {
                        bdi { student.name }
                        if isOverdue {
                            " "
                            badge(strings[.schoolOverdue], tone: .notice)
                        }
                    }
                    span(.class("row-detail")) {
                        strings.parted([
                            .text(item.isQuestion ? strings[.schoolQuestion] : ""),
                            .text(submission.map { student.title($0.work) } ?? ""),
                            .text(promise(item, student.visit)),
                        ])
                    }
                    if let news = news(item) { span(.class("row-detail"), .data("news")) { news } }
                }
                Icon.forward.node(.text)
            }
        }
    }

    /// By when the answer is promised, with the zone beside it.
    private func promise(_ item: QueueItem, _ visit: CourseVisit) -> String {
        if item.isOverdue(at: school.now) {
            return strings(.schoolPromisedAt, .word("time", visit.ago(item.due)))
        }
        return strings(.schoolPromised, .word("time", visit.until(item.due)))
    }

    private func news(_ item: QueueItem) -> String? {
        switch item.news {
        case .first: strings[.schoolNewsFirst]
        case .newToCoach: strings[.schoolNewsCoach]
        case .again: strings[.schoolNewsAgain]
        case .late: strings[.schoolNewsLate]
        case .pins(let count): strings(.schoolNewsPins, count: count)
        case .nothing: nil
        }
    }
}

extension QueueItem {
    fileprivate var isQuestion: Bool {
        if case .followUp = matter { true } else { false }
    }
}
