import Interface
import Recitation

/// The words that a session's script shows and announces. They never call anything wrong.
struct ReciteTexts {
    private let strings: Strings

    init(_ strings: Strings) { self.strings = strings }

    var session: [Attribute] {
        [
            .data("text-heard", strings[Self.name(.heard)]), .data("text-not-heard", strings[Self.name(.notHeard)]),
            .data("text-other", strings[Self.name(.other)]), .data("text-doubtful", strings[Self.name(.doubtful)]),
            .data("text-waiting", strings[Self.name(.waiting)]), .data("text-extra", strings[.reciteStateExtra]),
            .data("text-word", strings[.reciteWordState]), .data("text-right", strings[.reciteYouWereRight]),
            .data("text-show", strings[.reciteShowWord]), .data("text-ayah", strings[.reciteAyahHeard]),
            .data("text-ayah-marked", strings[.reciteAyahMarked]),
            .data("text-ayah-unclear", strings[.reciteAyahUnclear]), .data("text-again", strings[.reciteAyahAgain]),
            .data("text-jumped", strings[.reciteJumped]), .data("text-ended", strings[.reciteEnded]),
            .data("text-failed", strings[.reciteFailed]), .data("text-wait", strings[.reciteWait]),
            .data("text-level", strings[.reciteLevel]),
        ]
    }

    static func name(_ state: WordState) -> Phrase {
        switch state {
        case .waiting: .reciteStateWaiting
        case .heard: .reciteStateHeard
        case .notHeard: .reciteStateNotHeard
        case .other: .reciteStateOther
        case .doubtful: .reciteStateDoubtful
        }
    }
}
