import Planner
import Testing

@Suite struct TaskDraftTests {
    func problems(
        title: String = "Read", notes: String = "", category: String = "", duration: Int? = nil
    ) -> [TaskProblem] {
        do {
            _ = try TaskDraft(title: title, notes: notes, category: category, duration: duration, planner: planner)
            return []
        } catch {
            return error.list
        }
    }

    @Test("MZ-070 a title is all that a task needs")
    func titleOnly() throws {
        let draft = try TaskDraft(title: "  مراجعة\tالدرس\r\n الثامن ", planner: planner)
        #expect(draft.title == "مراجعة الدرس الثامن")
        #expect(draft.notes == "" && draft.category == nil && draft.duration == 30)
    }

    @Test(
        "MZ-070 a title that shows nothing is refused",
        arguments: [
            "", "   ", "\n\t", "\u{200B}\u{200F}\u{FEFF}", "\u{00A0}\u{3000}", "\u{0}\u{7}", "\u{064E}",
            "\u{2060}\u{00AD}",
        ])
    func blank(title: String) {
        #expect(problems(title: title) == [.titleMissing])
    }

    @Test("MZ-071 exactly the eight durations are taken, and 30 minutes where none is chosen")
    func durations() throws {
        for duration in -10...1500 {
            let isOffered = [15, 30, 45, 60, 90, 120, 180, 240].contains(duration)
            #expect(problems(duration: duration).isEmpty == isOffered)
        }
        #expect(problems(duration: .max) == [.unknownDuration])
    }

    @Test(
        "MZ-073 500 characters of notes are kept, 501 refused with their number; Arabic marks count with their letter"
    )
    func notes() throws {
        let marked = "بِّ"  // one letter with shadda and kasra: three scalars, one character
        #expect(marked.count == 1)
        let full = String(repeating: marked, count: 500)
        #expect(try TaskDraft(title: "ق", notes: full, planner: planner).notes == full)
        #expect(problems(notes: full + "ب") == [.notesTooLong(count: 501, limit: 500)])
        let family = String(repeating: "👨‍👩‍👧‍👦", count: 500)
        #expect(problems(notes: family) == [])
        #expect(problems(notes: family + "!") == [.notesTooLong(count: 501, limit: 500)])
        #expect(problems(notes: String(repeating: "a", count: 10_000)) == [.notesTooLong(count: 10_000, limit: 500)])
    }

    @Test("MZ-073 notes keep their lines, as one kind of line break, without controls or blank ends")
    func lines() throws {
        #expect(
            try TaskDraft(title: "a", notes: " \r\n first\r\nsecond \r\r third\u{7}\n\n", planner: planner).notes
                == "first\nsecond \n\n third")
        let breaks = String(repeating: "a\r\n", count: 250)
        #expect(try TaskDraft(title: "a", notes: breaks, planner: planner).notes.count == 499)
    }

    @Test("MZ-070 a title has at most 200 characters, and one character can't hide a book")
    func titleLimits() {
        #expect(problems(title: String(repeating: "م", count: 200)) == [])
        #expect(problems(title: String(repeating: "م", count: 201)) == [.titleTooLong(count: 201, limit: 200)])
        let towering = "e" + String(repeating: "\u{0301}", count: 10_000)
        #expect(problems(title: towering) == [.titleTooLong(count: 201, limit: 200)])
    }

    @Test("MZ-070 a form is told everything that is wrong at once")
    func together() {
        #expect(
            problems(title: " ", notes: String(repeating: "n", count: 501), category: "sport", duration: 20)
                == [.titleMissing, .notesTooLong(count: 501, limit: 500), .unknownCategory, .unknownDuration])
    }

    @Test("MZ-072 the six categories are taken by name")
    func categories() throws {
        for name in ["work", "personal", "study", "health", "family", "errands"] {
            #expect(try TaskDraft(title: "a", category: name, planner: planner).category?.rawValue == name)
        }
    }
}
