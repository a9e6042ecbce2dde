import Almanac
import Interface
import Records

/// The form for a timetable's file or text, with what is wrong with the last one and the questions it leaves open.
struct TimetableFormView {
    let context: RequestContext
    let problem: TimetableProblem?
    let isReplacing: Bool
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ problem: TimetableProblem?, isReplacing: Bool) {
        self.context = context
        self.problem = problem
        self.isReplacing = isReplacing
    }

    /// All errors, each with its line and column; takes the focus.
    @NodeBuilder var problems: Node {
        if let problem {
            div(.class("banner", "tone-danger"), .role("alert"), .tabindex(-1), .autofocus(), .id("errors")) {
                Icon.warning.node()
                div {
                    p { strong { strings(.timetableErrors, .text("name", fileName(problem))) } }
                    ul(.class("problems")) { for error in problem.errors.errors { li { words(error) } } }
                    if problem.errors.isCutShort { p { strings[.timetableErrorsMore] } }
                }
            }
        }
    }

    private func fileName(_ problem: TimetableProblem) -> String {
        problem.upload.fileName.isEmpty ? strings[.timetableUnnamed] : problem.upload.fileName
    }

    @NodeBuilder private func words(_ error: TimetableError) -> Node {
        let place = strings.place(of: error)
        if !place.isEmpty { span(.class("problem-place")) { place + ": " } }
        span { strings.words(error) }
    }

    var node: Node {
        card(.class("part")) {
            h2 { strings[isReplacing ? .timetableReplace : .timetableBring] }
            postForm(Route.times(.timetable).link(), operation: IdempotencyKeySlot.mark, .multipart, .class("settings"))
            {
                hiddenInput(FieldName.step.rawValue, TimetableStep.preview.rawValue)
                if let problem { questions(problem) }
                file
                Field(FieldName.text.rawValue, label: strings[.timetablePaste], hint: strings[.timetablePasteHint])
                    .lines(problem?.upload.text ?? "", rows: problem == nil ? 3 : 12)
                if let name = problem?.upload.fileName { hiddenInput(FieldName.fileName.rawValue, name) }
                Field(FieldName.name.rawValue, label: strings[.timetableName]).text(
                    problem?.upload.name ?? "", .maxlength(80))
                div(.class("form-actions")) { submitButton(strings[.timetableRead], icon: .forward) }
            }
            details(.class("example")) {
                summary { strings[.timetableExample] }
                pre(.lang("en"), .dir(.leftToRight), .tabindex(0)) { Self.example }
            }
        }
    }

    private var file: Node {
        let field = Field(
            FieldName.file.rawValue, label: strings[.timetableFile], hint: strings[.timetableFileHint])
        return field.node(
            input(
                field.attributes + [
                    .type("file"), .class("control"),
                    .accept(".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"),
                ]))
    }

    /// The questions about the file that only the person can answer.
    @NodeBuilder private func questions(_ problem: TimetableProblem) -> Node {
        if problem.has(.ambiguousDates) || problem.upload.dateOrder != nil {
            Self.order(strings, problem.upload)
        }
        if problem.has(.missingMonth) || problem.upload.month != nil {
            Field(FieldName.month.rawValue, label: strings[.timetableMonth]).choice(
                (1...12).map { Choice("\($0)", strings.month($0)) },
                selected: "\(problem.upload.month ?? today.month)")
        }
        if problem.has(.missingYear) || problem.upload.year != nil {
            Field(FieldName.year.rawValue, label: strings[.timetableYear]).machine(
                "\(problem.upload.year ?? today.year)", type: "number", .min("1900"), .max("2200"), .step("1"))
        }
    }

    private var today: CivilDate { CivilDateTime(utcSeconds: context.request.now.seconds).date }

    static func order(_ strings: Strings, _ upload: TimetableUpload) -> Node {
        Field(FieldName.dateOrder.rawValue, label: strings[.timetableOrder]).segments(
            [
                Choice(DateOrder.dayMonth.name, strings[.timetableOrderDay]),
                Choice(DateOrder.monthDay.name, strings[.timetableOrderMonth]),
            ], selected: (upload.dateOrder ?? .dayMonth).name)
    }

    /// A table as spreadsheets write it. It isn't text of the page: its names and figures are understood in every
    /// language.
    private static let example = """
        Date,Fajr,Fajr iqama,Sunrise,Dhuhr,Asr,Maghrib,Isha
        2026-11-21,05:07,05:30,06:25,11:39,14:46,17:03,18:33
        2026-11-22,05:08,05:30,06:26,11:39,14:46,17:03,18:33
        """
}
