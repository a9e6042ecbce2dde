import Foundation
import Interface
import Testing

private func html(_ node: Node) -> String { String(decoding: node.render(), as: UTF8.self) }

@Suite struct ComponentTests {
    let arabic: Strings
    let english: Strings

    init() throws {
        let locales = try Checkout.locales()
        arabic = locales.strings(code: "ar")
        english = locales.strings(code: "en")
    }

    @Test("a field ties its label, hint and error to the control")
    func field() {
        let node = Field("title", label: "Title", hint: "Short", error: "Give it a title").text("a\"b", .required())
        #expect(
            html(node).hasPrefix(
                """
                <div class="field field-wrong"><label for="title" class="field-label">Title</label>\
                <input id="title" name="title" aria-describedby="title-hint title-error" aria-invalid="true" type="text" \
                class="control" value="a&quot;b" dir="auto" required>\
                <p class="field-hint" id="title-hint">Short</p><p class="field-error" id="title-error"><svg
                """))
    }

    @Test("a group of segments is a fieldset of radio buttons with one chosen")
    func segments() {
        let node = Field("mode", label: "Mode").segments(
            [Choice("auto", "Auto"), Choice("dark", "Dark")], selected: "dark")
        #expect(
            html(node) == """
                <fieldset class="field" id="mode"><legend class="field-label">Mode</legend><div class="segments">\
                <label class="segment"><input type="radio" name="mode" value="auto"><span><span>Auto</span></span></label>\
                <label class="segment"><input type="radio" name="mode" value="dark" checked><span><span>Dark</span></span>\
                </label></div></fieldset>
                """)
    }

    @Test("QF-025 the progress ring is 56 by 56 and says its value and name")
    func ring() {
        let text = html(progressRing(done: 1, of: 2, label: "Videos", strings: arabic))
        #expect(
            text.hasPrefix(
                """
                <svg class="ring" viewBox="0 0 56 56" role="progressbar" aria-label="Videos" aria-valuemin="0" \
                aria-valuemax="2" aria-valuenow="1" aria-valuetext="١/٢" width="56" height="56">
                """))
        #expect(text.contains(#"pathLength="2" stroke-dasharray="1 2""#))
        #expect(!html(progressRing(done: 0, of: 0, label: "x", strings: english)).contains("ring-done"))
    }

    @Test("SY-023 the bar holds at most five places and marks the current one")
    func bar() {
        let tabs = (0..<7).map {
            AreaTab(icon: .today, label: "t\($0)", link: Link(path: "/\($0)"), isCurrent: $0 == 1)
        }
        let shell = PageShell(strings: english, appearance: Appearance(), files: PageFiles(), tabs: tabs)
        let text = html(shell.page(title: "x", header: .nothing) { p { "y" } })
        #expect(text.components(separatedBy: "bar-item").count - 1 == 5)
        #expect(text.contains(#"<a href="/1" class="bar-item" aria-current="page">"#))
    }

    @Test("SY-024 the Course area's four tabs and its switch keep their order in both directions")
    func courseBar() {
        let names = ["Today", "Learn", "Schedule", "Profile", "Areas"]
        for strings in [arabic, english] {
            let shell = PageShell(
                strings: strings, appearance: Appearance(), files: PageFiles(),
                tabs: names.map { AreaTab(icon: .areas, label: $0, link: Link(path: "/")) }, tabsLabel: "Course")
            let text = html(shell.page(title: "x", header: .nothing) { p { "y" } })
            let places = names.compactMap { text.range(of: "<span>\($0)</span>")?.lowerBound }
            #expect(places.count == 5)
            #expect(places == places.sorted())
        }
    }

    @Test("SY-028 SY-029 a page says its language and direction, has a skip link, landmarks and one heading")
    func shell() {
        for (strings, language) in [(arabic, #"lang="ar" dir="rtl""#), (english, #"lang="en" dir="ltr""#)] {
            let page = SamplePages(strings: strings).today(mode: .auto)
            let text = String(decoding: page.renderDocument(), as: UTF8.self)
            #expect(text.hasPrefix("<!doctype html><html \(language) data-theme=\"noor\" data-mode=\"auto\""))
            #expect(text.contains(##"<body><a href="#content" class="skip">"##))
            for mark in [
                "<main id=\"content\"", "<nav class=\"bar\" aria-label=", "<header", "role=\"status\"", "<h1>",
            ] {
                #expect(text.components(separatedBy: mark).count == 2, "\(mark)")
            }
        }
    }

    @Test("MZ-053 hour and half-hour lines match the span")
    func lines() {
        let text = html(
            Timeline(strings: arabic, minutes: 294..<1440, now: nil, label: "x", day: "2026-11-21").node {
                Node.nothing
            })
        // 05:00 to 24:00 are 20 hours; 05:30 to 23:30 are 19 half hours.
        #expect(text.components(separatedBy: "class=\"line line-hour ").count - 1 == 20)
        #expect(text.components(separatedBy: "class=\"line h").count - 1 == 19)
        #expect(
            text.hasPrefix(
                #"<div class="timeline oh4 om54 dh19 dm6" data-timeline="" data-date="2026-11-21" data-origin="294" data-end="1440""#
            ))
        #expect(!text.contains("class=\"now"))
    }

    @Test("MZ-067 a task reads as time, kind, title, duration, state")
    func taskReading() throws {
        let sample = SamplePages(strings: english)
        let node = sample.task("x", "Walk", 390, 30, "health", .health, "Health", state: .done)
        let words = try #require(HTMLChecker(node.render())).texts.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(words.prefix(5) == ["6:30 – 7:00\u{A0}AM", "·", "Health", "Walk", "30 minutes"])
    }

    @Test("a prayer near the arc's end has its name ended at the card's edge, so that no long name is cut off")
    func arcLabels() {
        for (strings, name, edge) in [(english, "Maghrib", "98.5"), (arabic, "المغرب", "1.5")] {
            let text = html(SamplePages(strings: strings).hero)
            #expect(
                text.contains("x=\"\(edge)%\"") && text.contains("text-anchor=\"end\" dy=\"-0.75em\">\(name)<"),
                "\(name)")
        }
    }

    @Test("MZ-015 a prayer's row offers no control")
    func prayerRow() throws {
        let node = SamplePages(strings: english).band("العصر", "Asr", "asr", 882, 20)
        let tags = try #require(HTMLChecker(node.render())).tags
        #expect(!tags.contains("a") && !tags.contains("button") && !tags.contains("form"))
    }

    @Test("places on the timeline become classes, held within two days")
    func minutes() {
        #expect(html(div(.beginning(699), .lasting(20))) == #"<div class="h11 m39 dh0 dm20"></div>"#)
        #expect(html(div(.beginning(-5), .lasting(9_999))) == #"<div class="h0 m0 dh47 dm59"></div>"#)
        #expect(html(div(.lane(0, of: 1))) == "<div></div>")
        #expect(html(div(.lane(9, of: 12))) == #"<div class="l7 ln8"></div>"#)
    }

    @Test("SY-032 the sun's arc runs with the writing: Fajr on the right in Arabic, on the left in English")
    func arc() {
        let right = html(SamplePages(strings: arabic).hero)
        let left = html(SamplePages(strings: english).hero)
        #expect(right.contains(#"<circle class="arc-moment arc-moment-past" cx="93%" cy="74%" r="4.5"/>"#))
        #expect(left.contains(#"<circle class="arc-moment arc-moment-past" cx="7%" cy="74%" r="4.5"/>"#))
        #expect(left.contains(#"<path class="arc-ahead" d="M70 74Q500 -42 930 74"/>"#))
    }

    @Test("icons that point turn with the direction; icons alone have a name, icons beside words are hidden")
    func icons() {
        #expect(html(Icon.forward.node()).contains("icon-mirrored"))
        #expect(!html(Icon.check.node()).contains("icon-mirrored"))
        #expect(html(Icon.check.node()).contains(#"aria-hidden="true""#))
        #expect(html(Icon.check.node(.text, label: "Done")).contains(#"role="img" aria-label="Done""#))
        for icon in Icon.allCases { #expect(HTMLChecker(icon.node().render())?.tags.count ?? 0 > 1, "\(icon)") }
    }
}
