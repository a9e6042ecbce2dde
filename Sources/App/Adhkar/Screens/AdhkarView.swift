import Interface
import Quran
import Records

/// The parts of a group's page.
struct AdhkarView {
    let context: RequestContext
    let group: AdhkarGroup
    let adhkar: [Dhikr]
    let progress: AdhkarProgress
    let ayat: AdhkarAyat
    let guide: Guide?
    let settings: ReaderSettings
    private var strings: Strings { context.strings }
    private var done: Int { progress.done(of: adhkar) }

    var header: Node {
        PageHeader(
            strings[Phrase.adhkar(group)],
            details: strings.parted([
                span(.data("adhkar-progress")) {
                    strings(.adhkarProgress, .number("done", done), .number("of", adhkar.count))
                }
            ]),
            back: Return.link(context, else: .adhkar(.home)), backLabel: strings[.navBack]
        ).node
    }

    @NodeBuilder var content: Node {
        ol(
            .class("adhkar"), .data("adhkar"), .data("announce", context.bundle.adhkar?.announce ?? 1),
            .data("text-progress", strings[.adhkarProgress]), .data("text-counted", strings[.counterOf]),
            .data("text-done", strings[.adhkarDone]), .data("text-all", strings[.adhkarAllDone])
        ) {
            for dhikr in adhkar { DhikrCard(view: self, dhikr: dhikr).node }
        }
        div(.class("adhkar-end"), .role("status")) {
            p(.data("adhkar-all"), .hidden(done < adhkar.count)) { strings[.adhkarAllDone] }
        }
        form(.reset, kind: .quiet, icon: .undo, strings[.adhkarAgain])
    }

    private func form(_ step: TallyStep, kind: ButtonKind, icon: Icon, _ label: String) -> Node {
        postForm(
            Route.adhkar(.group(group)).link(), operation: IdempotencyKeySlot.mark,
            .class("adhkar-end", "print-hidden"),
            .data("inplace")
        ) {
            back
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            submitButton(label, kind: kind, icon: icon)
        }
    }

    /// The page that the person came from, so that the way back remains after a count without scripts.
    @NodeBuilder var back: Node {
        if let back = Return.route(context) { hiddenInput(FieldName.back.rawValue, back.path) }
        for item in Return.opened(context) { hiddenInput(item.name, item.value) }
    }

    var json: JSON {
        .object([
            "group": .string(group.rawValue), "done": .int(Int64(done)), "of": .int(Int64(adhkar.count)),
            "adhkar": .array(adhkar.map { dhikr in json(dhikr) }),
        ])
    }

    private func json(_ dhikr: Dhikr) -> JSON {
        var object: JSONObject = [
            "id": .string(dhikr.id), "count": .int(Int64(dhikr.count)), "said": .int(Int64(progress.count(dhikr))),
        ]
        switch dhikr.words {
        case .arabic(let text, let meaning):
            object["arabic"] = .string(text)
            if let guide { object["meaning"] = .string(guide["adhkar.meaning." + meaning]) }
        case .quran(let parts): object["ayat"] = .array(parts.map { part in .string(part.text) })
        }
        object["sources"] = .array(
            dhikr.sources.map { source in
                .object(["book": .string(source.book), "number": .string(source.number)])
            })
        object["grade"] = .string(dhikr.grade)
        object["by"] = .array(dhikr.graders.map { name in .string(name) })
        return .object(object)
    }
}
