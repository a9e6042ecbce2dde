import Almanac
import Interface
import Planner
import Records

/// Lets the place follow the device: only if the person asked for it, only over a distance that changes the times, and
/// never by a guess (MZ-013, MZ-222).
enum FollowHandler {
    static func apply(_ step: FollowStep, _ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData)
        -> Applied
    {
        switch step {
        case .on, .off:
            changeSet.set(Settings.key, [FieldName.follow.rawValue: .bool(step == .on)])
            return done(.settingsSaved, .times(.place), moved: false, context.place)
        case .move: return try move(form, context, &changeSet)
        case .back:
            let record = try context.library.record(Place.key)
            guard let before = Place(record, field: Place.before) else {
                return done(nil, .planner(.today), moved: false, context.place)
            }
            changeSet.set(Place.key, [Place.field: before.json, Place.before: .null])
            changeSet.set(Settings.key, [FieldName.follow.rawValue: .bool(false)])
            return done(.times(.placeBack), .planner(.today), moved: true, before)
        }
    }

    private static func move(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let prayer = context.bundle.prayer
        guard context.settings.followsDevice, let old = context.place,
            PlaceReading.kilometres(form) <= Double(prayer.vagueAccuracy),
            case .place(let place) = try PlaceReading.read(form, context),
            old.coordinates.distance(to: place.coordinates) > Double(prayer.moveDistance)
        else { return done(nil, .planner(.today), moved: false, context.place) }
        changeSet.set(Place.key, [Place.field: place.json, Place.before: old.json])
        return done(.times(.placeMoved), .planner(.today), moved: true, place)
    }

    private static func done(_ notice: Notice?, _ route: Route, moved: Bool, _ place: Place?) -> Applied {
        let link = notice.map { route.link(QueryItem(.notice, $0.rawValue)) } ?? route.link()
        return Applied(
            .seeOther(link),
            json: .json([
                "moved": .bool(moved), "location": .string(link.text), "place": place.map { $0.json } ?? .null,
            ]))
    }
}

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

/// What a form asks of a place that may follow the device.
enum FollowStep: String, Hashable, Sendable {
    case on, off
    /// Sends the device's position; the place moves if that is far away.
    case move
    /// Returns to the place before the last move, and stops following.
    case back
}
