import Course
import Interface

/// What a coach marked of a student, by kind over the weeks: a small plot a kind, each with the same in words.
struct CoachPinsPlot {
    let student: SchoolStudent
    private var strings: Strings { student.school.strings }
    private var weeks: Int { max(student.visit.state.weeks.count, 1) }

    /// The plot's width and height, as its box says.
    private static let (width, height) = (150, 24)

    var node: Node {
        let kinds = Pin.Kind.allCases.map { ($0, counts($0)) }.filter { _, counts in counts.contains { $0 > 0 } }
        guard !kinds.isEmpty else { return .nothing }
        let most = kinds.reduce(1) { max($0, $1.1.max() ?? 0) }
        return titledSection(strings[.schoolPinsOverTime], id: "pins-over-time") {
            rows {
                for (kind, counts) in kinds {
                    li(.class("row", "pins-plot")) {
                        span(.class("row-title")) { strings[kind.word] }
                        plot(counts, most: most)
                        span(.class("row-value"), .ariaHidden) { strings.number(counts.reduce(0, +)) }
                    }
                }
            }
        }
    }

    /// How often a kind was marked in each week's recordings.
    private func counts(_ kind: Pin.Kind) -> [Int] {
        var counts = [Int](repeating: 0, count: weeks)
        for submission in student.visit.state.submissions {
            guard let week = submission.work.week, (1...weeks).contains(week) else { continue }
            counts[week - 1] += submission.pins.reduce(0) { $0 + ($1.pin.kind == kind ? 1 : 0) }
        }
        return counts
    }

    private func plot(_ counts: [Int], most: Int) -> Node {
        let step = Self.width * 100 / weeks
        return svg(
            .class("pins-bars"), .viewBox("0 0 150 24"), .role("img"), .aria("label", words(counts))
        ) {
            for (index, count) in counts.enumerated() {
                let height = count == 0 ? 2 : max(5, Self.height * count / most)
                rect(
                    .class(count == 0 ? "pins-none" : "pins-some"), .x(Measure(hundredths: index * step)),
                    .y(Measure(hundredths: (Self.height - height) * 100)), .width(step * 4 / 500), .height(height))
            }
        }
    }

    /// The same in words: "Week 3: 2, Week 4: 1".
    private func words(_ counts: [Int]) -> String {
        var parts: [String] = []
        for (index, count) in counts.enumerated() where count > 0 {
            parts.append(
                strings(
                    .schoolPinsWeek, .word("week", strings(.courseWeek, .number("week", index + 1))),
                    .number("count", count)))
        }
        return parts.joined(separator: strings[key: "list.comma"])
    }
}
