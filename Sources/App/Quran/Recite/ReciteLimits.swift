import Interface
import Recitation

/// What the check can and can't hear, with the figures that were measured (`Config/RecitationConfig.json`).
enum ReciteLimits {
    static let id = "limits"

    @NodeBuilder static func card(_ context: RequestContext) -> Node {
        if let measured = context.bundle.recitation?.measured { card(measured, context.strings) }
    }

    private static func card(_ measured: MeasuredCheck, _ strings: Strings) -> Node {
        details(.class("course-fold", "card"), .id(id)) {
            summary { strings[.limitsTitle] }
            p { strings[.limitsHears] }
            p { strings[.limitsDeaf] }
            h3 { strings(.limitsMeasured, .word("date", strings.date(measured.date)), .text("model", measured.model)) }
            ul {
                li {
                    strings(.limitsSize, .number("recordings", measured.recordings), .number("words", measured.words))
                }
                li {
                    strings(
                        .limitsRight, share("marked", measured.marked, strings),
                        share("unsure", measured.unsure, strings))
                }
                li { strings(.limitsFlawless, share("percent", measured.flawless, strings)) }
                li {
                    strings(
                        .limitsFound, share("replaced", measured.replaced, strings),
                        share("left", measured.leftOut, strings))
                }
                li {
                    strings(
                        .limitsNear, share("marked", measured.near, strings),
                        share("heard", measured.nearHeard, strings))
                }
            }
            p { strings[.limitsVoices] }
            p { strings[.limitsTeacher] }
            p(.class("report-sum"), .lang("en"), .dir(.leftToRight)) { "SHA-256 " + measured.sha256 }
        }
    }

    /// A share in thousandths as a percentage with one decimal at most.
    private static func share(_ name: String, _ thousandths: Int, _ strings: Strings) -> Phrase.Argument {
        .word(name, strings.decimal(Double(thousandths) / 10, places: 1))
    }
}
