import Interface

/// The form that a script fills in on Today with the device's position if the place follows the device. Without a
/// script, nothing is sent.
struct FollowForm {
    let context: RequestContext

    init(_ context: RequestContext) {
        self.context = context
    }

    @NodeBuilder var node: Node {
        if context.settings.followsDevice {
            postForm(Route.times(.place).link(), operation: IdempotencyKeySlot.mark, .data("follow")) {
                hiddenInput(FieldName.follow.rawValue, FollowStep.move.rawValue)
                hiddenInput(FieldName.latitude.rawValue, "")
                hiddenInput(FieldName.longitude.rawValue, "")
                hiddenInput(FieldName.accuracy.rawValue, "")
                div(.class("banner", "tone-notice"), .data("follow-failed"), .hidden()) {
                    Icon.pin.node()
                    p { context.strings[.placeLast] }
                    div(.class("banner-actions")) {
                        linkButton(context.strings[.placeChooseCity], href: Route.times(.place).link())
                    }
                }
            }
        }
    }

    /// A button for one step of following the device.
    static func button(_ step: FollowStep, _ label: String, kind: ButtonKind, icon: Icon) -> Node {
        postForm(Route.times(.place).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.follow.rawValue, step.rawValue)
            submitButton(label, kind: kind, icon: icon)
        }
    }
}
