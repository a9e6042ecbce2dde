import Almanac
import Interface
import Records

/// The calculation methods under Aladhan's numbers and keys.
enum AladhanMethods {
    /// The list that `/v1/methods` gives.
    static var all: JSON {
        var object = JSONObject()
        for entry in PrayerMethod.aladhanNumbers { object[entry.key] = json(entry.method) }
        object["CUSTOM"] = .object(["id": .int(99)])
        return .object(object)
    }

    /// A method's number, name and figures.
    static func json(_ method: PrayerMethod) -> JSON {
        let number = method.aladhanNumber
        return .object([
            "id": .int(Int64(number)), "name": .string(number == 99 ? "Custom" : method.authority),
            "params": .object(figures(method)),
        ])
    }

    /// The method that a query asks for, or the usual one if it names none.
    static func method(_ query: FormFields, usual: PrayerMethod) throws(AladhanProblem) -> PrayerMethod {
        var glow = Shafaq.general
        if let text = query["shafaq"], !text.isEmpty {
            guard let known = Shafaq(named: text) else { throw .choice("shafaq", "general, ahmer, abyad") }
            glow = known
        }
        guard let text = query["method"], !text.isEmpty, text != "null", text != "auto" else { return usual }
        if text == "99" { return try custom(query["methodSettings"]) }
        guard let number = Int(text), let method = PrayerMethod(aladhanNumber: number) else {
            throw .choice("method", numbers)
        }
        return method.aladhanNumber == 15 ? .moonsighting(glow) : method
    }

    private static var numbers: String {
        var text = ""
        for entry in PrayerMethod.aladhanNumbers { text += "\(entry.number), " }
        return text + "99"
    }

    /// A custom method: Fajr's angle, Maghrib's angle, minutes or `null`, and Isha's angle or minutes (`90 min`).
    private static func custom(_ text: String?) throws(AladhanProblem) -> PrayerMethod {
        let refusal = AladhanProblem(
            field: "methodSettings", phrase: .apiSettings, arguments: [.text("example", "18.5,null,90 min")])
        var parts: [Substring] = []
        for part in (text ?? "").split(separator: ",", omittingEmptySubsequences: false) { parts.append(part) }
        guard parts.count == 3, case .angle(let fajr)? = figure(parts[0]), let isha = figure(parts[2]) else {
            throw refusal
        }
        var maghrib = MaghribRule.sunset
        if parts[1] != "null", !parts[1].isEmpty {
            switch figure(parts[1]) {
            case .angle(let angle)?: maghrib = .angle(angle)
            case .minutes(let minutes)?: maghrib = .minutes(minutes)
            case nil: throw refusal
            }
        }
        let rule: IshaRule =
            switch isha {
            case .angle(let angle): .angle(angle)
            case .minutes(let minutes): .minutes(minutes, ramadan: minutes)
            }
        do throws(FieldError) {
            return try .custom(fajr: .angle(fajr), maghrib: maghrib, isha: rule)
        } catch {
            throw refusal
        }
    }

    private enum Figure {
        case angle(Double)
        case minutes(Int)
    }

    /// An angle or minutes: `18.5` or `90 min`.
    private static func figure(_ text: Substring) -> Figure? {
        guard text.utf8.count <= 12 else { return nil }
        var words: [Substring] = []
        for word in text.split(separator: " ") { words.append(word) }
        if words.count == 2, words[1] == "min" { return Int(words[0]).map { .minutes($0) } }
        guard words.count == 1, let angle = Double(String(words[0])), angle.isFinite else { return nil }
        return .angle(angle)
    }

    private static func figures(_ method: PrayerMethod) -> JSONObject {
        var object = JSONObject()
        switch method.fajr {
        case .angle(let angle): object["Fajr"] = .double(angle)
        case .minutes(let minutes): object["Fajr"] = .string("\(minutes) min")
        case .seasonal: object["Fajr"] = .int(18)
        }
        switch method.isha {
        case .angle(let angle): object["Isha"] = .double(angle)
        case .minutes(let minutes, _): object["Isha"] = .string("\(minutes) min")
        case .seasonal(let glow):
            object["Isha"] = .int(18)
            object["shafaq"] = .string(glow.identifier)
        }
        switch method.maghrib {
        case .sunset: break
        case .angle(let angle): object["Maghrib"] = .double(angle)
        case .minutes(let minutes): object["Maghrib"] = .string("\(minutes) min")
        }
        if method.night == .toFajr { object["Midnight"] = "JAFARI" }
        return object
    }
}
