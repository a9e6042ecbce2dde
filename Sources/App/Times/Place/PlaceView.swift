import Almanac
import Interface
import Planner
import Records

/// The ways to set the place.
struct PlaceView {
    let context: RequestContext
    let finder: PlaceFinder
    let form: FormFields
    let problem: (field: FieldName, message: String)?
    /// The city near a position that the device knows too roughly.
    var vague: City?
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ finder: PlaceFinder, form: FormFields, problem: (FieldName, String)?) {
        self.context = context
        self.finder = finder
        self.form = form
        self.problem = problem.map { (field: $0.0, message: $0.1) }
    }

    @NodeBuilder var node: Node {
        if let problem {
            errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
        }
        if let vague { VaguePlace(context, vague, back: back).node }
        // Results of a search come first: on a phone everything else would fill the screen before them.
        if isSearched { found }
        if let place = context.place { current(place) }
        p(.class("part-lead")) { strings[context.settings.timetables.usesNetwork ? .placeWhyShared : .placeWhy] }
        if context.place == nil { enable } else { locate }
        if !isSearched { found }
        byCountry
        coordinates
        follow
    }

    private var isSearched: Bool { !finder.words.isEmpty || !finder.country.isEmpty }

    private var found: Node {
        group {
            search
            results
        }
    }

    private func current(_ place: Place) -> Node {
        rows {
            row(
                .text(context.name(of: place)), detail: .text(strings[.placeCurrent]),
                leading: span(.class("row-icon")) { Icon.pin.node() },
                trailing: span(.class("row-value"), .dir(.leftToRight)) { place.zone })
        }
    }

    /// What the device's position is for, with the list of cities for people who would rather choose (MZ-257).
    private var enable: Node {
        card(.class("part")) {
            h2 { strings[.placeEnable] }
            locate
            linkButton(strings[.placeChooseCity], href: Link(fragment: Parameter.query.rawValue), icon: .search)
        }
    }

    /// The page that a choice leads back to if the person came from elsewhere than Today: the first steps.
    @NodeBuilder private var back: Node {
        if case .me(.setupStep) = context.route {
            hiddenInput(FieldName.back.rawValue, context.route.path)
        } else if let route = Return.route(form) ?? Return.route(context) {
            hiddenInput(FieldName.back.rawValue, route.path)
        }
    }

    /// The button that asks the browser for the position, which only a script does, when it is pressed.
    var locate: Node {
        postForm(
            Route.times(.place).link(), operation: IdempotencyKeySlot.mark, .class("locate"), .data("locate")
        ) {
            back
            hiddenInput(FieldName.latitude.rawValue, "")
            hiddenInput(FieldName.longitude.rawValue, "")
            hiddenInput(FieldName.accuracy.rawValue, "")
            scriptButton(strings[.placeLocate], kind: .primary, icon: .pin, .data("locate-start"), .hidden())
            p(.class("field-hint"), .data("locate-status"), .role("status"), .data("text-busy", strings[.stateBusy])) {
                strings[.placeLocateHint]
            }
            p(.class("field-hint"), .data("locate-denied"), .hidden()) { last(strings[.placeLocateDenied]) }
            p(.class("field-hint"), .data("locate-failed"), .hidden()) { last(strings[.placeLocateFailed]) }
        }
    }

    /// The message for a position that isn't available, after the place that is used meanwhile (MZ-221).
    private func last(_ words: String) -> String {
        guard let place = context.place else { return words }
        return strings[.placeLast] + " · " + strings.isolated(context.name(of: place)) + ". " + words
    }

    /// Whether the place follows the device, with the button that changes it.
    @NodeBuilder private var follow: Node {
        if context.place != nil {
            let isOn = context.settings.followsDevice
            card(.class("part")) {
                h2 { strings[.placeFollow] }
                p(.class("field-hint")) {
                    strings(.placeFollowHint, .number("distance", context.bundle.prayer.moveDistance))
                }
                FollowForm.button(
                    isOn ? .off : .on, strings[isOn ? .placeFollowStop : .placeFollowStart], kind: .secondary,
                    icon: .pin)
            }
        }
    }

    var search: Node {
        Interface.form(
            .method(.get), .action(Route.times(.place).link()), .class("search"), .role("search"), .data("live-search"),
            .data("results", "cities")
        ) {
            back
            Field(
                Parameter.query.rawValue, label: strings[.placeSearch], hint: strings[.placeSearchHint],
                error: problem?.field == .city ? problem?.message : nil
            ).text(finder.words, type: "search", .data("city-search"), .autocomplete("off"), .enterkeyhint("search"))
            submitButton(strings[.placeSearchSubmit], kind: .secondary, icon: .search)
        }
    }

    var results: Node {
        div(.id("cities"), .data("results")) {
            if !finder.isAvailable {
                banner(strings[.placeUnavailable])
            } else if !finder.cities.isEmpty {
                h2(.class("spoken")) { strings[.placeResults] }
                rows { for city in finder.cities { self.city(city) } }
            } else if !finder.words.isEmpty {
                p(.role("status")) { strings(.placeNone, .text("query", finder.words)) }
            }
        }
    }

    private func city(_ city: City) -> Node {
        li(.class("row", "row-link")) {
            postForm(Route.times(.place).link(), operation: IdempotencyKeySlot.mark) {
                back
                hiddenInput(FieldName.city.rawValue, "\(city.id)")
                button(.type("submit")) {
                    span(.class("row-text")) {
                        span(.class("row-title"), .dirAuto) { city.name(in: strings.language.placeNames) }
                        span(.class("row-detail")) { context.countryName(city.country) }
                    }
                    Icon.forward.node(.text)
                }
            }
        }
    }

    private var byCountry: Node {
        Interface.form(.method(.get), .action(Route.times(.place).link()), .class("part", "by-country")) {
            back
            Field(Parameter.country.rawValue, label: strings[.placeByCountry]).choice(
                [Choice("", strings[.placeAnyCountry])]
                    + finder.countries.map { code in Choice(code, context.countryName(code)) }.sorted { a, b in
                        a.label < b.label
                    },
                selected: finder.country.isEmpty ? context.place?.country ?? "" : finder.country)
            submitButton(strings[.placeShow], kind: .secondary)
        }
    }

    private var coordinates: Node {
        Interface.details(.class("part", "coordinates"), .open(isCoordinates)) {
            summary { strings[.placeCoordinates] }
            postForm(Route.times(.place).link(), operation: IdempotencyKeySlot.mark) {
                back
                div(.class("field-pair")) {
                    field(.latitude, .placeLatitude, .placeLatitudeHint, within: 90)
                    field(.longitude, .placeLongitude, .placeLongitudeHint, within: 180)
                }
                field(.zone, .placeZone, .placeZoneHint)
                submitButton(strings[.placeUse], icon: .pin)
            }
        }
    }

    private var isCoordinates: Bool {
        switch problem?.field {
        case .latitude, .longitude, .zone: true
        default: false
        }
    }

    private func field(_ name: FieldName, _ label: Phrase, _ hint: Phrase, within limit: Int = 0) -> Node {
        Field(
            name.rawValue, label: strings[label],
            hint: strings(hint, .number("low", -limit), .number("high", limit)),
            error: problem?.field == name ? problem?.message : nil
        ).text(form[name] ?? "", .dir(.leftToRight), .autocomplete("off"))
    }
}

extension PlaceView {
    /// The parts that the first steps show.
    static func chooser(_ context: RequestContext) throws(NeedsData) -> PlaceChooser {
        let view = PlaceView(context, try PlaceFinder(context), form: FormFields(), problem: nil)
        return PlaceChooser(locate: view.locate, search: view.search, results: view.results)
    }
}
