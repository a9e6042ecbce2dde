extension SunArc {
    /// The arc's box of 1000 by 100. Its line is a parabola, which a single quadratic curve draws exactly.
    private enum Box {
        static let start = 70
        static let end = 930
        static let base = 74
        static let height = 58
    }

    /// Returns a value clamped to the arc.
    private func held(_ permille: Int) -> Int { min(max(permille, 0), 1000) }

    /// Returns the horizontal position of a moment, in thousandths of the width. The day runs in the direction of
    /// writing.
    private func x(_ permille: Int) -> Int {
        let along = Box.start + (Box.end - Box.start) * held(permille) / 1000
        return direction == .rightToLeft ? 1000 - along : along
    }

    /// Returns the vertical position of a moment, in hundredths of a percent of the height.
    private func y(_ permille: Int) -> Int {
        let t = held(permille)
        return Box.base * 100 - 4 * Box.height * 100 * t / 1000 * (1000 - t) / 1000
    }

    /// The whole arc, dotted, and the part of it that has passed.
    var arc: Node {
        svg(.class("arc"), .viewBox("0 0 1000 100"), .preserveAspectRatio("none")) {
            path(.class("arc-ahead"), .d(computed: curve(to: 1000)))
            if let reached = reached { path(.class("arc-past"), .d(computed: curve(to: reached))) }
        }
    }

    /// How much of the arc has passed: as far as the sun has come, or all of it if every moment is past.
    private var reached: Int? {
        if let sun { return held(sun) }
        guard let last = moments.last, last.isPast else { return nil }
        return 1000
    }

    /// Returns the curve from the beginning to a moment (de Casteljau's subdivision).
    private func curve(to permille: Int) -> String {
        let control = Box.base * 100 - 2 * Box.height * 100 * held(permille) / 1000
        let start = "M\(x(0)) \(Box.base)"
        let middle = Measure(hundredths: control).text
        let end = Measure(hundredths: y(permille)).text
        return "\(start)Q\(Measure(hundredths: (x(0) + x(permille)) * 50).text) \(middle) \(x(permille)) \(end)"
    }

    /// The moments with their names, and the sun. Positions are percentages of the box, so that text isn't distorted.
    var marks: Node {
        svg(.class("arc-marks"), .width("100%"), .height("100%")) {
            for moment in moments {
                circle(
                    .class("arc-moment", moment.isPast ? "arc-moment-past" : ""), share("cx", x(moment.permille) * 10),
                    share("cy", y(moment.permille)), .r(4.5))
                label(moment)
            }
            if let sun {
                circle(.class("arc-glow"), share("cx", x(sun) * 10), share("cy", y(sun)), .r(16))
                circle(.class("arc-sun"), share("cx", x(sun) * 10), share("cy", y(sun)), .r(8))
            }
        }
    }

    /// Returns a moment's name, below it or, where the arc descends, beside it on the free side. Near the edge it ends
    /// at the edge and is above the line instead, because a longer name would be cut off.
    private func label(_ moment: Moment) -> Node {
        let isBeside = (620...930).contains(held(moment.permille))
        if isBeside, held(moment.permille) > 830 {
            return drawnText(
                share("x", direction == .rightToLeft ? 150 : 9_850), share("y", y(moment.permille)), .textAnchor("end"),
                Attribute("dy", "-0.75em")
            ) { moment.label }
        }
        let shift = direction == .rightToLeft ? "-0.85em" : "0.85em"
        return drawnText(
            share("x", x(moment.permille) * 10), share("y", y(moment.permille)),
            .textAnchor(isBeside ? "start" : "middle"),
            Attribute("dx", shift).when(isBeside), Attribute("dy", isBeside ? "-0.1em" : "1.75em")
        ) { moment.label }
    }

    /// Returns a position as a percentage of the box, from hundredths of a percent.
    private func share(_ name: StaticString, _ hundredths: Int) -> Attribute {
        Attribute(name, Measure(hundredths: hundredths).text + "%")
    }
}
