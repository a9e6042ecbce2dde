import Almanac
import Planner
import Records
import TestSupport
import Testing

@testable import App

struct TimetablePageTests {
    private static let path = "/me/settings/timetable"

    /// A month as a mosque's spreadsheet has it.
    private static func csv(_ days: Int = 30, fajr: String = "05:00", first: Int = 1) -> String {
        var text = "Date,Fajr,Iqama Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha\n"
        for day in first..<first + days {
            text += "2026-11-\(day < 10 ? "0" : "")\(day),\(fajr),05:25,06:20,11:40,14:50,17:10,18:40\n"
        }
        return text
    }

    @Test("a file is read and shown beside the computed times, and nothing is kept", arguments: ["ar", "en"])
    func preview(language: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        let before = device.store
        let answer = device.post(Self.path, ["step": "preview", "text": Self.csv(), "name": "مسجد النور"])
        #expect(answer.status == 200)
        #expect(answer.text.contains(language == "ar" ? "لم يُحفظ شيء بعد" : "Nothing is kept yet"))
        #expect(answer.text.contains("مسجد النور"))
        #expect(answer.text.contains("times-difference"))
        #expect(!answer.text.contains(">timetable."), "a text is missing")
        #expect(device.store == before)
        let facts = try device.call(Self.path, ["step": "preview", "text": Self.csv()]).json["preview"]
        #expect(facts?["days"]?.array?.count == 30)
        #expect(facts?["differences"]?["fajr"]?.array?.count == 2)
    }

    @Test("a file that is taken stands in front at once, is replaced by the next, and every step is taken back")
    func acceptReplaceUndo() throws {
        let device = try Device.inRiyadh()
        let computed = try device.prayers()
        let answer = device.post(Self.path, ["step": "accept", "text": Self.csv(), "name": "Nur"])
        #expect(answer["location"] == "\(Self.path)?notice=timetableUsed")
        #expect(device.page("\(Self.path)?notice=timetableUsed").contains("value=\"undo\""))
        #expect(try device.prayers()["fajr"] == "05:00")
        #expect(try device.prayers("/", "start")["fajr"] == "05:25")
        device.now = device.now + .minutes(1)
        device.post(Self.path, ["step": "accept", "text": Self.csv(fajr: "05:03"), "name": "Huda"])
        #expect(try device.prayers()["fajr"] == "05:03")
        #expect(try device.facts(Self.path)["before"]?.string == "Nur")
        device.post(Self.path, ["step": "undo"])
        #expect(try device.prayers()["fajr"] == "05:00")
        device.post(Self.path, ["step": "undo"])
        #expect(try device.prayers()["fajr"] == "05:03")
        device.post(Self.path, ["step": "remove"])
        #expect(try device.prayers() == computed)
        #expect(try device.facts(Self.path)["timetable"]?.isNull == true)
        device.post(Self.path, ["step": "undo"])
        #expect(try device.prayers()["fajr"] == "05:03")
        // What can't be brought back any more keeps no times.
        let days = device.store.values.filter { $0.key.kind == TimetableMonth.kind && $0["days"]?.value.array != nil }
        #expect(days.count == 1)
    }

    @Test("switched off the timetable is kept and all times are computed; its congregations can be left alone")
    func switches() throws {
        let device = try Device.inRiyadh()
        let computed = try device.prayers()
        device.post(Self.path, ["step": "accept", "text": Self.csv(), "name": "Nur"])
        device.post(Self.path, ["step": "off"])
        #expect(try device.prayers() == computed)
        #expect(try device.facts(Self.path)["timetable"]?["on"]?.bool == false)
        device.post(Self.path, ["step": "on"])
        #expect(try device.prayers()["fajr"] == "05:00")
        device.post(Self.path, ["step": "iqamaOff"])
        #expect(try device.prayers("/", "start")["fajr"] == "05:00")
        device.post(Self.path, ["step": "iqamaOn"])
        #expect(try device.prayers("/", "start")["fajr"] == "05:25")
    }

