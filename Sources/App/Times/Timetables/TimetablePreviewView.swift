import Almanac
import Interface
import Planner
import Records

/// The contents of a file: what is doubtful, how far it is from the computed times, one month of it, and the button
/// that imports it.
struct TimetablePreviewView {
    let context: RequestContext
    let preview: TimetablePreview
    private var strings: Strings { context.strings }
    private var days: PrayerDays { preview.days }
    private var timetable: Timetable { preview.timetable }

    init(_ context: RequestContext, _ preview: TimetablePreview) {
        self.context = context
        self.preview = preview
    }

    @NodeBuilder var node: Node {
        if !preview.doubts.isEmpty { doubts }
        card(.class("part")) {
            h2 { strings[.timetablePreview] }
            p {
                strings(
                    .timetableDays, count: timetable.days.count, .word("first", strings.date(timetable.first)),
                    .word("last", strings.date(timetable.last)))
            }
            postForm(Route.times(.timetable).link(), operation: IdempotencyKeySlot.mark, .multipart, .class("settings"))
            {
                hiddenInput(FieldName.text.rawValue, text)
                hiddenInput(FieldName.fileName.rawValue, preview.upload.fileName)
                Field(FieldName.name.rawValue, label: strings[.timetableName]).text(timetable.name, .maxlength(80))
                questions
                div(.class("form-actions")) {
                    step(.accept, .timetableAccept, kind: .primary, icon: .check)
                    if hasQuestions { step(.preview, .timetableReadAgain, kind: .secondary, icon: .undo) }
                    linkButton(strings[.timetableCancel], href: Route.times(.timetable).link(), kind: .quiet)
                }
            }
        }
        differences
        table
    }

    private func step(_ step: TimetableStep, _ label: Phrase, kind: ButtonKind, icon: Icon) -> Node {
        submitButton(
            strings[label], kind: kind, icon: icon, .name(FieldName.step.rawValue), .value(step.rawValue))
    }

    /// The text that is sent again to be parsed anew: the file as it came, or a large one as it was parsed.
    private var text: String { preview.upload.text ?? timetable.json.text() }

    private var hasQuestions: Bool { preview.upload.dateOrder != nil || preview.hasBothAsr }

    @NodeBuilder private var questions: Node {
        if preview.upload.dateOrder != nil { TimetableFormView.order(strings, preview.upload) }
        if preview.hasBothAsr {
            Field(FieldName.madhhab.rawValue, label: strings[.timetableAsr], hint: strings[.timetableAsrHint]).segments(
                ["standard", "hanafi"].map { Choice($0, strings[key: "settings.madhhab.\($0)"]) },
                selected: preview.upload.madhhab.name)
        }
        if let month = preview.upload.month { hiddenInput(FieldName.month.rawValue, "\(month)") }
        if let year = preview.upload.year { hiddenInput(FieldName.year.rawValue, "\(year)") }
    }

    private var doubts: Node {
        div(.class("banner", "tone-notice")) {
            Icon.info.node()
            div {
                p { strong { strings[.timetableDoubts] } }
                p { strings[.timetableDoubtsLead] }
                ul(.class("problems")) {
                    for doubt in preview.doubts {
                        li {
                            span(.class("problem-place")) { strings.dates(doubt.first, doubt.last) + ": " }
                            span { strings.words(doubt) }
                        }
                    }
                }
            }
        }
    }

    private var differences: Node {
        card(.class("part", "times")) {
            h2 { strings[.timetableDifferences] }
            dl(.class("times-list")) {
                for (event, minutes) in preview.differences {
                    div {
                        dt { strings.name(event) }
                        dd { range(minutes) }
                    }
                }
            }
        }
    }

    private func range(_ minutes: ClosedRange<Int>) -> String {
        if minutes == 0...0 { return strings[.timetableSame] }
        if minutes.count == 1 {
            return strings(.timetableMinutes, .word("minutes", strings.signed(minutes.lowerBound)))
        }
        return strings(
            .timetableDifferenceRange, .word("low", strings.signed(minutes.lowerBound)),
            .word("high", strings.signed(minutes.upperBound)))
    }

    private var table: Node {
        div(.class("card", "sheet-of-times")) {
            Interface.table(.class("times-table", "month-table")) {
                caption(.class("spoken")) { strings[.timetablePreviewCaption] }
                thead {
                    tr {
                        th(.scope("col")) { strings[.timesMonthDay] }
                        for event in PrayerEvent.allCases { th(.scope("col")) { strings.name(event) } }
                    }
                }
                tbody { for day in preview.shown { row(day) } }
            }
        }
    }

    private func row(_ day: TimetableDay) -> Node {
        let computed = days.times(day.date, by: days.rules)
        let isToday = day.date == days.today
        return tr(.class(isToday ? "today" : ""), .current("date", when: isToday)) {
            th(.scope("row")) {
                span(.class("times-day")) {
                    strings.number(day.date.day) + " " + strings.shortWeekday(day.date.weekday)
                }
                span(.class("times-hijri")) { strings.month(day.date.month) }
            }
            for event in PrayerEvent.allCases { cell(event, day, computed) }
        }
    }

    private func cell(_ event: PrayerEvent, _ day: TimetableDay, _ computed: PrayerTimes) -> Node {
        let difference = TimetablePreview.difference(day, event, computed, days) ?? 0
        return td(.data("label", strings.name(event))) {
            span { day[event].map { strings.shortTime($0) } ?? "–" }
            if difference != 0 { span(.class("times-difference")) { strings.signed(difference) } }
            if let iqama = day.iqama(event) {
                span(.class("times-difference")) {
                    strings(.timetableIqamaAt, .word("time", strings.shortTime(iqama)))
                }
            }
        }
    }
}
