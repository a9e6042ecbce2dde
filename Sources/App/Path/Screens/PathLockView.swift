import Interface
import Records
import WorshipPath

/// The forms of the path's lock. A code is never written back into them.
struct PathLockView {
    let context: RequestContext
    let gate: PathGate
    private var strings: Strings { context.strings }

    /// Asks for the code, and says what to do without it.
    @NodeBuilder func ask(_ page: PathRoute, problem: String?, erasing: String?) -> Node {
        card(.class("path-lock"), .data("path-locked")) {
            span(.class("path-lock-mark"), .ariaHidden) { Icon.lock.node() }
            p { strings[.pathLockedBody] }
            postForm(Route.path(.lock).link(), operation: IdempotencyKeySlot.mark, .class("settings")) {
                hiddenInput(PathField.step.rawValue, PathStep.open.rawValue)
                hiddenInput(FieldName.back.rawValue, Route.path(page).path)
                code(.code, .pathLockCode, problem, "current-password")
                submitButton(strings[.pathLockOpen], icon: .check)
            }
        }
        details(.class("card", "part"), .open(erasing != nil)) {
            summary { strings[.pathLockForgotten] }
            p { strings[.pathLockForgottenBody] }
            p { Interface.code(.dir(.leftToRight)) { "wird path unlock --remove" } }
            postForm(Route.path(.erase).link(), operation: IdempotencyKeySlot.mark, .class("settings")) {
                hiddenInput(PathField.step.rawValue, PathStep.erase.rawValue)
                Field(FieldName.confirmation.rawValue, label: strings[.pathEraseConfirm], error: erasing).toggle(false)
                submitButton(strings[.pathErase], kind: .danger, icon: .trash)
            }
        }
    }

    /// The form that sets a code, or closes, changes and removes the existing lock.
    @NodeBuilder func settings(_ problem: (field: PathField, text: String)?) -> Node {
        card(.class("prose")) {
            p { strings(.pathLockBody, .word("minutes", strings(.minutes, count: gate.rule.minutes))) }
            p { strings[.pathLockTruth] }
        }
        if gate.isLocked {
            PathForm.button(.lock, .close, strings[.pathLockNow], kind: .primary, icon: .lock)
        }
        card(.class("part")) {
            postForm(Route.path(.lock).link(), operation: IdempotencyKeySlot.mark, .class("settings")) {
                if gate.isLocked { code(.current, .pathLockCurrent, text(problem, .current), "current-password") }
                code(
                    .code, .pathLockNew, text(problem, .code), "new-password",
                    hint: strings(.pathLockHint, .number("least", gate.rule.least)), isNeeded: !gate.isLocked)
                code(.again, .pathLockAgain, text(problem, .again), "new-password", isNeeded: !gate.isLocked)
                div(.class("form-actions")) {
                    button(gate.isLocked ? .pathLockChange : .pathLockSet, .set, .primary)
                    if gate.isLocked { button(.pathLockRemove, .unlock, .secondary) }
                }
            }
        }
    }

    private func button(_ label: Phrase, _ step: PathStep, _ kind: ButtonKind) -> Node {
        submitButton(strings[label], kind: kind, .name(PathField.step.rawValue), .value(step.rawValue))
    }

    private func code(
        _ name: PathField, _ label: Phrase, _ problem: String?, _ kind: StaticString, hint: String? = nil,
        isNeeded: Bool = true
    ) -> Node {
        Field(name.rawValue, label: strings[label], hint: hint, error: problem)
            .text("", type: "password", .autocomplete(kind), .required(isNeeded), .maxlength(gate.rule.most))
    }

    private func text(_ problem: (field: PathField, text: String)?, _ field: PathField) -> String? {
        problem?.field == field ? problem?.text : nil
    }
}
