import Almanac
import Interface
import Quran
import Records

/// The area's first page (register QI-006).
enum QuranHomeScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require(
            [ReaderSettings.query, ReadingDay.all, Khatma.all], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        let facts = try QuranHomeFacts(context, index)
        guard !context.wantsJSON else { return .json(facts.json) }
        let strings = context.strings
        let view = QuranHomeView(context: context, facts: facts)
        return .page(
            Page(
                title: strings[.quranTitle], area: .quran, name: "quran",
                header: PageHeader(
                    strings[.quranTitle],
                    actions: group {
                        iconLink(.bookmark, label: strings[.quranBookmarks], href: Route.quran(.bookmarks).link())
                        iconLink(.settings, label: strings[.quranSettings], href: Route.quran(.settings).link())
                    }
                ).node,
                content: view.node, beside: view.beside))
    }
}

/// The parts of the area's first page.
struct QuranHomeView {
    let context: RequestContext
    let facts: QuranHomeFacts
    private var strings: Strings { context.strings }
    private var index: QuranIndex { facts.index }

    @NodeBuilder var node: Node {
        QuranSearchForm(context: context, question: "").node
        onward
        ways
        titledSection(strings[.quranSurahs], id: "surahs") { surahs }
    }

    var beside: Node {
        aside(.class("beside"), .id("quran-day"), .data("swap"), .aria("label", strings[.today])) {
            goal
            portions
            ayahOfTheDay
        }
    }

    /// A link to where the person stopped, or to the beginning.
    private var onward: Node {
        let place = facts.settings.place.flatMap { index.contains($0) ? $0 : nil }
        let ayah = place ?? AyahReference(surah: 1, ayah: 1)
        let surah = index.surah(ayah.surah)
        return a(href: Route.quran(.ayah(ayah)).link(), .class("onward"), .data("resume")) {
            starPattern(id: "quran-stars")
            span(.class("onward-label")) { strings[place == nil ? .quranBegin : .quranContinue] }
            span(.class("onward-name"), .lang("ar"), .dir(.rightToLeft)) { surah?.arabicName ?? "" }
            span(.class("onward-place")) {
                strings.parted([
                    .text(strings(.quranAyahNumber, .number("number", ayah.ayah))),
                    .text(strings(.quranPageNumber, .number("number", index.page(of: ayah)))),
                    .text(strings(.quranJuzNumber, .number("number", index.juz(of: ayah)))),
                ])
            }
        }
    }

    private var ways: Node {
        nav(.class("quran-ways"), .aria("label", strings[.quranWays])) {
            for list in QuranList.allCases {
                a(href: Route.quran(.list(list)).link(), .class("quran-way")) { strings[QuranListScreen.title(list)] }
            }
            a(href: Route.quran(.khatma).link(), .class("quran-way")) { strings[.khatmaTitle] }
            a(href: Route.quran(.recite(.home)).link(), .class("quran-way")) { strings[.reciteTitle] }
            a(href: Route.quran(.hifz(.home)).link(), .class("quran-way")) { strings[.hifzTitle] }
            a(href: Route.quran(.listening(.choice)).link(), .class("quran-way")) { strings[.listenTitle] }
            a(href: Route.adhkar(.home).link(), .class("quran-way")) { strings[.adhkarTitle] }
            a(href: Route.adhkar(.counter).link(), .class("quran-way")) { strings[.counterTitle] }
        }
    }

    private var surahs: Node {
        ol(.class("surah-list")) {
            for surah in index.surahs {
                li {
                    a(href: Route.quran(.surah(surah.number)).link(), .class("surah-link")) {
                        span(.class("surah-number")) { strings.number(surah.number) }
                        span(.class("surah-words")) {
                            span(.class("surah-title")) { strings.name(surah) }
                            span(.class("row-detail")) {
                                strings.parted([
                                    .text(strings.name(surah.revelation)),
                                    .text(strings(.quranAyat, count: surah.ayahCount)),
                                ])
                            }
                        }
                        if strings.language.direction == .leftToRight {
                            span(.class("surah-arabic"), .lang("ar"), .dir(.rightToLeft)) { surah.arabicName }
                        }
                    }
                }
            }
        }
    }

    /// The day's goal and the days in a row, each only if the person wants it.
    @NodeBuilder private var goal: Node {
        let progress = facts.progress
        if progress != nil || !facts.settings.hidesDays {
            card(.class("goal")) {
                if let progress {
                    progressRing(
                        done: progress.done, of: progress.goal.amount, label: strings[.quranGoal], strings: strings)
                }
                div(.class("row-text")) {
                    if let progress {
                        p(.class("row-title")) {
                            a(href: Route.quran(.settings).link()) { strings.words(progress.goal) }
                        }
                    } else {
                        p { a(href: Route.quran(.settings).link()) { strings[.quranGoalChoose] } }
                    }
                    if !facts.settings.hidesDays, facts.daysInRow > 0 {
                        p(.class("row-detail")) { strings(.quranDaysInRow, count: facts.daysInRow) }
                    }
                }
            }
        }
    }

    @NodeBuilder private var portions: Node {
        if !facts.plans.isEmpty {
            titledSection(strings[.khatmaToday], id: "portions") {
                for khatma in facts.plans {
                    KhatmaCard(context: context, facts: facts, khatma: khatma, back: .quran(.home)).node
                }
            }
        }
    }

    @NodeBuilder private var ayahOfTheDay: Node {
        if let ayah = facts.ayah {
            titledSection(strings[.quranAyahOfDay], id: Route.ayahOfDay) {
                a(href: Route.quran(.ayah(ayah.reference)).link(), .class("day-ayah")) {
                    AyahText(AyahRun.plain(ayah.text), ayah.reference.ayah).node
                    if let meaning = ayah.meaning {
                        p(.class("meaning"), .lang(meaning.item.code), .dir(meaning.item.direction)) {
                            meaning.text
                        }
                    }
                    p(.class("caption")) { strings.name(ayah.reference, index) }
                }
            }
        }
    }
}
