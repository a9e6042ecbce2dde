import Almanac
import Interface
import Records

/// The ways to say where one is.
struct PlaceView {
    let visit: Visit
    let finder: PlaceFinder
    let form: FormFields
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { visit.strings }

    init(_ visit: Visit, _ finder: PlaceFinder, form: FormFields, problem: (FieldName, String)?) {
        self.visit = visit
        self.finder = finder
        self.form = form
        self.problem = problem.map { (field: $0.0, message: $0.1) }
    }

    @NodeBuilder var node: Node {
        if let problem {
            errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
        }
        if let place = visit.place { current(place) }
        p(.class("part-lead")) { strings[.placeWhy] }
        locate
        search
        results
        byCountry
        coordinates
    }

    private func current(_ place: Place) -> Node {
        rows {
            row(
                .text(visit.name(of: place)), detail: .text(strings[.placeCurrent]),
                leading: span(.class("row-icon")) { Icon.pin.node() },
                trailing: span(.class("row-value"), .dir(.leftToRight)) { place.zone })
        }
    }

    /// Asks the browser, when the person presses it and not before; a script does the asking.
    private var locate: Node {
        postForm(
            Route.place.link(), operation: OperationSlot.mark, .class("locate"), .data("locate")
        ) {
            hiddenInput(FieldName.latitude.rawValue, "")
            hiddenInput(FieldName.longitude.rawValue, "")
            scriptButton(strings[.placeLocate], kind: .primary, icon: .pin, .data("locate-start"), .hidden())
            p(.class("field-hint"), .data("locate-status"), .role("status"), .data("text-busy", strings[.stateBusy])) {
                strings[.placeLocateHint]
            }
            p(.class("field-hint"), .data("locate-denied"), .hidden()) { strings[.placeLocateDenied] }
            p(.class("field-hint"), .data("locate-failed"), .hidden()) { strings[.placeLocateFailed] }
        }
    }

    private var search: Node {
        Interface.form(.method(.get), .action(Route.place.link()), .class("search"), .role("search"), .data("live-search"),
            .data("results", "cities")
        ) {
            Field(
                Parameter.query.rawValue, label: strings[.placeSearch], hint: strings[.placeSearchHint],
                error: problem?.field == .city ? problem?.message : nil
            ).text(finder.words, type: "search", .data("city-search"), .autocomplete("off"), .enterkeyhint("search"))
            submitButton(strings[.placeSearchSubmit], kind: .secondary, icon: .search)
        }
    }

    private var results: Node {
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
            postForm(Route.place.link(), operation: OperationSlot.mark) {
                hiddenInput(FieldName.city.rawValue, "\(city.id)")
                button(.type("submit")) {
                    span(.class("row-text")) {
                        span(.class("row-title"), .dirAuto) { city.name(in: strings.language.code) }
                        span(.class("row-detail")) { countryName(city.country) }
                    }
                    Icon.forward.node(.text)
                }
            }
        }
    }

    /// A country's name in the language, or its code.
    private func countryName(_ code: String) -> String {
        let key = "country.\(code)"
        return strings.has(key: key) ? strings[key: key] : code
    }

    private var byCountry: Node {
        Interface.form(.method(.get), .action(Route.place.link()), .class("part", "by-country")) {
            Field(Parameter.country.rawValue, label: strings[.placeByCountry]).choice(
                [Choice("", strings[.placeAnyCountry])]
                    + finder.countries.map { code in Choice(code, countryName(code)) }.sorted { a, b in a.label < b.label },
                selected: finder.country.isEmpty ? visit.place?.country ?? "" : finder.country)
            submitButton(strings[.placeShow], kind: .secondary)
        }
    }

    private var coordinates: Node {
        Interface.details(.class("part", "coordinates"), .open(isCoordinates)) {
            summary { strings[.placeCoordinates] }
            postForm(Route.place.link(), operation: OperationSlot.mark) {
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
