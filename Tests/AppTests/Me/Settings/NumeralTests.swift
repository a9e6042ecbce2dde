import Records
import Testing

@testable import App

struct NumeralTests {
    private static let arabic: ClosedRange<UInt32> = 0x0660...0x0669
    private static let western: ClosedRange<UInt32> = 0x30...0x39

    /// The text of a page as it is read: without its tags, and without what a form's control holds.
    private func words(_ page: String) -> String {
        var text = ""
        var isTag = false
        let start = page.firstRange(of: "<main").map { page[$0.lowerBound...] } ?? page[...]
        for character in start {
            switch character {
            case "<": isTag = true
            case ">":
                isTag = false
                text += " "
            default: if !isTag { text.append(character) }
            }
        }
        return text
    }

    private func digits(_ text: String, in range: ClosedRange<UInt32>) -> Int {
        text.unicodeScalars.count { range.contains($0.value) }
    }

    private func furnished() throws -> Device {
        let device = try Device.inRiyadh()
        _ = try device.add("اقرأ", duration: 30, date: "2026-11-21", start: "17:45")
        _ = try device.add("اكتب", duration: 45)
        return device
    }

    private static let pages = [
        "/", "/day/2026-11-22", "/week/2026-11-21", "/inbox", "/times/2026-11", "/times/2026-11-21/asr",
        "/calendar/1448", "/me/settings/special", "/reminders", "/qibla",
    ]

    @Test(
        "MZ-218 Arabic numerals unless something else is chosen: in the header, the timeline and the durations",
        arguments: pages)
    func arabicByDefault(path: String) throws {
        let text = words(try furnished().page(path))
        #expect(digits(text, in: Self.arabic) > 0 && digits(text, in: Self.western) == 0, "\(text)")
    }

    @Test("MZ-218 with Western numerals chosen all of them switch, and back", arguments: pages)
    func westernByChoice(path: String) throws {
        let device = try furnished()
        device.post("/me/settings", ["digits": "latin"])
        let text = words(device.page(path))
        #expect(digits(text, in: Self.western) > 0 && digits(text, in: Self.arabic) == 0, "\(text)")
        device.post("/me/settings", ["digits": "arabic"])
        #expect(digits(words(device.page(path)), in: Self.western) == 0)
    }

    @Test("MZ-218 header, timeline and durations by name")
    func parts() throws {
        let device = try furnished()
        let arabic = device.page("/")
        #expect(arabic.contains("٢١ نوفمبر") && arabic.contains("٥:٤٥") && arabic.contains("٣٠ دقيقة"))
        device.post("/me/settings", ["digits": "latin"])
        let western = device.page("/")
        #expect(western.contains("21 نوفمبر") && western.contains("5:45") && western.contains("30 دقيقة"))
    }
}
