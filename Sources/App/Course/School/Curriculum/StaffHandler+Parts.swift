import Almanac
import Course
import Interface
import Quran
import Records

/// Changes one part of what is taught. Whatever is changed, the whole course is read again as a file is: what doesn't hold
/// together is refused, with the place, and nothing changes.
extension StaffHandler {
    enum PartStep: String, CaseIterable {
        case save, add, remove
    }

    func change(_ part: CurriculumPart, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let step = form[.step].flatMap({ PartStep(rawValue: $0) }) else {
            return answer.choose(.step, from: PartStep.allCases.map { $0.rawValue })
        }
        var file = CurriculumFile(school)
        let subject: String
        var back = SchoolRoute.part(part)
        switch (part, step) {
        case (.level(let id), .save):
            let (said, refusal) = try level()
            guard let said else { return refusal ?? answer.gone }
            guard file.change(level: id, { for member in said.members { $0[member.name] = member.value } }) else {
                return answer.gone
            }
            subject = id
        case (.week(let level, let number), .save):
            let (said, refusal) = try week()
            guard let said else { return refusal ?? answer.gone }
            guard
                file.change(
                    week: number, of: level, { for member in said.members { $0[member.name] = member.value } })
            else { return answer.gone }
            subject = "\(level)-w\(number)"
        case (.week(let level, let number), .add):
            let (said, refusal) = video(idempotencyKey.madeID)
            guard let said else { return refusal ?? answer.gone }
            let isThere = file.change(week: number, of: level) { week in
                week["videos"] = .array((week["videos"]?.array ?? []) + [.object(said)])
            }
            guard isThere else { return answer.gone }
            subject = idempotencyKey.madeID
        case (.video(let id), .save), (.video(let id), .remove):
            guard let found = CurriculumVideo(id, school) else { return answer.gone }
            var changed: JSONObject?
            if step == .save {
                let (said, refusal) = video(id)
                guard let said else { return refusal ?? answer.gone }
                changed = said
            } else {
                guard found.week.videos.count > 1 else { return answer.refuse("last", strings[.schoolVideoLast]) }
                back = part.above(school)
            }
            _ = file.change(week: found.week.number, of: found.level.id) { week in
                week["videos"] = .array(CurriculumFile.replacing(id, in: week["videos"], with: changed))
            }
            subject = id
        case (.orientation, .save):
            let (said, refusal) = video(school.curriculum.orientation?.id ?? "orientation")
            guard let said else { return refusal ?? answer.gone }
            file.root["orientation"] = .object(said)
            subject = "orientation"
        case (.orientation, .remove):
            file.root["orientation"] = nil
            subject = "orientation"
        case (.cohort(let id), .save):
            let isNew = id == CurriculumPart.new
            guard isNew || school.curriculum.cohort(id) != nil else { return answer.gone }
            subject = isNew ? idempotencyKey.madeID : id
            let (said, refusal) = cohort(subject)
            guard let said else { return refusal ?? answer.gone }
            file.root["cohorts"] = .array(CurriculumFile.replacing(subject, in: file.root["cohorts"], with: said))
            back = .curriculum
        case (.cohort(let id), .remove):
            guard school.curriculum.cohort(id) != nil else { return answer.gone }
            try school.context.library.require([SchoolRecords.events])
            guard try !school.facts().contains(where: { $0.placement?.cohort == id }) else {
                return answer.refuse("used", strings[.schoolCohortUsed])
            }
            file.root["cohorts"] = .array(CurriculumFile.replacing(id, in: file.root["cohorts"], with: nil))
            subject = id
            back = .curriculum
        case (.level, _), (.week, _), (.video, _), (.orientation, _), (.cohort, _):
            return answer.choose(.step, from: PartStep.allCases.map { $0.rawValue })
        }
        return try take(file, over: subject, back, &changeSet)
    }

    /// Takes a changed course over if it holds as a whole.
    private func take(
        _ file: CurriculumFile, over subject: String, _ back: SchoolRoute, _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        try school.context.library.require([SchoolRecords.events], [.zones])
        switch try SchoolPlan.check(.object(file.root), school) {
        case .broken(let place):
            return answer.refuse(
                "invalid", strings(.schoolFileBroken, .text("place", place)), field: .file, status: 422)
        case .plan(let plan):
            SchoolImport(context: school.context).book(plan.file, &changeSet)
            audit(.curriculum, on: subject, &changeSet)
            return done(back, .schoolSaved, ["id": .string(subject)])
        }
    }

    // MARK: - What the forms say

