import Interface

/// What is shown of a word that was marked: the word, what was heard of it, the way to hear it recited, and to say that it was
/// right. The script opens it.
struct ReciteWordCard {
    private let strings: Strings

    init(_ strings: Strings) { self.strings = strings }

    var node: Node {
        div(Self.texts(strings)) {
            dialog(.class("recite-card"), .data("word-card"), .aria("labelledby", "card-word")) {
                p(.id("card-word"), .lang("ar"), .dir(.rightToLeft), .data("card-word")) {}
                p(.role("status"), .data("card-state")) {}
                div(.class("form-actions")) {
                    scriptButton(strings[.reciteShowWord], icon: .listen, .data("card-play"))
                    scriptButton(strings[.reciteYouWereRight], icon: .check, .data("card-right"))
                    scriptButton(strings[.close], kind: .quiet, .data("card-close"))
                }
            }
        }
    }

    /// A place where it is said why a word of a summary isn't heard.
    static func note(_ strings: Strings) -> Node {
        div(texts(strings)) {
            p(.class("field-hint"), .role("status"), .data("recite-note")) {}
        }
    }

    /// Why a recitation isn't heard, in words.
    private static func texts(_ strings: Strings) -> [Attribute] {
        [
            .data("text-play-off", strings[.listenOff]), .data("text-play-premium", strings[.listenPremium]),
            .data("text-play-missing", strings[.listenMissing]), .data("text-play-failed", strings[.listenFailed]),
        ]
    }
}
