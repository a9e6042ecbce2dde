import Almanac
import Interface
import Planner
import Records

extension TaskCommands {
    /// The answer when something has been done: back to where the form stood, with a notice; a program gets the task.
    func done(_ task: PlannedTask, notice: Notice, at date: CivilDate?) -> Applied {
        let target = Return.route(form) ?? date.map { .day($0) } ?? .inbox
        let link = target.link(QueryItem(.notice, notice.rawValue), QueryItem(.task, task.id))
        return Applied(.seeOther(link), json: .json(.object(["task": TaskJSON.json(task)])))
    }

    /// The answer when a form can't be taken: the form again, with what it needs and everything that was typed.
    func refuse(_ refusal: TaskRefusal, editing task: PlannedTask?, action: TaskAction? = nil)
        throws(Missing) -> Applied
    {
        let words = RefusalWords(refusal, visit)
        let page: Reply
        switch (refusal, task, action) {
        case (_, .some(let task), .some): page = try TaskActionsScreen.show(visit, task, words: words, from: Return.route(form))
        case (_, .some(let task), nil): page = try TaskScreen.edit(visit, task, form: form, words: words)
        case (_, nil, _): page = try TaskScreen.new(visit, form: form, words: words)
        }
        return Applied(page, json: words.json)
    }
}