    private func level() throws(NeedsData) -> (JSONObject?, Applied?) {
        guard let name = SchoolText.read(form[.title], limit: SchoolLimits.title) else {
            return (nil, answer.refuse(.title, limit: SchoolLimits.title))
        }
        let (passage, refusal) = try passage()
        guard let passage else { return (nil, refusal) }
        var object: JSONObject = ["name": .string(name), "assessment": .string(passage)]
        object["summary"] =
            SchoolText.read(form[.text], limit: CourseRecords.answerLength).map { .string($0) } ?? .null
        object["notes"] = SchoolText.read(form[.notes], limit: SchoolLimits.address).map { .string($0) } ?? .null
        return (object, nil)
    }

    private func week() throws(NeedsData) -> (JSONObject?, Applied?) {
        guard let topic = SchoolText.read(form[.topic], limit: SchoolLimits.title) else {
            return (nil, answer.refuse(.topic, limit: SchoolLimits.title))
        }
        let (passage, refusal) = try passage()
        guard let passage else { return (nil, refusal) }
        return (
            ["topic": .string(topic), "passage": .string(passage), "objectives": .array(lines().map { .string($0) })],
            nil
        )
    }

    /// A passage by reference, which the Quran has.
    private func passage() throws(NeedsData) -> (String?, Applied?) {
        let text = CourseText.trimmed(form[.passage])
        let refusal = answer.refuse(
            "invalid", strings(.schoolPassageWrong, .text("passage", text)), field: .passage, status: 422)
        guard let passage = Passage(text) else { return (nil, refusal) }
        if let index = try QuranContent.index(school.context.library),
            index.surah(passage.surah).map({ passage.ayat.upperBound <= $0.ayahCount }) != true
        {
            return (nil, refusal)
        }
        return (passage.description, nil)
    }

    private func video(_ id: String) -> (JSONObject?, Applied?) {
        guard let title = SchoolText.read(form[.title], limit: SchoolLimits.title) else {
            return (nil, answer.refuse(.title, limit: SchoolLimits.title))
        }
        guard let minutes = form[.minutes].flatMap({ Int($0) }), (0...1_439).contains(minutes),
            let seconds = form[.seconds].flatMap({ Int($0) }), (0...59).contains(seconds), minutes + seconds > 0
        else { return (nil, number(.minutes, 0, 1_439)) }
        var object: JSONObject = [
            "id": .string(id), "title": .string(title), "seconds": .int(Int64(minutes * 60 + seconds)),
        ]
        if let hash = form[.file], !hash.isEmpty {
            guard let name = RecordingName.name(hash: hash) else {
                return (nil, answer.refuse("invalid", strings[.schoolVideoFileHint], field: .file, status: 422))
            }
            object["file"] = .string(name)
            // Captions belong to their film.
            let before = CurriculumVideo(id, school)?.video.film
            if before?.file == name { object["captions"] = (before?.captions).map { .string($0) } }
        }
        return (object, nil)
    }

    private func cohort(_ id: String) -> (JSONObject?, Applied?) {
        let known = school.curriculum.levels.map { $0.id }
        guard let level = form[.level], known.contains(level) else { return (nil, answer.choose(.level, from: known)) }
        guard let start = form[.date].flatMap({ CivilDate($0) }), start.weekday == school.config.unlock.day else {
            let day = strings(.schoolCohortStartHint, .text("day", strings.weekday(school.config.unlock.day)))
            return (nil, answer.refuse("invalid", day, field: .date, status: 422))
        }
        var holidays: [JSON] = []
        for line in lines() {
            guard let date = CivilDate(line) else {
                return (
                    nil, answer.refuse("invalid", CurriculumPartScreen.holidaysHint(strings), field: .text, status: 422)
                )
            }
            holidays.append(.string(date.description))
        }
        let named = coaches.filter { form["coach-" + $0] == "on" }
        var object: JSONObject = [
            "id": .string(id), "level": .string(level), "start": .string(start.description),
            "holidays": .array(holidays), "coaches": .array(named.map { .string($0) }),
        ]
        if let audience = form[.audience].flatMap({ Audience(rawValue: $0) }) {
            object["audience"] = .string(audience.rawValue)
        }
        let before = school.file["cohorts"]?.array?.first { $0["id"]?.string == id }
        object["enrolmentOpens"] = before?["enrolmentOpens"]
        return (object, nil)
    }

    /// The lines of the form's text that say something.
    private func lines() -> [String] {
        (form[.text] ?? "").split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .map { CourseText.trimmed(String($0)) }.filter { !$0.isEmpty }
    }
}
