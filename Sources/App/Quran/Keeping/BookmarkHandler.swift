import Almanac
import Interface
import Planner
import Quran
import Records

/// Marks an ayah, removes the mark, or stores its folder and note: `+2:255` marks, `-2:255` removes.
struct BookmarkHandler {
    let context: RequestContext
    let form: FormFields

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let text = form[.mark] ?? ""
        guard let index = try QuranContent.index(context.library) else { return Applied(QuranRefusal.reply(context)) }
        // If only the sign is missing, the refusal asks for it rather than calling the ayah unknown.
        guard let ayah = AyahReference(text: String(text.dropFirst())) ?? AyahReference(text: text),
            index.contains(ayah)
        else { return refuse(context.strings[.quranNoAyah]) }
        switch text.utf8.first {
        case UInt8(ascii: "-"):
            changeSet.set(Bookmark.key(ayah), [Record.deletedField: true])
            return done(ayah, .quran(.unbookmarked), marked: false)
        case UInt8(ascii: "+"):
            return try mark(ayah, &changeSet)
        default: return refuse(context.strings.choose(from: ["+" + ayah.text, "-" + ayah.text]))
        }
    }

    /// Marks an ayah; the folder and note of an earlier mark return with it.
    private func mark(_ ayah: AyahReference, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        var values: JSONObject = [Record.deletedField: false]
        let kept = try context.library.record(Bookmark.key(ayah))
        if kept.flatMap({ Bookmark($0) })?.date == nil {
            values[FieldName.date.rawValue] = .string(try ReaderClock(context).today.description)
        }
        if let folder = form[.folder] { values[FieldName.folder.rawValue] = Self.text(folder, Bookmark.folderLimit) }
        if let note = form[.note] {
            values[FieldName.note.rawValue] = Self.text(TaskText.lines(note), Bookmark.noteLimit, isLine: false)
        }
        changeSet.set(Bookmark.key(ayah), values)
        return done(ayah, .quran(.bookmarked), marked: true)
    }

    /// A text truncated to a limit; empty text is stored as null.
    private static func text(_ text: String, _ limit: Int, isLine: Bool = true) -> JSON {
        var text = isLine ? TaskText.line(text) : text
        while text.utf8.count > limit { text.removeLast() }
        return text.isEmpty ? .null : .string(text)
    }

    private func done(_ ayah: AyahReference, _ notice: Notice, marked: Bool) -> Applied {
        let back = Return.route(form) ?? .quran(.bookmarks)
        return Applied(
            .seeOther(back.link(QueryItem(.notice, notice.rawValue), QueryItem(.mark, ayah.text))),
            json: .json(["ayah": .string(ayah.text), "marked": .bool(marked)]))
    }

    private func refuse(_ message: String) -> Applied {
        Applied(
            ErrorScreen.refused(context, message, status: 422),
            json: .refusal("invalid", message, field: .mark, status: 422))
    }
}
