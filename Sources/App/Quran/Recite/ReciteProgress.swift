import Almanac
import Interface
import Quran
import Recitation
import Records

/// What recitations from memory have come to: how many in a row were whole, by surah, and the surahs and juz that were.
struct ReciteProgress {
    let context: RequestContext
    let index: QuranIndex
    let sessions: [KeptRecitation]
    private var strings: Strings { context.strings }

    private var rounds: [RecitationRound] {
        var rounds: [RecitationRound] = []
        for session in sessions where session.mode == .memory {
            rounds.append(
                RecitationRound(date: session.date, surah: session.span.surah, ayat: session.span.ayat, session.log))
        }
        return rounds
    }

    @NodeBuilder var node: Node {
        let rounds = rounds
        let streaks = RecitationStreaks(rounds).surahs.filter { $0.best > 0 }
        let badges = RecitationBadges(rounds, index)
        if !streaks.isEmpty {
            titledSection(strings[.reciteStreaks], id: "streaks") {
                rows {
                    for streak in streaks {
                        row(
                            .text(index.surah(streak.surah).map { strings.name($0) } ?? ""),
                            detail: strings.parted([
                                .text(strings(.reciteStreak, count: streak.current)),
                                .text(strings(.reciteStreakBest, .number("count", streak.best))),
                            ]))
                    }
                }
            }
        }
        if !badges.surahs.isEmpty || !badges.juz.isEmpty {
            titledSection(strings[.reciteBadges], id: "badges") {
                ul(.class("recite-badges")) {
                    for entry in badges.juz {
                        badge(strings(.quranJuzNumber, .number("number", entry.number)), entry.date)
                    }
                    for entry in badges.surahs {
                        badge(index.surah(entry.number).map { strings.name($0) } ?? "", entry.date)
                    }
                }
            }
        }
    }

    private func badge(_ name: String, _ date: CivilDate) -> Node {
        li(.class("recite-badge")) {
            Icon.star.node(.text)
            span { name }
            span(.class("row-detail")) { strings.date(date) }
        }
    }

    var streaksJSON: JSON {
        .array(
            RecitationStreaks(rounds).surahs.map { streak in
                [
                    "surah": .int(Int64(streak.surah)), "current": .int(Int64(streak.current)),
                    "best": .int(Int64(streak.best)),
                ]
            })
    }

    var badgesJSON: JSON {
        func list(_ entries: [RecitationBadges.Badge], _ name: String) -> JSON {
            .array(
                entries.map { entry in
                    .object([name: .int(Int64(entry.number)), "date": .string(entry.date.description)])
                })
        }
        let badges = RecitationBadges(rounds, index)
        return ["surahs": list(badges.surahs, "surah"), "juz": list(badges.juz, "juz")]
    }
}
