import Interface

/// The step about reminders: what they are for, an example, and the button that asks the browser (MZ-284, MZ-091).
struct SetupNotifications {
    let context: RequestContext
    let guide: Guide
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ guide: Guide) {
        self.context = context
        self.guide = guide
    }

    var node: Node {
        group {
            p(.class("part-lead")) { guide["setup.notifications.lead"] }
            rows(.class("setup-sample"), .aria("label", guide["setup.notifications.sample"])) {
                row(
                    .text(guide["setup.sample.title"]), detail: .text(guide["setup.sample.body"]),
                    leading: span(.class("row-icon")) { Icon.bell.node() })
            }
            card(.class("prose", "guide")) { guide.prose("setup.notifications.benefits") }
            card(.class("part"), .data("reminder-channels")) {
                p(
                    .data("permission"), .role("status"), .data("granted", strings[.channelsGranted]),
                    .data("denied", strings[.channelsDenied]), .data("default", strings[.channelsDefault]),
                    .data("none", strings[.channelsUnsupported])
                ) { strings[.channelsUnknown] }
                scriptButton(
                    guide["setup.notifications.enable"], kind: .primary, icon: .bell, .data("permission-ask"), .hidden()
                )
                context.crossings.notificationSteps(context)
            }
            SetupForm.node([(value: "done", label: guide["setup.notifications.skip"])], kind: .secondary)
        }
    }
}
