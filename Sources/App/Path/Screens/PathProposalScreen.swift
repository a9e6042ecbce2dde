import Almanac
import Interface
import Records
import WorshipPath

/// The plan that a round's answers give, before it is accepted: `/path/plan/beginning` (WP-030, WP-039).
enum PathProposalScreen {
    static func show(_ context: RequestContext, _ round: QuestionRound) throws(NeedsData) -> Reply {
        guard let draft = try PathDraft(context, round) else { return PathReply.unbegun(context) }
        let strings = context.strings
        let config = context.bundle.path
        let clock = try PathClock(context)
        let mix = draft.book?.mix(for: draft.answers) ?? WorshipMix(draft.answers, config: config)
        let week = PathWeek(of: clock.today, startingOn: strings.firstWeekday).start
        let theme = config.theme(ofWeekFrom: week, areas: draft.answers.areas)?.id
        guard !context.wantsJSON else {
            return .json(
                .object([
                    "essentials": .array(mix.essentials.map { action in .string(action.id) }),
                    "bonuses": .array(mix.bonuses.map { action in .string(action.id) }),
                    "minutes": .int(Int64(mix.minutes)), "restDaysPerWeek": .int(Int64(mix.mercy)),
                ]))
        }
        return PathScreens.page(
            context, strings[.pathPlanTitle], "path-proposal",
            back: .question(round, round.questions[round.questions.count - 1])
        ) {
            if let book = draft.book { difference(MixDifference(from: book.mix, to: mix), strings) }
            PathPlanView(
                context: context, mix: mix, focus: mix.showsFocus ? theme : nil,
                hasNumbers: draft.book?.display.hasNumbers ?? true
            ).node
            div(.class("form-actions")) {
                PathForm.button(.proposal(round), .accept, strings[.pathAccept], kind: .primary, icon: .check)
                linkButton(
                    strings[.pathChangeAnswers], href: Route.path(.question(round, round.questions[0])).link(),
                    kind: .quiet)
            }
        }
    }

    /// The changes that a refreshed plan would make.
    private static func difference(_ difference: MixDifference, _ strings: Strings) -> Node {
        card(.class("part")) {
            h2 { strings[.pathDifference] }
            if difference.isEmpty { p { strings[.pathDifferenceNone] } }
            ul(.class("problems")) {
                for action in difference.added {
                    li { strings(.pathDifferenceAdded, .word("action", strings.action(action.id))) }
                }
                for action in difference.removed {
                    li { strings(.pathDifferenceRemoved, .word("action", strings.action(action.id))) }
                }
                for action in difference.changed {
                    li { strings(.pathDifferenceChanged, .word("action", strings.action(action.id))) }
                }
                if difference.mercy != 0 { li { strings[.pathDifferenceRest] } }
            }
        }
    }
}
