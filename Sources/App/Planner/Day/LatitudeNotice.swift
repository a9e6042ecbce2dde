import Almanac
import Interface
import Planner

/// The notice that Today shows once at latitudes where the method's angles may not occur: the times may be unusual,
/// with the rules that configuration offers. It disappears once a rule is chosen, here or in the settings, or the
/// method's own is kept.
struct LatitudeNotice {
    let context: RequestContext
    private var strings: Strings { context.strings }

    /// `nil` if there is nothing to say.
    init?(_ context: RequestContext, at place: Place) {
        guard !context.settings.knowsLatitude, context.settings.highLatitude == nil,
            place.coordinates.latitude.magnitude > context.bundle.prayer.highLatitude.threshold
        else { return nil }
        self.context = context
    }

    /// The offered rules, in the order of the specification (2.4).
    var rules: [HighLatitudeRule] {
        let offered = context.bundle.prayer.highLatitudeRules
        return [HighLatitudeRule.nearestLatitude, .middleOfNightFixed, .nearestDay].filter { offered.contains($0) }
    }

    var node: Node {
        postForm(
            Route.me(.settings).link(), operation: IdempotencyKeySlot.mark, .class("banner", "tone-notice", "latitude"),
            .data("latitude")
        ) {
            Icon.info.node()
            div {
                p { strong { strings[.latitudeAlert] } }
                p {
                    strings(
                        .latitudeLead, .word("angle", strings.degrees(context.bundle.prayer.highLatitude.threshold)))
                }
            }
            hiddenInput(FieldName.back.rawValue, Route.planner(.today).path)
            div(.class("banner-actions")) {
                for rule in rules { choice(rule) }
                submitButton(
                    strings[.latitudeKeep], kind: .quiet, .name(FieldName.knowsLatitude.rawValue), .value("on"))
            }
        }
    }

    private func choice(_ rule: HighLatitudeRule) -> Node {
        button(
            .type("submit"), .class("button", "button-secondary"), .name(FieldName.highLatitude.rawValue),
            .value(rule.identifier)
        ) {
            span { strings[key: "latitude.\(rule.identifier)"] }
            span(.class("row-detail")) { strings[key: "settings.highLatitude.\(rule.identifier)"] }
        }
    }
}
