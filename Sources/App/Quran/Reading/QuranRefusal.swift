import Interface
import Quran
import Records

/// The page shown if a text isn't available intact: it says so, and a doubtful text is never shown (register 4.9).
enum QuranRefusal {
    static func reply(_ context: RequestContext) -> Reply {
        let strings = context.strings
        guard !context.wantsJSON else { return .refusal("quran_not_whole", strings[.quranRefusalBody], status: 503) }
        let again = linkButton(
            strings[.quranRefusalAgain], href: context.route.link(), kind: .primary, icon: .sync)
        return .page(
            Page(
                title: strings[.quranRefusalTitle], area: .quran, name: "quran-refusal",
                header: PageHeader(strings[.quranTitle]).node,
                content: emptyState(
                    .lost, title: strings[.quranRefusalTitle], text: strings[.quranRefusalBody], action: again)),
            status: 503)
    }
}

/// The page shown instead of the Quran's text if that is missing or damaged. None of it is shown, not even the sound
/// parts: readers must be able to rely on every letter (register QI-046).
enum TextRefusalScreen {
    static func show(_ refusal: TextRefusal, _ context: RequestContext) -> Reply {
        let strings = context.strings
        let body = strings[refusal.reason == .damaged ? .errorQuranDamaged : .errorQuranMissing]
        guard !context.wantsJSON else {
            return .json(
                [
                    "error": ["code": "text_refused", "message": .string(body)], "part": .string(refusal.part),
                    "reason": .string(refusal.reason.rawValue), "repair": "wird content build",
                ], status: 503)
        }
        return .page(
            Page(
                title: strings[.errorQuranTitle], area: context.route.facts.bar, name: "error",
                header: PageHeader(strings[.errorQuranTitle]).node,
                content: group {
                    emptyState(.lost, title: strings[.errorQuranTitle], text: body, action: context.homeButton)
                    p(.class("part-lead")) { strings[.errorQuranRepair] }
                    p(.class("part-lead")) {
                        strings(.errorQuranPart, .word("part", refusal.part))
                    }
                }),
            status: 503)
    }
}
