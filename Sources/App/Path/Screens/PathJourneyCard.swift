import Almanac
import Interface
import WorshipPath

/// The person's progress: the tree, the level by its name, and as many figures as they want (WP-048, WP-090).
struct PathJourneyCard {
    let context: RequestContext
    let book: PathBook
    let days: PathDays
    private var strings: Strings { context.strings }

    var node: Node {
        let progress = book.progress
        let display = book.display
        let picture = JourneyPicture(progress.level, hasBlossom: book.settings.hasBlossom)
        return section(.class("card", "path-journey"), .aria("labelledby", "journey")) {
            h2(.id("journey")) {
                strings(.pathJourneyLevel, .word("level", strings.name(progress.level.level)))
            }
            if !display.isNameOnly {
                PathTree(level: progress.level.level, drawn: picture.drawn).node(label: strings.journey(picture))
                if display.showsBar, let way = progress.level.progress {
                    bar(way, hasNumbers: display.hasNumbers)
                }
                streak(progress, display)
            }
        }
    }

    /// The distance to the next level. Without numbers it is only a bar.
    private func bar(_ way: LevelProgress, hasNumbers: Bool) -> Node {
        let share = Int(way.share * 1000)
        return svg(
            .class("path-bar"), .viewBox("0 0 1000 40"), .preserveAspectRatio("none"), .role("img"),
            .aria("label", strings[.pathBar])
        ) {
            rect(.class("path-bar-whole"), .x(0), .y(0), .width(1000), .height(40), .rx(20))
            rect(.class("path-bar-done"), .x(0), .y(0), .width(share), .height(40), .rx(20))
        }
    }

    @NodeBuilder private func streak(_ progress: PathProgress, _ display: PathDisplay) -> Node {
        switch display.streak {
        case .hidden: Node.nothing
        case .withoutNumber:
            if progress.streakDays > 0 { p { strings[.pathStreakPlain] } }
        case .shown:
            if progress.streakDays > 0 {
                p(.class("path-streak")) {
                    span(.class("row-detail")) { strings[.pathStreakLabel] }
                    strong { strings(.pathStreak, count: progress.streakDays) }
                }
            } else if days.standings.count > 1, days[book.today] == .open || days[book.today] == .quiet {
                p { strings[.pathStartAgain] }
            }
        }
    }
}
