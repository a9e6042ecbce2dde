import Almanac
import Interface
import Planner
import Records

/// Stores the saved mosques, and sets "at the mosque" for the present prayer if the device is at one: only if the
/// person asked for it, and only while a page is open, since nothing else sends a position (MZ-231).
struct MosqueHandler {
    let context: RequestContext
    let form: FormFields
    private var mosques: SavedMosques { context.settings.mosques }

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        switch form[.step].flatMap({ MosqueStep(rawValue: $0) }) {
        case .add: return try add(idempotencyKey, &changeSet)
        case .remove: return change(isRemoved: true, &changeSet)
        case .restore: return change(isRemoved: false, &changeSet)
        case .on: return set([AtMosque.switchName: .string("on")], .settingsSaved, &changeSet)
        case .off: return set([AtMosque.switchName: .null, AtMosque.name: .null], .settingsSaved, &changeSet)
        case .near: return try near(&changeSet)
        case .leave: return leave(&changeSet)
        case nil: return try refuse(.step, context.strings.choose(from: MosqueStep.allCases))
        }
    }

    // MARK: The list

    private func add(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let strings = context.strings
        let name = TaskText.line(form[.name] ?? "")
        guard !name.isEmpty, name.utf8.count <= SavedMosques.nameLimit else {
            return try refuse(.name, strings(.mosqueNameNeeded, .number("count", SavedMosques.nameLimit / 2)))
        }
        guard let latitude = PlaceReading.degrees(form[.latitude]), (-90...90).contains(latitude) else {
            return try refuse(.latitude, strings(.errorLatitude, .number("low", -90), .number("high", 90)))
        }
        guard let longitude = PlaceReading.degrees(form[.longitude]), (-180...180).contains(longitude),
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return try refuse(.longitude, strings(.errorLongitude, .number("low", -180), .number("high", 180))) }
        guard isExact else { return try refuse(.latitude, strings[.mosqueVague]) }
        guard mosques.list.count < SavedMosques.limit else {
            return try refuse(.name, strings(.mosqueMany, .number("count", SavedMosques.limit)))
        }
        let mosque = SavedMosques.Mosque(id: idempotencyKey.madeID, name: name, coordinates: coordinates)
        changeSet.set(Settings.key, [mosque.field: mosque.json])
        return done(.planner(.mosqueSaved), mosque, .planner(.mosques))
    }

    /// Removes a mosque or restores it; only the last removed one is kept.
    private func change(isRemoved: Bool, _ changeSet: inout ChangeSet) -> Applied {
        guard var mosque = form[.mark].flatMap({ mosques[$0] }) else { return done(nil, nil, .planner(.mosques)) }
        mosque.isRemoved = isRemoved
        var values: JSONObject = [mosque.field: mosque.json]
        if isRemoved {
            for old in mosques.removed where old.id != mosque.id { values[old.field] = .null }
        }
        changeSet.set(Settings.key, values)
        return done(isRemoved ? .planner(.mosqueRemoved) : .planner(.mosqueSaved), mosque, .planner(.mosques))
    }

    // MARK: The prayer that it is

    private func near(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let days = try PrayerDays(context),
            let prayer = NearMosque(context, days)?.prayer(at: context.request.now),
            isExact, let latitude = PlaceReading.degrees(form[.latitude]),
            let longitude = PlaceReading.degrees(form[.longitude]),
            let point = Coordinates(latitude: latitude, longitude: longitude),
            let mosque = mosques.nearest(to: point, within: context.bundle.special.mosque.near)
        else { return done(nil, nil, .planner(.today)) }
        let value = AtMosque(date: days.today, prayer: prayer, mosque: mosque.id)
        _ = set([AtMosque.name: .string(value.text)], nil, &changeSet)
        return done(.planner(.atMosque), mosque, .planner(.today))
    }

    private func leave(_ changeSet: inout ChangeSet) -> Applied {
        guard var value = AtMosque(context.settings.shape) else { return done(nil, nil, .planner(.today)) }
        value.mosque = nil
        _ = set([AtMosque.name: .string(value.text)], nil, &changeSet)
        return done(nil, nil, .planner(.today))
    }

    /// Whether the device's position is accurate enough for the distance that counts; typed coordinates are exact.
    private var isExact: Bool {
        PlaceReading.kilometres(form) * 1_000 <= Double(context.bundle.special.mosque.near)
    }

    // MARK: Answers

    private func set(_ values: JSONObject, _ notice: Notice?, _ changeSet: inout ChangeSet) -> Applied {
        var fields = JSONObject()
        for member in values.members { fields[PrayerSettingsValues.prefix + member.name] = member.value }
        changeSet.set(Settings.key, fields)
        return done(notice, nil, .planner(.mosques))
    }

    private func done(_ notice: Notice?, _ mosque: SavedMosques.Mosque?, _ route: Route) -> Applied {
        var items: [QueryItem] = []
        if let notice { items.append(QueryItem(.notice, notice.rawValue)) }
        if let mosque { items.append(QueryItem(.mark, mosque.id)) }
        let link = route.link(items)
        return Applied(
            .seeOther(link),
            json: .json([
                "near": .bool(notice == .planner(.atMosque)), "location": .string(link.text),
                "mosque": mosque.map { .string($0.id) } ?? .null,
            ]))
    }

    private func refuse(_ field: FieldName, _ message: String) throws(NeedsData) -> Applied {
        Applied(
            MosquesScreen.show(context, typed: form, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}

/// What a form of the mosques' page asks for.
enum MosqueStep: String, CaseIterable, Hashable, Sendable {
    /// Saves a mosque with its name and coordinates.
    case add
    /// Removes one, or restores it.
    case remove, restore
    /// Switches on or off that being at one is noticed while a page is open.
    case on, off
    /// Sends the device's position; the present prayer changes if that is at a saved mosque.
    case near
    /// States that the person is not at the mosque after all.
    case leave
}
