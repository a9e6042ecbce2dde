import Almanac
import Interface
import Planner
import Records

extension TaskHandlers {
    /// The answer after an action: returns to the form's page with a notice; a program gets the task.
    func done(_ task: PlannedTask, notice: PlannerNotice, at date: CivilDate?) throws(NeedsData) -> Applied {
        let here = Return.route(form)
        let target = if let here { here } else { try page(of: date) }
        let link = target.link(
            Return.filter(form, at: target) + [
                QueryItem(.notice, Notice.planner(notice).rawValue), QueryItem(.task, task.id),
            ])
        var answer: JSONObject = ["task": TaskJSON.json(task)]
        // A sentence that an assistant may read aloud (MZ-240).
        if notice == .created {
            answer["text"] = .string(context.strings(notice.phrase, .text("title", task.title)))
        }
        return Applied(.seeOther(link), json: .json(.object(answer)))
    }

    /// The page that shows a date's tasks (today has its own address), or the inbox without a date.
    private func page(of date: CivilDate?) throws(NeedsData) -> Route {
        guard let date else { return .planner(.inbox) }
        return try PrayerDays.today(context) == date ? .planner(.today) : .planner(.day(date))
    }

    /// The answer if a form is refused: the form again, with the reasons and everything that was typed.
    func refuse(_ refusal: TaskRefusal, editing task: PlannedTask?, action: TaskAction? = nil)
        throws(NeedsData) -> Applied
    {
        let words = RefusalWords(refusal, context)
        let page: Reply
        switch (refusal, task, action) {
        case (_, .some(let task), .some):
            page = try TaskActionsScreen.show(context, task, words: words, from: Return.route(form))
        case (_, .some(let task), nil): page = try TaskScreen.edit(context, task, form: form, words: words)
        case (_, nil, _): page = try TaskScreen.new(context, form: form, words: words)
        }
        return Applied(page, json: words.json)
    }
}