    @Test("MZ-013 in another city the timetable is kept, Today says why it isn't used, and one button uses it there")
    func moved() throws {
        let device = try Device.inRiyadh()
        device.post(Self.path, ["step": "accept", "text": Self.csv(), "name": "Nur"])
        device.post("/place", ["city": "104515"])
        #expect(try device.prayers()["fajr"] != "05:00")
        for page in [device.page("/"), device.page(Self.path)] {
            #expect(page.contains("value=\"here\"") && page.contains("value=\"off\"") && page.contains("Nur"))
        }
        #expect(device.post(Self.path, ["step": "here", "back": "/"])["location"]?.hasPrefix("/?") == true)
        #expect(try device.prayers()["fajr"] == "05:00")
        #expect(!device.page("/").contains("value=\"here\""))
    }

    @Test("what is wrong is listed with line, heading and what to do, and the text can be corrected in place")
    func errors() throws {
        let device = try Device.inRiyadh()
        let text = Self.csv().replacing("2026-11-03,05:00", with: "2026-11-03,25:00")
        let answer = device.post(Self.path, ["step": "accept", "text": text])
        #expect(answer.status == 422)
        #expect(answer.text.contains("السطر") && answer.text.contains("Fajr") && answer.text.contains("25:00"))
        #expect(answer.text.contains("2026-11-04,05:00"))
        let refused = try device.call(Self.path, ["step": "preview", "text": text])
        #expect(refused.status == 422)
        let error = refused.json["error"]?["errors"]?[0]
        #expect(error?["line"]?.int == 4 && error?["column"]?.int == 2 && error?["reason"]?.string == "badTime")
        #expect(try device.facts(Self.path)["timetable"]?.isNull == true)
    }

    @Test("a date that can be read in two ways is asked about, and the answer settles it")
    func dateOrder() throws {
        let device = try Device.inRiyadh()
        let text = "Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha\n3/4/2027,04:30,05:50,11:55,15:20,18:10,19:40\n"
        let asked = device.post(Self.path, ["step": "preview", "text": text])
        #expect(asked.status == 422 && asked.text.contains("name=\"dateOrder\""))
        for (order, date) in [("day", "2027-04-03"), ("month", "2027-03-04")] {
            let read = try device.call(Self.path, ["step": "preview", "text": text, "dateOrder": order])
            #expect(read.json["preview"]?["first"]?.string == date)
        }
    }

    @Test("of two columns for Asr the person's madhhab is taken and the other can be chosen")
    func madhhab() throws {
        let device = try Device.inRiyadh()
        let text =
            "Date,Fajr,Sunrise,Dhuhr,Asr Shafi,Asr Hanafi,Maghrib,Isha\n"
            + "2026-11-21,05:07,06:25,11:39,14:46,15:27,17:03,18:33\n"
        let page = device.post(Self.path, ["step": "preview", "text": text])
        #expect(page.status == 200 && page.text.contains("name=\"madhhab\""))
        for (madhhab, asr) in [("", "14:46"), ("hanafi", "15:27")] {
            let read = try device.call(Self.path, ["step": "preview", "text": text, "madhhab": madhhab])
            #expect(read.json["preview"]?["days"]?[0]?["asr"]?.string == asr)
        }
    }

    @Test("a file comes as a part of the form, in UTF-16 too, and gives the timetable its name")
    func upload() throws {
        let device = try Device.inRiyadh()
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in Self.csv().utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let answer = device.upload(Self.path, bytes, named: "Masjid Nur.csv", ["step": "accept"])
        #expect(answer.status == 200, "\(answer.text)")
        #expect(try device.facts(Self.path)["timetable"]?["name"]?.string == "Masjid Nur")
        #expect(try device.prayers()["fajr"] == "05:00")
    }

