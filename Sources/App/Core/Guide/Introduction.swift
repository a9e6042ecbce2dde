import Almanac
import Interface
import Records

/// How far a person has been shown around: the first steps, the tour of the first day, and the hints of the first
/// weeks.
struct Introduction: Hashable, Sendable {
    /// The state of the first steps.
    enum Standing: String, Sendable {
        case location, method, notifications
        /// Completed, or left for the app itself.
        case done
        /// To be offered again later.
        case later
        case never
    }

    var standing: Standing?
    /// When the first steps are offered again, in milliseconds since 1970.
    var due: Int64 = 0
    /// The day on which they were first opened.
    var began: CivilDate?
    /// The last hint that was dismissed, from 1; 0 if none was.
    var hint = 0
    /// The stage of the tour, 1 to 5; 0 if it isn't running.
    var tour = 0

    /// MZ-287: "Later" means in 24 hours.
    static let pause: Int64 = 86_400_000
    /// MZ-285: the tour has five stages.
    static let stages = 5
    /// MZ-286: the days on which hints appear, counting the first day as 1.
    static let hintDays = [1, 3, 7, 14]
    /// How many of the hints, from the first, are about what everyone has; the others are about Pro.
    static let freeHints = 2

    init() {}

    init(_ record: Record) {
        standing = record.text(.setup).flatMap { Standing(rawValue: $0) }
        due = record.text(.setupDue).flatMap { Int64($0) } ?? 0
        began = record.text(.began).flatMap { CivilDate($0) }
        hint = record.text(.hint).flatMap { Int($0) } ?? 0
        tour = record.text(.tour).flatMap { Int($0) } ?? 0
    }

    /// Whether the first steps are due to be offered again.
    func isDue(at now: Instant) -> Bool { standing == .later && now.milliseconds >= due }

    /// The newest hint that is due and was not dismissed, from 1.
    ///
    /// - Parameter offersPro: whether to include the hints about what belongs to Pro.
    func hint(on today: CivilDate, offersPro: Bool) -> Int? {
        guard standing != .never, let began else { return nil }
        let day = began.days(to: today) + 1
        let days = offersPro ? Self.hintDays[...] : Self.hintDays.prefix(Self.freeHints)
        guard let index = days.lastIndex(where: { $0 <= day }), index + 1 > hint else { return nil }
        return index + 1
    }
}

/// Buttons that continue the first steps, postpone them or end them; see ``SetupHandler``.
enum SetupForm {
    static func node(
        _ choices: [(value: String, label: String)], kind: ButtonKind, tour: Int = 1, inPlace: Bool = false
    ) -> Node {
        postForm(
            Route.me(.setup).link(), operation: IdempotencyKeySlot.mark, .class("setup-form"),
            .data("inplace").when(inPlace)
        ) {
            hiddenInput(FieldName.tour.rawValue, "\(tour)")
            for choice in choices {
                submitButton(choice.label, kind: kind, .name(FieldName.step.rawValue), .value(choice.value))
            }
        }
    }
}
