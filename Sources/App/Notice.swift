import Interface

/// A notice of what has just been done, shown once after a redirect. It is in the address, since a worker has no
/// cookies.
///
/// A new area with notices is a new case here; their texts and how each is undone belong to the area.
enum Notice: Hashable, Sendable {
    /// The notice for the settings of any area.
    case settingsSaved
    case planner(PlannerNotice)
    case times(TimesNotice)
    case quran(QuranNotice)
    case path(PathNotice)
    case adhkar(AdhkarNotice)
    case course(CourseNotice)
    case shared(SharedNotice)
    case me(MeNotice)

    /// The name in the address. No two areas share a name, which a test ensures.
    var rawValue: String {
        switch self {
        case .settingsSaved: "settingsSaved"
        case .planner(let notice): notice.rawValue
        case .times(let notice): notice.rawValue
        case .quran(let notice): notice.rawValue
        case .path(let notice): notice.rawValue
        case .adhkar(let notice): notice.rawValue
        case .course(let notice): notice.rawValue
        case .shared(let notice): notice.rawValue
        case .me(let notice): notice.rawValue
        }
    }

    init?(rawValue name: String) {
        guard let notice = Self.named(name) else { return nil }
        self = notice
    }

    private static func named(_ name: String) -> Notice? {
        if let notice = PlannerNotice(rawValue: name) { return .planner(notice) }
        if let notice = TimesNotice(rawValue: name) { return .times(notice) }
        if let notice = QuranNotice(rawValue: name) { return .quran(notice) }
        if let notice = PathNotice(rawValue: name) { return .path(notice) }
        if let notice = AdhkarNotice(rawValue: name) { return .adhkar(notice) }
        if let notice = CourseNotice(rawValue: name) { return .course(notice) }
        if let notice = SharedNotice(rawValue: name) { return .shared(notice) }
        if let notice = MeNotice(rawValue: name) { return .me(notice) }
        return name == "settingsSaved" ? .settingsSaved : nil
    }

    /// Its text.
    func words(_ context: RequestContext) -> String {
        switch self {
        case .settingsSaved: context.strings[Phrase("notice.settingsSaved")]
        case .planner(let notice): notice.words(context)
        case .times(let notice): notice.words(context)
        case .quran(let notice): notice.words(context)
        case .path(let notice): notice.words(context)
        case .adhkar(let notice): notice.words(context)
        case .course(let notice): notice.words(context)
        case .shared(let notice): notice.words(context)
        case .me(let notice): notice.words(context)
        }
    }

    /// The button that undoes it, if there is one.
    func undo(_ context: RequestContext) -> Node {
        switch self {
        case .settingsSaved: .nothing
        case .planner(let notice): notice.undo(context)
        case .times(let notice): notice.undo(context)
        case .quran(let notice): notice.undo(context)
        case .path(let notice): notice.undo(context)
        case .adhkar(let notice): notice.undo(context)
        case .course: .nothing
        case .shared(let notice): notice.undo(context)
        case .me(let notice): notice.undo(context)
        }
    }
}

extension Notice {
    /// The toast with the notice that the page's address names, if any, and its undo button.
    static func toast(_ context: RequestContext) -> Node {
        guard let notice = context.parameter(.notice).flatMap({ Notice(rawValue: $0) }) else { return .nothing }
        return Interface.toast(
            notice.words(context), undo: notice.undo(context), dismissLabel: context.strings[.close],
            isBrief: notice == .path(.pathLogged))
    }
}
