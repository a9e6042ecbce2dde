import Interface
import Quran
import Records

/// Plans to read the whole Quran: `/quran/khatma`.
enum KhatmaScreen {
    static func show(
        _ visit: Visit, typed: FormFields = FormFields(), problem: (field: FieldName, message: String)? = nil
    ) throws(Missing) -> Reply {
        try visit.library.require(
            [ReaderSettings.query, ReadingDay.all, Khatma.all], [QuranContent.indexName])
        guard let index = try QuranContent.index(visit.library) else { return QuranRefusal.reply(visit) }
        let facts = try QuranHomeFacts(visit, index)
        guard !visit.wantsJSON else { return .json(facts.json) }
        let strings = visit.strings
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
                        KhatmaCard(visit: visit, facts: facts, khatma: khatma, back: .quran(.khatma)).node
                        remove(khatma, strings)
                    }
                    KhatmaForm(visit: visit, typed: typed, problem: problem).node
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func remove(_ khatma: Khatma, _ strings: Strings) -> Node {
        postForm(Route.quran(.khatma).link(), operation: OperationSlot.mark, .data("inplace")) {
            hiddenInput(FieldName.step.rawValue, KhatmaStep.remove.rawValue)
            hiddenInput(FieldName.mark.rawValue, khatma.id)
            submitButton(strings[.khatmaRemove], kind: .quiet, icon: .trash)
        }
    }
}
