import Almanac
import Course
import Interface
import Records

/// Who did what in the school, newest first: `/course/school/audit`, and the whole as a file. What students do in their
/// courses stands on their own pages; here is what coaches and staff did.
struct StaffAuditScreen {
    let school: School
    private var strings: Strings { school.strings }
    private static let pageLength = 50

    func show() throws(NeedsData) -> Reply {
        let all = try entries()
        let before = school.context.parameter(.before).flatMap { Int64($0) } ?? Int64.max
        let later = all.filter { $0.at.milliseconds < before }
        var shown = Array(later.prefix(Self.pageLength))
        // What was done in one instant is not cut in two: the next page begins before it.
        if let last = shown.last { shown += later.dropFirst(shown.count).prefix { $0.at == last.at } }
        let next = shown.count < later.count ? shown.last?.at.milliseconds : nil
        guard !school.context.wantsJSON else {
            var object: JSONObject = ["entries": .array(shown.map { $0.json })]
            object["before"] = next.map { .int($0) }
            return .json(.object(object))
        }
        let visit = try school.words()
        return SchoolPage(school: school).page(strings[.schoolAudit], "audit", back: .home) {
            p(.class("part-lead")) { strings[.schoolAuditText] }
            rows(.data("audit")) { for entry in shown { row(entry, visit) } }
            div(.class("form-actions")) {
                if let next {
                    linkButton(
                        strings[.schoolAuditOlder],
                        href: SchoolRoute.audit.route.link(QueryItem(.before, "\(next)")), icon: .forward)
                }
                linkButton(
                    strings[.schoolAuditFile], href: SchoolRoute.auditFile.route.link(), kind: .quiet, icon: .download)
            }
        }
    }

    /// All of it, for the school's own keeping.
    func file() throws(NeedsData) -> Reply {
        let json: JSON = ["entries": .array(try entries().map { $0.json })]
        return .file(json.bytes(), type: "application/json", name: "wird-audit.json")
    }

    /// The notes, and the events of coaches and staff, newest first.
    private func entries() throws(NeedsData) -> [AuditEntry] {
        try school.context.library.require([SchoolRecords.audit, SchoolRecords.events])
        var entries = try school.context.library.records(SchoolRecords.audit).compactMap { AuditEntry($0) }
        var students: [String: String] = [:]
        for enrolment in school.enrolments { students[enrolment.id] = enrolment.student }
        for record in try school.context.library.records(SchoolRecords.events) {
            guard let json = record.value(SchoolRecords.Name.event),
                let event = try? CourseEvent(json: json, weeks: school.config.weeks),
                event.author.role == .coach || event.author.role == .staff,
                let student = students[event.enrolment]
            else { continue }
            entries.append(AuditEntry(event, of: student))
        }
        return entries.sorted { a, b in a.at == b.at ? a.id > b.id : a.at > b.at }
    }

    private func row(_ entry: AuditEntry, _ visit: CourseVisit) -> Node {
        let what = strings[Phrase("school.act." + entry.act)]
        return Interface.row(
            .text(entry.count.map { what + strings.parting + strings.number($0) } ?? what),
            detail: strings.parted([
                .text(name(entry.by)), .text(entry.subject == entry.by ? "" : name(entry.subject)),
                .text(strings.date(visit.day(entry.at))), .text(visit.time(entry.at)),
            ]))
    }

    /// Who or what an id stands for, as far as it is still there.
    private func name(_ id: String) -> String {
        if id.isEmpty { return "" }
        if id == CourseRole.server.rawValue { return strings[CourseRole.server.word] }
        if let person = school.person(id) { return person.name }
        return school.curriculum.sessions.first { $0.id == id }?.title
            ?? school.curriculum.announcements.first { $0.id == id }?.title ?? ""
    }
}
