import Almanac
import Interface

/// How reminders reach this device, the limits of each way, and a test of all of them (SY-038, MZ-108).
///
/// The browser is asked for permission only by a button here.
struct ReminderChannelsView {
    let context: RequestContext
    /// Today at the place, or `nil` without a place.
    let today: CivilDate?
    private var strings: Strings { context.strings }

    var node: Node {
        card(.class("part"), .data("reminder-channels")) {
            h2 { strings[.channelsTitle] }
            p(.class("field-hint")) { strings[.channelsLead] }
            p(
                .data("permission"), .role("status"), .data("granted", strings[.channelsGranted]),
                .data("denied", strings[.channelsDenied]), .data("default", strings[.channelsDefault]),
                .data("none", strings[.channelsUnsupported])
            ) { strings[.channelsUnknown] }
            div(.class("form-actions")) {
                scriptButton(
                    strings[.channelsAllow], kind: .primary, icon: .bell, .data("permission-ask"),
                    .data("help", Route.planner(.notificationHelp).path),
                    .hidden())
                scriptButton(
                    strings[.channelsTest], icon: .check, .data("reminder-test"), .hidden(),
                    .data("title", strings[.channelsTestTitle]), .data("body", strings[.channelsTestBody]),
                    .data("icon", context.asset("icon-192.png").text))
            }
            steps
            ways
        }
    }

    /// How to allow notifications in each browser; a script opens it if they are blocked.
    var steps: Node {
        details(.class("example"), .data("permission-steps")) {
            summary { strings[.channelsSteps] }
            p { strings[.deniedWithout] }
            linkButton(
                strings[.deniedTitle], href: Route.planner(.notificationHelp).link(), icon: .info, .data("sheet"))
        }
    }

    private var ways: Node {
        group {
            dl(.class("facts")) {
                for way in ["open", "hidden", "closed", "offline"] {
                    dt { strings[key: "channels." + way] }
                    dd { strings[key: "channels." + way + ".how"] }
                }
            }
            linkButton(strings[.pushTitle], href: Route.planner(.push).link(), icon: .bell)
            if let today, context.shows(.today) {
                linkButton(
                    strings[.calendarFileWeek], href: Route.planner(.calendarFile(.week(today))).link(), kind: .quiet,
                    icon: .download)
            }
        }
    }
}
