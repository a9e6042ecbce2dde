import Almanac
import Interface
import Quran
import Recitation
import Records

/// Keeps recitations, and deletes them.
struct ReciteHandler {
    let context: RequestContext
    let form: FormFields
    let key: IdempotencyKey
    private var strings: Strings { context.strings }

    func apply(_ route: ReciteRoute, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        switch route {
        case .session(let span): try keep(span, &changeSet)
        case .kept(let id): try change(id, &changeSet)
        case .home, .trend: Applied(ErrorScreen.notAllowed(context))
        }
    }

    private func keep(_ span: RecitationSpan, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let clock = try ReaderClock(context)
        try context.library.require([], [QuranContent.indexName, .text(.tanzil, span.surah)])
        guard let index = try QuranContent.index(context.library) else { return Applied(QuranRefusal.reply(context)) }
        guard let passage = try RecitePassage(span, index, context.library) else {
            return Applied(ErrorScreen.notFound(context))
        }
        if let text = form[.mode], ReciteMode(rawValue: text) == nil {
            return try refuse(.mode, strings.choose(from: ReciteMode.allCases), span)
        }
        if let text = form[.tolerance], Tolerance(name: text) == nil {
            return try refuse(.tolerance, strings.choose(from: Tolerance.allCases.map { $0.name }), span)
        }
        var ask = ReciteAsk(form, passage.texts.count)
        ask.marks = SelfMark.marks(form, passage.texts.count)
        let began = self.began(ask.began)
        if form[.reveal] != nil {
            ask.began = began.milliseconds
            var answer = Applied(.seeOther(ask.link(span)))
            answer.isRemembered = false
            return answer
        }
        let now = context.request.now
        let log: RecitationLog
        if let sent = form[.log] {
            guard sent.utf8.count <= KeptRecitation.limit else {
                return try refuse(.log, strings[.reciteLogLarge], span)
            }
            guard let json = try? JSON(reading: sent), let read = RecitationLog(json: json),
                read.words == passage.passage.count, read.isSound(ayat: passage.texts.count),
                read.json.canonicalLength <= KeptRecitation.limit
            else { return try refuse(.log, strings[.reciteLogOther], span) }
            log = read
        } else {
            let spent = Int(clamping: now.milliseconds - began.milliseconds)
            guard let made = SelfMark.log(ask.marks, passage.passage, milliseconds: spent) else {
                return try refuse(.marks, strings[.reciteMarksNone], span)
            }
            log = made
        }
        let kept = KeptRecitation(
            id: key.madeID, span: span, mode: ask.mode, tolerance: ask.tolerance, date: clock.today, began: began,
            isSelfChecked: form[.log] == nil, log: log)
        kept.write(&changeSet)
        let link = Route.quran(.recite(.kept(kept.id))).link(QueryItem(.notice, QuranNotice.recitationKept.rawValue))
        return Applied(.seeOther(link), json: .json(["session": .string(kept.id)]))
    }

    /// When the recitation was begun: as the form says, otherwise when its page was made; the last twelve hours at most.
    private func began(_ sent: Int64?) -> Instant {
        let now = context.request.now.milliseconds
        let drawn = Int64(key.number.prefix(12), radix: 16)
        guard let began = sent ?? drawn, began <= now, now - began <= 12 * 3_600_000 else { return context.request.now }
        return Instant(milliseconds: began)
    }

    private func change(_ id: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        try context.library.require([KeptRecitation.query(id)], [])
        guard let record = try context.library.record(KeptRecitation.key(id)) else {
            return Applied(
                ErrorScreen.refused(context, strings[.errorGone], status: 404),
                json: .refusal("gone", strings[.errorGone], status: 404))
        }
        let isRemoved = form[.remove] != nil
        guard isRemoved || form[.restore] != nil else {
            let message = strings.choose(from: [FieldName.remove.rawValue, FieldName.restore.rawValue])
            return Applied(
                ErrorScreen.refused(context, message, status: 422),
                json: .refusal("invalid", message, field: .remove, status: 422))
        }
        if record.isDeleted != isRemoved {
            changeSet.set(KeptRecitation.key(id), [Record.deletedField: .bool(isRemoved)])
        }
        let notice = isRemoved ? QuranNotice.recitationRemoved : .recitationBack
        return Applied(
            .seeOther(
                Route.quran(.recite(.home)).link(QueryItem(.notice, notice.rawValue), QueryItem(.mark, id))),
            json: .json(["session": .string(id), "removed": .bool(isRemoved)]))
    }

    private func refuse(_ field: FieldName, _ message: String, _ span: RecitationSpan) throws(NeedsData) -> Applied {
        Applied(
            try ReciteSessionScreen.show(context, span, typed: form, problem: message),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
