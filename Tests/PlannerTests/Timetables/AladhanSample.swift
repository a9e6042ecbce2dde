import Almanac
import Planner
import Records

/// Answers in Aladhan's shape, written by hand from its documentation's member names, with made-up times.
enum AladhanSample {
    static let riyadh = Coordinates(latitude: 24.7136, longitude: 46.6753)!
    static let first = CivilDate("2026-11-01")!

    static func question(_ days: Int = 30) -> AladhanQuestion {
        AladhanQuestion(place: riyadh, zones: ["Asia/Riyadh"], first: first, last: first.adding(days: days - 1))
    }

    /// One day; `changes` replace or add timings, members of `meta`, or the date.
    static func day(
        _ date: CivilDate, times: [(String, String)] = [], meta: [(String, JSON)] = [], written: String? = nil
    ) -> JSON {
        var timings: JSONObject = [
            "Fajr": "04:46 (+03)", "Sunrise": "06:06 (+03)", "Dhuhr": "11:37 (+03)", "Asr": "14:48 (+03)",
            "Sunset": "17:08 (+03)", "Maghrib": "17:08 (+03)", "Isha": "18:38 (+03)", "Imsak": "04:36 (+03)",
            "Midnight": "23:37 (+03)", "Firstthird": "21:27 (+03)", "Lastthird": "01:47 (+03)",
        ]
        for (name, text) in times { timings[name] = .string(text) }
        var details: JSONObject = [
            "latitude": .double(24.7136), "longitude": .double(46.6753), "timezone": "Asia/Riyadh",
            "method": ["id": 4, "name": "Umm Al-Qura University, Makkah"], "school": "STANDARD",
        ]
        for (name, value) in meta { details[name] = value }
        let parts = date.parts
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let text = written ?? "\(two(parts.day))-\(two(parts.month))-\(parts.year)"
        return [
            "timings": .object(timings),
            "date": [
                "readable": "01 Nov 2026", "timestamp": "1793491261",
                "gregorian": ["date": .string(text), "format": "DD-MM-YYYY", "day": .string(two(parts.day))],
                "hijri": ["date": "21-05-1448", "month": ["number": 5, "en": "Jumādá al-ūlá"]],
            ],
            "meta": .object(details),
        ]
    }

    static func answer(_ data: JSON, code: Int64 = 200) -> [UInt8] {
        let json: JSON = ["code": .int(code), "status": "OK", "data": data]
        return json.bytes()
    }

    static func month(_ days: Int = 30, _ day: (CivilDate) -> JSON = { day($0) }) -> [UInt8] {
        answer(.array((0..<days).map { day(first.adding(days: $0)) }))
    }
}

typealias AladhanQuestion = AladhanAnswer.Question
