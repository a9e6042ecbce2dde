import Interface
import Quran
import Records

/// Plans to read the whole Quran: `/quran/khatma`.
enum KhatmaScreen {
    static func show(
        _ context: RequestContext, typed: FormFields = FormFields(), problem: (field: FieldName, message: String)? = nil
    ) throws(NeedsData) -> Reply {
        try context.library.require(
            [ReaderSettings.query, ReadingDay.all, Khatma.all], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        let facts = try QuranHomeFacts(context, index)
        guard !context.wantsJSON else { return .json(facts.json) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.khatmaTitle], area: .quran, name: "quran-khatma",
                header: PageHeader(
                    strings[.khatmaTitle], back: Route.quran(.home).link(), backLabel: strings[.quranTitle]
                )
                .node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
                    }
                    p(.class("part-lead")) { strings[.khatmaLead] }
                    for khatma in facts.plans {
                        KhatmaCard(context: context, facts: facts, khatma: khatma, back: .quran(.khatma)).node
                        remove(khatma, strings)
                    }
                    KhatmaForm(context: context, typed: typed, problem: problem).node
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func remove(_ khatma: Khatma, _ strings: Strings) -> Node {
        postForm(Route.quran(.khatma).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(FieldName.step.rawValue, KhatmaStep.remove.rawValue)
            hiddenInput(FieldName.mark.rawValue, khatma.id)
            submitButton(strings[.khatmaRemove], kind: .quiet, icon: .trash)
        }
    }
}
