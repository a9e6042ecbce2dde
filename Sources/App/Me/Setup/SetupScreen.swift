import Interface
import Records

/// The four first steps: what this is, the place, the method, and reminders (MZ-280). Each is a page of its own.
enum SetupScreen {
    /// Leads to the step at which the person left off.
    static func resume(_ context: RequestContext) -> Reply {
        let step = context.settings.introduction.standing.flatMap { SetupStep(rawValue: $0.rawValue) } ?? .welcome
        return .seeOther(Route.me(.setupStep(step)).link())
    }

    static func show(_ context: RequestContext, _ step: SetupStep) throws(NeedsData) -> Reply {
        guard let guide = try Guide(context) else { return HelpLink.missing(context) }
        let content = try self.content(context, step, guide)
        guard !context.wantsJSON else {
            return .json(.object(["step": .int(Int64(step.number)), "of": .int(Int64(SetupStep.allCases.count))]))
        }
        let title = guide["setup." + step.rawValue]
        return .page(
            Page(
                title: title, area: .today, name: "setup",
                header: PageHeader(
                    title, details: context.strings.parted([.text(progress(step, guide))]),
                    back: (step.before.map { Route.me(.setupStep($0)) } ?? context.home.front).link(),
                    backLabel: context.strings[.navBack]
                ).node,
                content: div(.class("setup")) {
                    marks(step)
                    if step == .welcome { LanguageSwitch(context: context, back: .me(.setupStep(step))).node }
                    content
                    skips(step, guide)
                }))
    }

    private static func content(_ context: RequestContext, _ step: SetupStep, _ guide: Guide) throws(NeedsData) -> Node
    {
        switch step {
        case .welcome: SetupWelcome(context, guide).node
        case .location: try SetupLocation(context, guide).node
        case .method: try SetupMethod(context, guide).node
        case .notifications: SetupNotifications(context, guide).node
        }
    }

    private static func progress(_ step: SetupStep, _ guide: Guide) -> String {
        guide(
            "setup.progress", .number("step", step.number),
            .number("count", SetupStep.allCases.count))
    }

    /// Four dots for the eye; the words beside the title say the same.
    private static func marks(_ step: SetupStep) -> Node {
        div(.class("setup-marks"), .ariaHidden) {
            for each in SetupStep.allCases {
                span(.class(each.number <= step.number ? "setup-mark setup-mark-on" : "setup-mark"))
            }
        }
    }

    private static func skips(_ step: SetupStep, _ guide: Guide) -> Node {
        guard step != .notifications else { return .nothing }
        return div(.class("setup-skips")) {
            p(.class("field-hint")) { guide["setup.skips"] }
            SetupForm.node(
                [
                    (value: "quick", label: guide["setup.quick"]), (value: "later", label: guide["setup.later"]),
                    (value: "never", label: guide["setup.never"]),
                ], kind: .quiet)
        }
    }
}

/// The four first steps (MZ-280). The raw value is the last part of the path and the name of the texts.
enum SetupStep: String, CaseIterable, Hashable, Sendable {
    case welcome, location, method, notifications

    /// Its place among the four, from 1.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    var before: SetupStep? { number > 1 ? Self.allCases[number - 2] : nil }
    var after: SetupStep? { number < Self.allCases.count ? Self.allCases[number] : nil }
}
