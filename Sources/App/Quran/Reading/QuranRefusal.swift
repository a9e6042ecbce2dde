import Interface
import Quran

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
