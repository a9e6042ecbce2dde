import Foundation
import Interface
import Records
import Testing

/// `AnimationConfig.json` and what the stylesheets make of it.
@Suite struct MotionTests {
    let css: String

    init() throws { css = try Checkout.themeSheet() }

    /// The value of a custom property where it is first set.
    private func value(_ name: String) throws -> String {
        let match = try #require(css.firstMatch(of: try Regex("--\(name): ([^;]*);")), "\(name)")
        return String(try #require(match.output[1].substring))
    }

    private func milliseconds(_ name: String) throws -> Int {
        try #require(Int(try value("time-" + name).dropLast(2)), "\(name)")
    }

    @Test("MZ-169 fast, medium and slow are 0.2, 0.4 and 0.6 s")
    func classes() throws {
        #expect(try milliseconds("fast") == 200 && milliseconds("medium") == 400 && milliseconds("slow") == 600)
    }

    @Test("MZ-169 every transition and animation uses tokens: no other length of time, no other curve")
    func audit() throws {
        var count = 0
        for declaration in try StylesheetLintTests.declarations() {
            guard declaration.property.hasPrefix("transition") || declaration.property.hasPrefix("animation") else {
                continue
            }
            count += 1
            let bare = declaration.value.replacing(/var\(--[a-z-]+\)/, with: "")
            #expect(
                bare.firstMatch(of: /\d(ms|s)\b|cubic-bezier|linear|steps\(|\bease/) == nil,
                "\(declaration.file): \(declaration.property): \(declaration.value)")
        }
        #expect(count > 40)
    }

    @Test("MZ-171 the first page: splash 0.3, countdown 0.4, the day's rows 0.5 one after the other, 1.2 s in all")
    func launch() throws {
        #expect(try milliseconds("launch-splash") == 300 && milliseconds("launch-countdown") == 400)
        let rows = try milliseconds("launch-row") + 24 * milliseconds("launch-stagger")
        #expect(rows == 500)
    }

    @Test(
        "MZ-172 MZ-173 MZ-174 MZ-176 MZ-177 MZ-178 MZ-187 MZ-188 MZ-189 MZ-190 the sequences have the specification's lengths and sizes"
    )
    func sequences() throws {
        let expected = [
            "create-plus": 100, "create-sheet": 400, "create-keyboard": 100, "create-title": 300, "drag-shift": 300,
            "prayer-pulse": 3000, "complete-check": 400, "complete-fade": 300, "complete-confetti": 500,
            "theme-leave": 300, "theme-wave": 500, "theme-enter": 300, "press": 200, "toggle": 300,
            "loading-shimmer": 1500, "loading-wait": 200, "empty-icon": 500, "empty-words": 400, "empty-button": 300,
        ]
        for (name, length) in expected { #expect(try milliseconds(name) == length, "\(name)") }
        #expect(try value("scale-press") == "0.95" && value("opacity-press") == "0.8")
        #expect(try value("shift-press") == "-0.125rem" && value("shift-lift") == "-0.5rem")
        #expect(try value("scale-lift") == "1.05" && value("scale-check") == "1.2")
    }

    @Test(
        "MZ-170 docs/motion.md names an interaction that is shipped for each of the seven principles, and every spring swings over its end"
    )
    func principles() throws {
        let note = try Checkout.text("docs/motion.md")
        var rows: [String: String] = [:]
        for line in note.split(separator: "\n") where line.hasPrefix("| ") {
            let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { rows[parts[0]] = parts[1] }
        }
        // Each principle, and the declarations that ship what its row says.
        let shipped = [
            "Squash and stretch": ["scale var(--time-press) var(--spring-snappy)", "scale: var(--scale-press)"],
            "Anticipation": ["transition-duration: var(--time-create-plus)", "scale: var(--scale-grow)"],
            "Staging": ["countdown var(--time-launch-countdown)", "grow var(--time-empty-icon)"],
            "Follow-through": [
                "translate var(--time-drag-shift) var(--spring-snappy)", "rise var(--time-create-sheet)",
            ],
            "Slow in, slow out": ["var(--curve-standard)", "var(--curve-enter)", "var(--curve-leave)"],
            "Secondary action": ["guide var(--time-complete-guide)", "opacity var(--time-prayer-ground)"],
            "Timing": ["var(--time-fast)", "var(--time-medium)", "var(--time-launch-splash)"],
        ]
        let sheets = try ["motion", "moments", "drag"].map { try Checkout.text("Web/css/\($0).css") }.joined()
        for (principle, declarations) in shipped {
            #expect((rows[principle] ?? "").count > 20, "\(principle)")
            for declaration in declarations { #expect(sheets.contains(declaration), "\(principle): \(declaration)") }
        }
        for name in ["gentle", "lively", "snappy"] {
            let spring = try value("spring-" + name)
            let points = spring.matches(of: /-?[0-9.]+/).compactMap { Double($0.output) }
            #expect(spring.hasPrefix("linear(") && points.contains { $0 > 1 }, "\(name) swings over its place")
        }
    }

    @Test("SY-055 MZ-212 with no motion every length is nothing, and nothing changes its size or place")
    func still() throws {
        let start = try #require(css.range(of: ":root[data-motion=\"still\"] {"))
        let block = css[start.upperBound...].prefix { $0 != "}" }
        let lines = block.split(separator: "\n")
        let timings = lines.filter { $0.hasPrefix("--time-") || $0.hasPrefix("--spring-") }
        #expect(timings.count > 30 && timings.allSatisfy { $0.hasSuffix(": 0ms;") })
        #expect(lines.filter { $0.hasPrefix("--scale-") }.allSatisfy { $0.hasSuffix(": 1;") })
        #expect(lines.filter { $0.hasPrefix("--shift-") }.allSatisfy { $0.hasSuffix(": 0rem;") })
        let all = css.matches(of: /--time-[a-z-]+:/).map { String($0.output) }
        for name in Set(all) { #expect(timings.contains { $0.hasPrefix(name) }, "\(name)") }
        #expect(css.contains("@media (prefers-reduced-motion: reduce) {\n:root, :root[data-motion] {"))
    }

    @Test(
        "MZ-212 a kind's multiplier stretches its lengths, 0 ends them, and fewer effects stop what is for beauty alone"
    )
    func multipliers() throws {
        let file = try Checkout.text("Config/AnimationConfig.json")
        let changed = file.replacingOccurrences(
            of: "\"theme\", \"multiplier\": 1", with: "\"theme\", \"multiplier\": 0"
        ).replacingOccurrences(of: "\"drag\", \"multiplier\": 1", with: "\"drag\", \"multiplier\": 2")
        let motion = try AnimationConfig(try #require(try JSON(reading: changed).object))
        let css = String(decoding: Stylesheet.theme(try Checkout.themes(), motion: motion), as: UTF8.self)
        #expect(css.contains("--time-theme-wave: 0ms;") && css.contains("--time-drag-shift: 600ms;"))
        let start = try #require(self.css.range(of: ":root[data-motion=\"light\"] {"))
        let light = self.css[start.upperBound...].prefix { $0 != "}" }
        #expect(light.contains("--time-prayer-pulse: 0ms;") && light.contains("--time-fast: 100ms;"))
    }

    @Test(
        "SY-040 MZ-179 MZ-180 MZ-181 MZ-182 MZ-183 MZ-184 MZ-185 every event that is felt has the specification's pattern"
    )
    func haptics() throws {
        let haptics = try Checkout.motion().haptics
        let events = Dictionary(haptics.events.map { ($0.name, $0.value) }) { first, _ in first }
        let expected = [
            "light": ["switch", "select", "snap"], "medium": ["create", "drag", "navigate"],
            "heavy": ["prayer", "collision", "theme"], "success": ["complete", "mark", "save"],
            "warning": ["conflict", "refused", "unsaved"], "error": ["failed", "network", "input"],
            "selection": ["scrub", "duration", "category"],
        ]
        for (pattern, names) in expected { for name in names { #expect(events[name] == pattern, "\(name)") } }
        #expect(Set(haptics.patterns.map(\.name)) == Set(Haptics.names))
    }

    @Test("SY-040 every name that a script or a page asks for is a pattern or an event of the configuration")
    func names() throws {
        let haptics = try Checkout.motion().haptics
        let known = Set(haptics.patterns.map(\.name) + haptics.events.map(\.name))
        var count = 0
        let calls = try Checkout.files(under: "Web/js", extension: "js").flatMap { path in
            try Checkout.text(path).matches(of: /haptic\(([^)]*)\)/).map { (path, String($0.output.1)) }
        }
        let marks = try Checkout.files(under: "Sources", extension: "swift").flatMap { path in
            try Checkout.text(path).matches(of: /\.data\("haptic", ([^)]*)\)/).map { (path, String($0.output.1)) }
        }
        for (path, call) in calls + marks {
            for name in call.matches(of: /"([a-z]+)"/) {
                count += 1
                #expect(known.contains(String(name.output.1)), "\(path): \(name.output.1)")
            }
        }
        #expect(count > 15)
    }

    @Test("MZ-212 what is wrong is named with file, key and reason")
    func errors() throws {
        let file = try Checkout.text("Config/AnimationConfig.json")
        func problem(_ text: String, _ replacement: String) throws -> String? {
            try #require(file.contains(text))
            let json = try JSON(reading: file.replacingOccurrences(of: text, with: replacement))
            do throws(ThemeError) {
                _ = try AnimationConfig(json.object ?? JSONObject())
                return nil
            } catch { return error.message }
        }
        #expect(
            try problem("\"stiffness\": 158", "\"stiffness\": -1")
                == "AnimationConfig.json, key springs.gentle.stiffness: a number from 10 to 2000 is needed")
        #expect(
            try problem("\"switch\": \"light\"", "\"switch\": \"thump\"")
                == "AnimationConfig.json, key haptics.events.switch: no pattern is named thump")
        #expect(
            try problem("\"fast\": 200", "\"quick\": 200")
                == "AnimationConfig.json, key time-fast: the value is missing")
        #expect(try problem("[0.2, 0, 0, 1]", "[1.2, 0, 0, 1]")?.contains("curves.standard") == true)
        #expect(try problem("\"festive\"]", "\"parade\"]")?.contains("light.stopped") == true)
        #expect(try problem("\"light\": [10]", "\"light\": [9000]")?.contains("haptics.patterns.light") == true)
    }
}
