extension Stylesheet {
    mutating func motion(_ motion: AnimationConfig) {
        timings(motion) { kind in kind.multiplier }
        curves(motion.curves, motion.springs)
        for scale in motion.scales { property("scale-" + scale.name, Self.number(scale.value)) }
        for shift in motion.shifts { property("shift-" + shift.name, Self.rem(shift.value)) }
        for opacity in motion.opacities { property("opacity-" + opacity.name, Self.number(opacity.value)) }
    }

    /// Writes the rules for fewer effects, and for no motion at all if the person asked the device or the app for that:
    /// all durations are 0, and nothing changes its size or position.
    mutating func stillness(_ motion: AnimationConfig) {
        rule(":root[data-motion=\"light\"]") { sheet in
            let (multiplier, stopped) = motion.light
            sheet.timings(motion) { kind in stopped.contains(kind.name) ? 0 : kind.multiplier * multiplier }
        }
        let still = { (sheet: inout Stylesheet) in
            sheet.timings(motion) { _ in 0 }
            for spring in motion.springs { sheet.property("spring-" + spring.name + "-time", "0ms") }
            for scale in motion.scales { sheet.property("scale-" + scale.name, "1") }
            for shift in motion.shifts { sheet.property("shift-" + shift.name, "0rem") }
        }
        rule(":root[data-motion=\"still\"]", still)
        rule("@media (prefers-reduced-motion: reduce)") { $0.rule(":root, :root[data-motion]", still) }
    }

    private mutating func timings(_ motion: AnimationConfig, _ multiplier: (AnimationConfig.Kind) -> Double) {
        for kind in motion.kinds {
            for timing in kind.timings {
                let milliseconds = timing.value * multiplier(kind)
                property("time-" + kind.prefix + timing.name, Self.number(milliseconds) + "ms")
            }
        }
    }
}
