import Almanac
import Interface
import Planner
import Records

/// The mosques where the person prays, and whether being at one is noticed: `/me/settings/mosques`.
enum MosquesScreen {
    static func show(
        _ context: RequestContext, typed: FormFields = FormFields(), problem: (field: FieldName, message: String)? = nil
    )
        -> Reply
    {
        guard !context.wantsJSON else { return .json(json(context)) }
        let strings = context.strings
        let view = MosquesView(context: context, typed: typed, problem: problem)
        return .page(
            Page(
                title: strings[.mosquesTitle], area: .me, name: "mosques",
                header: PageHeader(
                    strings[.mosquesTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack]
                )
                .node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
                    }
                    p(.class("part-lead")) { strings[.mosquesLead] }
                    view.list
                    view.near
                    view.add
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func json(_ context: RequestContext) -> JSON {
        .object([
            "near": .bool(context.settings.shape.isOn(AtMosque.switchName)),
            "mosques": .array(
                context.settings.mosques.list.map { mosque in
                    .object([
                        "id": .string(mosque.id), "name": .string(mosque.name),
                        "latitude": .double(mosque.coordinates.latitude),
                        "longitude": .double(mosque.coordinates.longitude),
                    ])
                }),
        ])
    }
}

/// The parts of the mosques' page.
struct MosquesView {
    let context: RequestContext
    let typed: FormFields
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    @NodeBuilder var list: Node {
        let mosques = context.settings.mosques.list
        if mosques.isEmpty {
            emptyState(.openDay, title: strings[.mosquesNone], text: strings[.mosquesNoneBody])
        } else {
            rows {
                for mosque in mosques {
                    row(
                        span(.dirAuto) { mosque.name },
                        detail: bdi(.dir(.leftToRight)) {
                            strings.decimal(mosque.coordinates.latitude, places: 4) + " "
                                + strings.decimal(mosque.coordinates.longitude, places: 4)
                        },
                        leading: span(.class("row-icon")) { Icon.pin.node() },
                        trailing: form(.remove, mosque.id) {
                            iconButton(
                                .trash, label: strings(.mosqueRemove, .text("mosque", mosque.name)))
                        })
                }
            }
        }
    }

    /// Whether being at a mosque is noticed, with the button that changes it.
    var near: Node {
        let isOn = context.settings.shape.isOn(AtMosque.switchName)
        return card(.class("part")) {
            h2 { strings[.mosqueNear] }
            p(.class("field-hint")) {
                strings(.mosqueNearHint, .number("distance", context.bundle.special.mosque.near))
            }
            if isOn { scriptButton(strings[.placeLocate], icon: .pin, .data("near-ask"), .hidden()) }
            form(isOn ? .off : .on, "") {
                submitButton(strings[isOn ? .mosqueNearStop : .mosqueNearStart], kind: .secondary, icon: .pin)
            }
        }
    }

    /// Adds a mosque by the device's position or by hand. The device is asked only when its button is pressed.
    var add: Node {
        card(.class("part")) {
            h2 { strings[.mosqueAdd] }
            postForm(
                Route.planner(.mosques).link(), operation: IdempotencyKeySlot.mark, .class("form"),
                .data("locate", "exact")
            ) {
                hiddenInput(FieldName.step.rawValue, MosqueStep.add.rawValue)
                hiddenInput(FieldName.accuracy.rawValue, "")
                Field(FieldName.name.rawValue, label: strings[.mosqueName], error: error(.name)).text(
                    typed[.name] ?? "", .required(), .maxlength(SavedMosques.nameLimit), .autocomplete("off"))
                scriptButton(strings[.placeLocate], icon: .pin, .data("locate-start"), .hidden())
                p(
                    .class("field-hint"), .data("locate-status"), .role("status"),
                    .data("text-busy", strings[.stateBusy])
                ) { strings[.mosqueLocateHint] }
                p(.class("field-hint"), .data("locate-denied"), .hidden()) { strings[.placeLocateDenied] }
                p(.class("field-hint"), .data("locate-failed"), .hidden()) { strings[.placeLocateFailed] }
                div(.class("field-pair")) {
                    degrees(.latitude, .placeLatitude, .placeLatitudeHint, within: 90)
                    degrees(.longitude, .placeLongitude, .placeLongitudeHint, within: 180)
                }
                submitButton(strings[.mosqueSave], icon: .check)
            }
        }
    }

    private func form(_ step: MosqueStep, _ id: String, @NodeBuilder content: () -> Node) -> Node {
        postForm(Route.planner(.mosques).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            if !id.isEmpty { hiddenInput(FieldName.mark.rawValue, id) }
            content()
        }
    }

    private func degrees(_ name: FieldName, _ label: Phrase, _ hint: Phrase, within limit: Int) -> Node {
        Field(
            name.rawValue, label: strings[label],
            hint: strings(hint, .number("low", -limit), .number("high", limit)), error: error(name)
        ).text(typed[name] ?? "", .dir(.leftToRight), .autocomplete("off"))
    }

    private func error(_ name: FieldName) -> String? { problem?.field == name ? problem?.message : nil }
}
