import Almanac
import Interface

/// A calculation method's figures in words of the person's language.
struct MethodWords {
    let strings: Strings
    let method: PrayerMethod

    /// The figures that the method sets: Fajr, Maghrib if it isn't sunset, and Isha.
    var figures: String {
        var parts = [fajr]
        if let maghrib { parts.append(maghrib) }
        parts.append(isha)
        return parts.joined(separator: strings[key: "list.comma"])
    }

    /// A badge in a form if the method is chosen, otherwise the button that chooses it.
    func choice(isChosen: Bool) -> Node {
        guard !isChosen else { return badge(strings[.methodsChosen]) }
        return button(
            .type("submit"), .name(FieldName.method.rawValue), .value(method.identifier),
            .class("button", "button-secondary"),
            .aria("label", strings(.methodsChooseNamed, .word("method", strings.name(method))))
        ) { strings[.methodsChoose] }
    }

    private var fajr: String {
        switch method.fajr {
        case .angle(let angle): angled(.fajr, angle)
        case .minutes(let minutes): timed("methods.fajr.minutes", minutes)
        case .seasonal: strings[key: "methods.fajr.seasonal"]
        }
    }

    private var maghrib: String? {
        switch method.maghrib {
        case .sunset: nil
        case .angle(let angle): angled(.maghrib, angle)
        case .minutes(let minutes): timed("methods.maghrib.minutes", minutes)
        }
    }

    private var isha: String {
        switch method.isha {
        case .angle(let angle): angled(.isha, angle)
        case .minutes(let usual, let ramadan) where usual == ramadan: timed("methods.isha.minutes", usual)
        case .minutes(let usual, let ramadan):
            strings(
                Phrase("methods.isha.ramadan"), .word("time", strings.duration(minutes: usual)),
                .word("ramadan", strings.duration(minutes: ramadan)))
        case .seasonal: strings[key: "methods.isha.seasonal"]
        }
    }

    private func angled(_ event: PrayerEvent, _ angle: Double) -> String {
        strings(
            Phrase("methods.angle"), .word("prayer", strings.name(event)), .word("angle", strings.degrees(angle)))
    }

    private func timed(_ key: String, _ minutes: Int) -> String {
        strings(Phrase(key), .word("time", strings.duration(minutes: minutes)))
    }
}
