import Interface
import Planner
import Records

/// The inbox while tasks are being chosen: a box before each, and the actions for those that are ticked.
struct SeveralTasksForm {
    let context: RequestContext
    let list: InboxList
    let words: RefusalWords?
    let form: FormFields?
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ list: InboxList, words: RefusalWords?, form: FormFields?) {
        self.context = context
        self.list = list
        self.words = words
        self.form = form
    }

    var node: Node {
        postForm(
            Route.planner(.several).link(), operation: IdempotencyKeySlot.mark, .class("several"), .data("inplace")
        ) {
            hiddenInput(FieldName.back.rawValue, Route.planner(.inbox).path)
            hiddenInput(FieldName.filter.rawValue, QueryItem.text(list.filter.items))
            if let words {
                errorSummary(
                    strings[.errorSummary], words.fields.map { (field: $0.field.rawValue, text: $0.message) })
            }
            head
            tasks
            actions
        }
    }

    private var head: Node {
        div(.class("part")) {
            p { strings[.severalLead] }
            div(.class("form-actions")) {
                let next = list.choosesAll ? "on" : "all"
                linkButton(
                    strings[list.choosesAll ? .severalNone : .severalAll], href: list.link(QueryItem(.choose, next)))
                linkButton(strings[.severalCancel], href: list.link(), kind: .quiet, icon: .close)
            }
        }
    }

    private var tasks: Node {
        let looks = TaskLooks(context)
        let chosen = form.map { SeveralTasks.ids($0) }
        return group {
            ul(.class("card", "rows"), .id(FieldName.chosen.rawValue), .tabindex(-1)) {
                for task in list.tasks {
                    let look = looks[task.category]
                    li(.class("row", "choice-row", "tint-\(look.name)")) {
                        label(.class("row-choice")) {
                            input(
                                .type("checkbox"), .name(FieldName.chosen.rawValue), .value(task.id),
                                .checked(chosen?.contains(task.id) ?? list.choosesAll), .class("tick"))
                            span(.class("row-text")) {
                                span(.class("row-title"), .dirAuto) { task.title }
                                span(.class("row-detail")) { InboxPanel.detail(task, look, strings) }
                            }
                        }
                    }
                }
            }
            if let more = list.more { linkButton(strings[.inboxMore], href: more, kind: .quiet, icon: .expand) }
        }
    }

    private var actions: Node {
        card(.class("part", "several-actions")) {
            div(.class("form-actions")) {
                button(.complete, .taskComplete, icon: .check)
                button(.delete, .taskDelete, kind: .danger, icon: .trash)
            }
            div(.class("form-pair")) {
                Field(FieldName.date.rawValue, label: strings[.taskDay], error: words?.message(.date)).machine(
                    form?[.date] ?? "", type: "date")
                button(.move, .severalMove, icon: .move)
            }
            div(.class("form-pair")) {
                Field(FieldName.category.rawValue, label: strings[.taskCategory], error: words?.message(.category))
                    .choice(categories, selected: form?[.category] ?? "")
                button(.category, .severalCategory, icon: .edit)
            }
        }
    }

    private var categories: [Choice] {
        var choices = [Choice("", strings[.categoryNone])]
        for look in context.bundle.planner.categories {
            choices.append(Choice(look.category.rawValue, TaskLook(look.category, context).label))
        }
        return choices
    }

    private func button(_ step: SeveralTasks.Step, _ label: Phrase, kind: ButtonKind = .secondary, icon: Icon) -> Node {
        submitButton(
            strings[label], kind: kind, icon: icon, .name(FieldName.step.rawValue), .value(step.rawValue))
    }
}
