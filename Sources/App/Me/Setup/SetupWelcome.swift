import Interface

/// The step that says what Wird is, in one sentence and one picture (MZ-281, MZ-008).
struct SetupWelcome {
    let context: RequestContext
    let guide: Guide

    init(_ context: RequestContext, _ guide: Guide) {
        self.context = context
        self.guide = guide
    }

    var node: Node {
        group {
            div(.class("welcome")) {
                span(.class("setup-logo")) { starMark() }
                p(.class("setup-name")) { context.strings[.appTagline] }
                p(.class("welcome-tagline")) { guide["setup.tagline"] }
                p(.class("row-detail")) { context.strings[.appMizan] }
                p { guide["setup.welcome.lead"] }
            }
            Demo.welcome.node(guide["demo.welcome"])
            chooser
        }
    }

    /// The areas that a person wants. Nothing has to be chosen, and each is hidden and shown again in the settings (SY-027).
    private var chooser: Node {
        let strings = context.strings
        return postForm(Route.me(.setup).link(), operation: IdempotencyKeySlot.mark, .class("setup-form")) {
            hiddenInput(FieldName.tour.rawValue, "1")
            card(.class("part"), .id("areas")) {
                h2 { guide["setup.areas"] }
                p(.class("field-hint")) { guide["setup.areas.hint"] }
                for area in Self.areas {
                    if let field = area.field {
                        hiddenInput(field.rawValue, "off")
                        Field(field.rawValue, label: strings[area.name], hint: strings[area.brief])
                            .toggle(context.shows(area))
                    }
                }
            }
            submitButton(
                guide["setup.start"], kind: .primary, .name(FieldName.step.rawValue),
                .value(SetupStep.location.rawValue))
        }
    }

    /// The four areas that the first steps ask about.
    static let areas: [Area] = [.today, .path, .quran, .course]
}
