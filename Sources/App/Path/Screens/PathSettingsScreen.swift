import Almanac
import Interface
import Records
import WorshipPath

/// "إعدادات المسيرة": which figures are shown, reminders, and the person's data (`/path/settings`).
enum PathSettingsScreen {
    static func show(_ context: RequestContext, problem: String? = nil) throws(NeedsData) -> Reply {
        guard let book = try PathBook(context, .noDays) else { return PathReply.unbegun(context) }
        guard !context.wantsJSON else { return .json(json(book)) }
        let view = PathSettingsView(context: context, book: book, problem: problem)
        return PathScreens.page(
            context, context.strings[.pathSettings], "path-settings", status: problem == nil ? 200 : 422
        ) { view.node }
    }

    private static func json(_ book: PathBook) -> JSON {
        let display = book.display
        let settings = book.settings
        let times = settings.reminders.times(for: book.answers, config: book.config)
        return .object([
            "streak": .string(display.streak.rawValue), "numbers": .bool(display.hasNumbers),
            "restDays": .bool(display.showsRestDays), "bar": .bool(display.showsBar),
            "nameOnly": .bool(display.isNameOnly), "focus": .bool(display.showsFocus),
            "blossom": .bool(settings.hasBlossom), "onToday": .bool(settings.isOnToday),
            "eased": .bool(settings.isEased), "sync": .bool(settings.isSynced),
            "reminders": .bool(settings.reminders.isOn), "more": .bool(settings.reminders.wantsMore),
            "discreet": .bool(settings.isDiscreet), "times": .array(times.map { time in .string(time.text) }),
        ])
    }
}
