import Almanac
import Records

/// The minutes of the parameter `tune`, in Aladhan's order.
struct AladhanTune: Hashable, Sendable {
    /// The names of the tuned times, in the order of the parameter.
    static let names = ["Imsak", "Fajr", "Sunrise", "Dhuhr", "Asr", "Maghrib", "Sunset", "Isha", "Midnight"]

    private var minutes = [Int](repeating: 0, count: 9)

    /// Reads up to nine numbers of minutes; an empty one is 0.
    init(_ text: String?) throws(AladhanProblem) {
        guard let text, !text.isEmpty else { return }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count <= 9 else { throw AladhanProblem(field: "tune", phrase: .apiTune) }
        for index in parts.indices where !parts[index].isEmpty {
            guard let number = Int(parts[index]), (-60...60).contains(number) else {
                throw AladhanProblem(field: "tune", phrase: .apiTune)
            }
            minutes[index] = number
        }
    }

    var imsak: Int { minutes[0] }
    var sunset: Int { minutes[6] }
    var midnight: Int { minutes[8] }

    /// The minutes of the six times that are computed.
    var offsets: PrayerOffsets {
        PrayerOffsets(
            fajr: minutes[1], sunrise: minutes[2], dhuhr: minutes[3], asr: minutes[4], maghrib: minutes[5],
            isha: minutes[7])
    }

    var json: JSON {
        var object = JSONObject()
        for index in Self.names.indices { object[Self.names[index]] = .int(Int64(minutes[index])) }
        return .object(object)
    }
}
