import Almanac
import Interface
import WorshipPath

/// The actions of a day: each can be marked as done with one touch, postponed with another, and opened if the app has
/// its page.
struct PathItems {
    let strings: Strings
    let date: CivilDate
    /// Whether the day is today: on a past day nothing can be postponed.
    let isToday: Bool
    /// Whether the suggested minutes are shown (WP-092).
    let hasNumbers: Bool

    func list(_ items: [PathToday.Item]) -> Node {
        rows(.class("path-items")) { for item in items { row(item) } }
    }

    private func row(_ item: PathToday.Item) -> Node {
        let name = strings.action(item.entry)
        return li(item.state == .done ? .class("row row-done") : .class("row")) {
            check(item, name)
            div(.class("row-text")) {
                div(.class("row-title")) { name }
                if let detail = detail(item) { div(.class("row-detail")) { detail } }
            }
            if item.state != .done {
                if let place = item.opens {
                    linkButton(
                        strings[.pathOpen], href: place.link(for: item.entry), kind: .quiet,
                        .data("opens", item.entry),
                        .aria("label", strings(.pathOpenNamed, .word("action", name))))
                }
                if isToday, item.state == .open {
                    PathForm.icon(
                        .day(date), .later, .clock, label: strings(.pathLater, .word("action", name)),
                        [(.entry, item.entry)])
                    PathForm.icon(
                        .day(date), .tomorrow, .calendar, label: strings(.pathPutOff, .word("action", name)),
                        [(.entry, item.entry)])
                }
            }
        }
    }

    private func check(_ item: PathToday.Item, _ name: String) -> Node {
        let isDone = item.state == .done
        return postForm(
            Route.path(.day(date)).link(), operation: IdempotencyKeySlot.mark, .class("path-check"), .data("inplace")
        ) {
            hiddenInput(PathField.step.rawValue, (isDone ? PathStep.undo : .done).rawValue)
            hiddenInput(PathField.entry.rawValue, item.entry)
            button(
                .type("submit"), .role("checkbox"), .aria("checked", isDone),
                .class(isDone ? "complete complete-done" : "complete"), .aria("label", name),
                .title(strings[isDone ? .noticeUndo : .pathDone]),
                .data("haptic", isDone || isObligatory(item) ? "select" : "complete")
            ) { Icon.check.node(.text) }
        }
    }

    /// The five prayers are never celebrated (MZ-179).
    private func isObligatory(_ item: PathToday.Item) -> Bool {
        ["five-prayers", "fajr", "dhuhr", "asr", "maghrib", "isha"].contains(item.entry)
    }

    private func detail(_ item: PathToday.Item) -> String? {
        switch item.state {
        case .done: strings[.pathIsDone]
        case .later: strings[.pathIsLater]
        case .putOff: strings[.pathIsPutOff]
        case .open: hasNumbers && item.minutes > 0 ? strings(.minutes, count: item.minutes) : nil
        }
    }
}

extension PathAction.Destination {
    /// The page of an entry in the app, with the way back to the action's day.
    func link(for entry: String) -> Link {
        let back = [QueryItem(.back, Route.path(.home).path), QueryItem(.opened, entry)]
        return switch self {
        case .quran: Route.quran(.home).link()
        case .reading: Route.quran(.place).link()
        case .listening: Route.quran(.listening(.choice)).link()
        case .ayah: Link(path: Route.quran(.home).path + "#" + Route.ayahOfDay)
        case .morningAdhkar: Route.adhkar(.group(.morning)).link(back)
        case .eveningAdhkar: Route.adhkar(.group(.evening)).link(back)
        case .prayerAdhkar: Route.adhkar(.group(.prayer)).link(back)
        case .sleepAdhkar: Route.adhkar(.group(.sleep)).link(back)
        case .sebha: Route.adhkar(.counter).link(back)
        }
    }
}