    @Test("doubts are shown and hinder nothing")
    func doubts() throws {
        let device = try Device.inRiyadh()
        let text = Self.csv().replacing("2026-11-05,05:00", with: "2026-11-05,04:00")
        let page = device.post(Self.path, ["step": "preview", "text": text])
        #expect(page.text.contains("راجع هذه"))
        #expect(device.post(Self.path, ["step": "accept", "text": text]).status == 303)
    }

    @Test("what is no timetable is refused in words, whatever it is, and nothing is kept")
    func hostile() throws {
        let device = try Device.inRiyadh()
        let before = device.store
        var generator = Generator(seed: 9)
        var files: [[UInt8]] = [
            [], Array("=cmd|' /C calc'!A0".utf8), Array("{\"days\":[]}".utf8), Array("[[[[[[[[".utf8),
            Array("\"".utf8), [0x50, 0x4B, 3, 4, 0, 0], [0xFF, 0xFE, 0x41], Array("<script>alert(1)</script>".utf8),
            [UInt8](repeating: 0x2C, count: 200_000),
        ]
        let whole = Array(Self.csv().utf8)
        for _ in 0..<60 {
            var bytes = whole
            for _ in 0..<generator.integer(in: 1...40) {
                bytes[generator.integer(in: 0...60)] = UInt8(generator.integer(in: 0...255))
            }
            files.append(bytes)
        }
        for bytes in files {
            let answer = device.upload(
                Self.path, bytes, named: "<img src=x>.csv", ["step": "preview"], accept: "text/html")
            #expect([200, 400, 422].contains(answer.status))
            #expect(!answer.text.contains("<img src=x>") && !answer.text.contains("<script>alert"))
        }
        #expect(device.store == before)
    }

    @Test(
        "a step that is none, or has nothing to work on, is refused",
        arguments: ["", "x", "undo", "on", "remove", "here"])
    func refused(step: String) throws {
        let device = try Device.inRiyadh()
        #expect(try device.call(Self.path, ["step": step]).status == 422)
        #expect(device.post(Self.path, ["step": step]).status == 422)
    }

    @Test("SY-061 the timetable is in the export, and is there again after it is brought in")
    func exported() throws {
        let device = try Device.inRiyadh()
        device.post(Self.path, ["step": "accept", "text": Self.csv(), "name": "Nur"])
        let file = device.get("/me/data/wird.json").text
        let other = try Device()
        #expect(try other.call("/me/data/import", ["file": file]).status == 200)
        #expect(try other.prayers()["fajr"] == "05:00")
        #expect(other.get("/me/data/wird.json").text == file)
        let damaged = file.replacing("\"18:40\"", with: "\"03:40\"").replacing("\"05:00\"", with: "\"17:30\"")
        #expect(try other.call("/me/data/import", ["file": damaged]).status == 422)
    }

    @Test("MZ-001 a task may not be placed on a congregation that the timetable prints")
    func placement() throws {
        let device = try Device.inRiyadh()
        device.post(Self.path, ["step": "accept", "text": Self.csv(), "name": "Nur"])
        let refused = try device.call(
            "/tasks", ["title": "x", "duration": "15", "date": "2026-11-25", "start": "05:20"])
        #expect(refused.status == 409)
        #expect(refused.json["error"]?["code"]?.string == "prayer_conflict")
    }
}

extension Device {
    /// Posts a form with a file, as a page without scripts does.
    func upload(
        _ path: String, _ file: [UInt8], named name: String, _ fields: KeyValuePairs<String, String>,
        accept: String = "application/json"
    ) -> Response {
        var body: [UInt8] = []
        for (name, value) in fields {
            body += Array("--wird\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        body += Array("--wird\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n\r\n".utf8)
        body += file + Array("\r\n--wird--\r\n".utf8)
        return send(
            Request(
                method: "POST", path: path, contentType: "multipart/form-data", accept: accept, body: body, now: now,
                entropy: Entropy(high: 5, low: 6)))
    }
}
