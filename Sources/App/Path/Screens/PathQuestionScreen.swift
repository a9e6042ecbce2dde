import Interface
import Records
import WorshipPath

/// One question of a round: `/path/questions/beginning/time`. Each question may be skipped and each answer changed
/// (WP-010 to WP-014).
enum PathQuestionScreen {
    static func show(_ context: RequestContext, _ round: QuestionRound, _ question: PathQuestion) throws(NeedsData)
        -> Reply
    {
        guard let draft = try PathDraft(context, round) else { return PathReply.unbegun(context) }
        let strings = context.strings
        let title = strings[key: "path.question." + question.rawValue]
        let step = strings(
            .pathStep, .number("step", round.position(of: question) ?? 1), .number("count", round.questions.count))
        guard !context.wantsJSON else {
            return .json(
                .object([
                    "question": .string(question.rawValue),
                    "choices": .array(question.choices.map { name in .string(name) }),
                    "chosen": .array(chosen(draft.answers, question).map { name in .string(name) }),
                ]))
        }
        return .page(
            Page(
                title: title, area: .path, name: "path-question",
                header: PageHeader(
                    round == .ease
                        ? strings[.pathEaseTitle]
                        : round == .refresh ? strings[.pathRefreshTitle] : strings[.pathTitle],
                    details: strings.parted([.text(step)])
                ).node,
                content: postForm(
                    Route.path(.question(round, question)).link(), operation: IdempotencyKeySlot.mark,
                    .class("path-question")
                ) {
                    // Pressing Enter presses the form's first button.
                    fieldset(.class("path-choices")) {
                        legend(.class("path-ask")) { title }
                        p(.class("row-detail")) {
                            strings[key: "path.lead." + QuestionLead(question, after: draft.answers).rawValue]
                        }
                        choices(question, draft.answers, strings)
                    }
                    dots(round, question)
                    div(.class("form-actions")) {
                        button(strings[.pathNext], .next, .primary)
                        button(strings[.pathSkip], .skip, .secondary)
                        button(strings[.navBack], .back, .quiet)
                    }
                }))
    }

    private static func button(_ label: String, _ step: PathStep, _ kind: ButtonKind) -> Node {
        submitButton(label, kind: kind, .name(PathField.step.rawValue), .value(step.rawValue))
    }

    /// The progress of the round, for the eye; the same in words is at the top.
    private static func dots(_ round: QuestionRound, _ question: PathQuestion) -> Node {
        div(.class("path-dots"), .ariaHidden) {
            for each in round.questions {
                span(each == question ? .class("path-dot path-dot-now") : .class("path-dot"))
            }
        }
    }

    private static func choices(_ question: PathQuestion, _ answers: PathAnswers, _ strings: Strings) -> Node {
        let chosen = chosen(answers, question)
        let suggestion = answers.suggestion(for: question)
        return group {
            for name in question.choices {
                label(.class("path-choice")) {
                    input(
                        .type(question.takesSeveral ? "checkbox" : "radio"), .name(PathField.choice.rawValue),
                        .value(name), .checked(chosen.contains(name)))
                    span(.class("row-text")) {
                        span(.class("row-title")) { strings.choice(name, of: question) }
                        if name == suggestion { span(.class("row-detail")) { strings[.pathSuggested] } }
                    }
                    Icon.check.node(.text)
                }
            }
        }
    }

    /// The names of the chosen answers.
    private static func chosen(_ answers: PathAnswers, _ question: PathQuestion) -> [String] {
        switch question {
        case .consistency: [answers.consistency?.rawValue].compactMap { $0 }
        case .time: [answers.time?.rawValue].compactMap { $0 }
        case .intention: [answers.intention?.rawValue].compactMap { $0 }
        case .areas: answers.areas.list.map { area in area.rawValue }
        case .pace: [answers.pace?.rawValue].compactMap { $0 }
        case .tracking: [answers.tracking?.rawValue].compactMap { $0 }
        case .context: [answers.context?.rawValue].compactMap { $0 }
        }
    }
}
