import Almanac
import Interface
import Planner
import Records

/// Stores where the person is: a city of the list, or coordinates with or without a zone.
enum PlaceHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        if let step = form[.follow].flatMap({ FollowStep(rawValue: $0) }) {
            return try FollowHandler.apply(step, form, context, &changeSet)
        }
        let accuracy = PlaceReading.kilometres(form)
        if form[.city] ?? "" == "", accuracy > Double(context.bundle.prayer.vagueAccuracy),
            let city = try PlaceReading.city(near: form, context)
        {
            let message = context.strings(
                .placeVague, .text("city", city.name(in: context.strings.language.placeNames)))
            return Applied(
                try PlaceScreen.confirm(context, city, form: form), json: .refusal("confirm_city", message, status: 409)
            )
        }
        let place: Place
        switch try PlaceReading.read(form, context) {
        case .place(let read): place = read
        case .problem(let problem):
            let message = context.strings.filled(problem.phrase, problem.arguments)
            return Applied(
                try PlaceScreen.show(context, form: form, problem: (problem.field, message)),
                json: .refusal("invalid", message, status: 422))
        }
        changeSet.set(Place.key, [Place.field: place.json, Place.before: .null])
        let target = Return.route(form) ?? .planner(.today)
        var items = [QueryItem(.notice, Notice.times(.placeSet).rawValue)]
        if accuracy >= Double(context.bundle.prayer.coarseAccuracy) {
            // Rounded up, so that no place is reported as more accurate than it is.
            items = [
                QueryItem(.notice, Notice.times(.placeCoarse).rawValue),
                QueryItem(.count, "\(Int(accuracy.rounded(.up)))"),
            ]
        }
        return Applied(
            .seeOther(target.link(items)),
            json: .json(.object(["place": place.json])))
    }
}
