import Almanac
import Interface
import Planner
import Records

/// The fields that tie a task's time to a prayer and make it repeat, folded away from people who need neither.
struct RepeatFields {
    let context: RequestContext
    /// The typed values, otherwise the task's own.
    private let form: FormFields
    private let words: RefusalWords?
    private let series: TaskSeries?
    private var strings: Strings { context.strings }

    /// - Parameters:
    ///   - series: the series that the task is a day of.
    init(_ context: RequestContext, form: FormFields?, task: PlannedTask?, series: TaskSeries?, words: RefusalWords?) {
        self.context = context
        self.words = words
        self.series = series
        var shown = form ?? FormFields()
        for field in Self.timing where shown[field] == nil {
            shown.pairs.append(.init(field.rawValue, Self.value(field, of: task)))
        }
        if shown[.repeats] == nil, let series {
            shown.pairs += RepeatForm.filled(series.recurrence, context).pairs
        }
        self.form = shown
    }

    static let timing: [FieldName] = [.timing, .prayer, .minutes]

    /// The value that a field shows of a task.
    static func value(_ field: FieldName, of task: PlannedTask?) -> String {
        let anchor = task?.placement?.anchor
        switch field {
        case .timing: return anchor.map { $0.isAfter ? "after" : "before" } ?? "clock"
        case .prayer: return anchor?.prayer.name ?? "dhuhr"
        case .minutes: return "\(anchor?.minutes ?? 0)"
        default: return ""
        }
    }

    /// The fields for what the time depends on.
    func timing(_ hint: WhenHint) -> Node {
        details(.class("more-fields"), .open(form[.timing] != "clock" || isWrong(Self.timing))) {
            summary(.class("field-label")) { strings[.timingTitle] }
            p(.class("field-hint")) { strings[.timingHint] }
            choice(
                .timing, .timingTitle, [("clock", .timingClock), ("after", .timingAfter), ("before", .timingBefore)])
            div(.class("field-pair")) {
                field(.prayer, .timingPrayer).choice(
                    PrayerBlock.Kind.allCases.map { Choice($0.name, strings.name($0)) }, selected: form[.prayer] ?? "")
                number(.minutes, .timingMinutes, "0", last: PrayerAnchor.range.upperBound)
            }
            hint.prayer
        }
    }

    /// The fields for how the task repeats, and for a day of a series, which days a change is for.
    var node: Node {
        if let lock = context.lock(.planner(.tasks), FieldName.repeats.rawValue) {
            return lockedField(strings[.repeatTitle], badge: strings[.proBadge], href: lock)
        }
        return group {
            if let series {
                p(.class("field-hint"), .data("repeats")) { RepeatSentence(context).text(series) }
                field(.which, .repeatWhich).segments(
                    SeriesExtent.allCases.map { Choice($0.rawValue, strings[key: "repeat.which.\($0.rawValue)"]) },
                    selected: form[.which] ?? SeriesExtent.this.rawValue)
            }
            details(.class("more-fields", "repeat"), .open(isWrong(Self.fields))) {
                summary(.class("field-label")) { strings[.repeatTitle] }
                kind
                days
                part("rule") {
                    field(.rule, .repeatRule, hint: .repeatRuleHint).lines(
                        form[.rule] ?? "", rows: 2, .autocomplete("off"))
                }
                ending
            }
        }
    }

    private static let fields: [FieldName] = [
        .repeats, .interval, .weekday, .monthDay, .ordinal, .ordinalDay, .hijriDays, .hijriMonth, .ends, .until, .times,
        .rule,
    ]

    private var kind: Node {
        var choices = [Choice("", strings[.repeatNever])]
        for kind in RepeatKind.allCases {
            choices.append(Choice(kind.rawValue, strings[key: "repeat.kind.\(kind.rawValue)"]))
        }
        return group {
            field(.repeats, .repeatTitle).choice(choices, selected: form[.repeats] ?? "")
            number(.interval, .repeatInterval, "1", first: 1, last: 99, hint: .repeatIntervalHint)
        }
    }

    /// The further fields of each kind; the stylesheet shows only those of the chosen kind if the browser supports it.
    @NodeBuilder private var days: Node {
        part("weekly") {
            fieldset(.class("field"), .id(FieldName.weekday.rawValue)) {
                legend(.class("field-label")) { strings[.repeatWeekday] }
                div(.class("segments")) {
                    for day in strings.weekdays {
                        label(.class("segment")) {
                            input(
                                .type("checkbox"), .name(FieldName.weekday.rawValue), .value(day.name),
                                .checked(form.values(of: FieldName.weekday.rawValue).contains(day.name)))
                            span { span { strings.shortWeekday(day) } }
                        }
                    }
                }
            }
        }
        part("monthly") { number(.monthDay, .repeatMonthDay, "", first: 1, last: 31) }
        part("monthlyDay") {
            div(.class("field-pair")) {
                field(.ordinal, .repeatOrdinal).choice(ordinals, selected: form[.ordinal] ?? "1")
                field(.ordinalDay, .repeatOrdinalDay).choice(
                    strings.weekdays.map { Choice($0.name, strings.weekday($0)) }, selected: form[.ordinalDay] ?? "")
            }
        }
        part("hijri") {
            field(.hijriDays, .repeatHijriDays, hint: .repeatHijriDaysHint).text(
                form[.hijriDays] ?? "", .autocomplete("off"))
        }
        part("hijriYearly") {
            field(.hijriMonth, .repeatHijriMonth).choice(
                (1...12).map { Choice("\($0)", strings.hijriMonth($0)) }, selected: form[.hijriMonth] ?? "9")
        }
    }

    private var ordinals: [Choice] {
        ["1", "2", "3", "4", "-1"].map { number in
            let key = "repeat.ordinal." + (number == "-1" ? "last" : number)
            return Choice(number, strings(Phrase(key), .word("weekday", strings[.taskDay])))
        }
    }

    private var ending: Node {
        group {
            choice(
                .ends, .repeatEnds, [("never", .repeatEndsNever), ("on", .repeatEndsOn), ("after", .repeatEndsAfter)])
            div(.class("field-pair")) {
                field(.until, .repeatLastDate).machine(form[.until] ?? "", type: "date")
                number(.times, .repeatCount, "", first: 1, last: 999)
            }
        }
    }

    // MARK: Parts

    private func part(_ name: String, @NodeBuilder content: () -> Node) -> Node {
        div(.class("repeat-part", "repeat-\(name)"), content: content)
    }

    private func field(_ name: FieldName, _ label: Phrase, hint: Phrase? = nil) -> Interface.Field {
        Field(name.rawValue, label: strings[label], hint: hint.map { strings[$0] }, error: words?.message(name))
    }

    private func choice(_ name: FieldName, _ label: Phrase, _ choices: [(String, Phrase)]) -> Node {
        let selected = form[name] ?? ""
        return field(name, label).choice(
            choices.map { Choice($0.0, strings[$0.1]) }, selected: selected.isEmpty ? choices[0].0 : selected)
    }

    private func number(
        _ name: FieldName, _ label: Phrase, _ standard: String, first: Int = 0, last: Int, hint: Phrase? = nil
    ) -> Node {
        field(name, label, hint: hint).machine(
            form[name] ?? standard, type: "number", .min("\(first)"), .max("\(last)"), .inputmode("numeric"))
    }

    private func isWrong(_ fields: [FieldName]) -> Bool { fields.contains { words?.message($0) != nil } }
}
